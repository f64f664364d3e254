/** Where every card lies on every page. Pure geometry in millimetres; drawing and game are somebody else's. */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export const BACKS = ['interleaved', 'separate', 'none'] as const;
export type Backs = (typeof BACKS)[number];
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];
export const MARKS = ['corners', 'lines'] as const;
export type Marks = (typeof MARKS)[number];
export const BLEEDS = [0, 3] as const;
export type Bleed = (typeof BLEEDS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly paper: Paper;
  readonly backs: Backs;
  readonly flip: Flip;
  readonly marks: Marks;
  readonly bleed: Bleed;
  /** Shift of the backs, millimetres to the right and up. */
  readonly shift: { readonly right: number; readonly up: number };
}

/** One card on a page: which one, and where its trimmed edge lies. */
export interface Place {
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export type Page =
  | { readonly kind: 'guide' | 'blank' | 'test-front' | 'test-back' }
  | { readonly kind: 'front' | 'back'; readonly sheet: number; readonly places: readonly Place[] };

export interface Imposition {
  readonly page: Size;
  readonly pages: readonly Page[];
  /** Cut marks, the same on every page of cards. */
  readonly cuts: readonly Line[];
  readonly sheets: number;
}

const UPRIGHT: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Room for cut marks on each side of the block of cards; less cannot be printed by many printers. */
const MARGIN = 7;
/** Distance of a mark from the block, and its length. */
const MARK_GAP = 2;
const MARK_LENGTH = 5;

interface Grid {
  readonly page: Size;
  readonly columns: number;
  readonly rows: number;
  /** From the left (upper) edge of one card to that of the next. */
  readonly stepX: number;
  readonly stepY: number;
  /** Upper left corner of the first card's trimmed edge. */
  readonly left: number;
  readonly top: number;
}

/** Lays `count` cards out on pages. */
export function impose(count: number, card: Size, plan: Plan): Imposition {
  const grid = gridOf(card, plan);
  const perPage = grid.columns * grid.rows;
  const sheets = Math.ceil(count / perPage);
  const fronts = Array.from({ length: sheets }, (_, sheet): Page => {
    const first = sheet * perPage;
    const places = Array.from({ length: Math.min(perPage, count - first) }, (_, at) => ({
      card: first + at,
      x: grid.left + (at % grid.columns) * grid.stepX,
      y: grid.top + Math.floor(at / grid.columns) * grid.stepY,
    }));
    return { kind: 'front', sheet, places };
  });
  return {
    page: grid.page,
    pages: pagesOf(fronts, grid.page, card, plan),
    cuts: cutsOf(grid, card, plan),
    sheets,
  };
}

function pagesOf(fronts: readonly Page[], page: Size, card: Size, plan: Plan): Page[] {
  switch (plan.backs) {
    case 'none':
      return [{ kind: 'guide' }, ...fronts];
    case 'separate': {
      const [first] = fronts;
      return [
        { kind: 'guide' },
        ...fronts,
        ...(first ? [backOf(first, page, card, plan)] : []),
        { kind: 'test-front' },
      ];
    }
    case 'interleaved':
      // The guide has an empty back, else the first cards would be printed on it.
      return [
        { kind: 'guide' },
        { kind: 'blank' },
        ...fronts.flatMap((front) => [front, backOf(front, page, card, plan)]),
        { kind: 'test-front' },
        { kind: 'test-back' },
      ];
  }
}

/** The back of a page: its cards mirrored over the edge on which the printer turns the sheet, then shifted. */
function backOf(front: Page, page: Size, card: Size, { flip, shift }: Plan): Page {
  if (!('places' in front)) throw new Error('only a page of cards has a back');
  const sideways = (flip === 'long') === page.width < page.height;
  const places = front.places.map(({ card: nth, x, y }) => ({
    card: nth,
    x: (sideways ? page.width - x - card.width : x) + shift.right,
    y: (sideways ? y : page.height - y - card.height) - shift.up,
  }));
  return { kind: 'back', sheet: front.sheet, places };
}

/** As many cards as fit, at most nine without bleed and six with it; upright unless only the lying page has room. */
function gridOf(card: Size, { paper, bleed }: Plan): Grid {
  const upright = UPRIGHT[paper];
  const lying = { width: upright.height, height: upright.width };
  const stepX = card.width + 2 * bleed;
  const stepY = card.height + 2 * bleed;
  const fit = (page: Size, columns: number, rows: number): Grid | undefined => {
    const left = (page.width - columns * stepX) / 2;
    const top = (page.height - rows * stepY) / 2;
    if (left < MARGIN || top < MARGIN) return undefined;
    return { page, columns, rows, stepX, stepY, left: left + bleed, top: top + bleed };
  };
  const grid =
    bleed === 0 ? fit(upright, 3, 3) : (fit(upright, 2, 3) ?? fit(upright, 3, 2) ?? fit(lying, 3, 2));
  if (!grid) throw new Error(`cards of ${card.width} × ${card.height} mm do not fit ${paper}`);
  return grid;
}

/** Marks beside the block, or lines across the page, at every edge that is cut. */
function cutsOf(grid: Grid, card: Size, { marks, bleed }: Plan): Line[] {
  const { page, columns, rows, left, top, stepX, stepY } = grid;
  const edges = (first: number, step: number, size: number, count: number) => {
    const all = Array.from({ length: count }, (_, at) => [
      first + at * step,
      first + at * step + size,
    ]).flat();
    return all.filter((edge, at) => at === 0 || edge - (all[at - 1] ?? 0) > 1e-9);
  };
  const xs = edges(left, stepX, card.width, columns);
  const ys = edges(top, stepY, card.height, rows);
  const spans = (from: number, to: number, size: number): [number, number][] => {
    if (marks === 'lines') return [[MARK_GAP, size - MARK_GAP]];
    const near = Math.max(MARK_GAP, from - bleed - MARK_GAP - MARK_LENGTH);
    const far = Math.min(size - MARK_GAP, to + bleed + MARK_GAP + MARK_LENGTH);
    return [
      [near, from - bleed - MARK_GAP],
      [to + bleed + MARK_GAP, far],
    ];
  };
  const across = spans(xs[0] ?? 0, xs.at(-1) ?? 0, page.width);
  const down = spans(ys[0] ?? 0, ys.at(-1) ?? 0, page.height);
  return [
    ...xs.flatMap((x) => down.map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...ys.flatMap((y) => across.map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
  ];
}
