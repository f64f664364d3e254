import { describe, expect, test } from 'vitest';
import { BACKS, BLEEDS, FLIPS, impose, type Page, PAPERS, type Place, type Plan } from './imposition.ts';

const CARD = { width: 63, height: 88 };
const PLAN: Plan = {
  paper: 'a4',
  backs: 'separate',
  flip: 'long',
  marks: 'corners',
  bleed: 0,
  shift: { right: 0, up: 0 },
};

const placesOf = (page: Page | undefined): readonly Place[] => (page && 'places' in page ? page.places : []);
const kinds = (pages: readonly Page[]) => pages.map((page) => page.kind);

const everyPlan = PAPERS.flatMap((paper) =>
  BLEEDS.flatMap((bleed) =>
    FLIPS.flatMap((flip) => BACKS.map((backs): Plan => ({ ...PLAN, paper, bleed, flip, backs }))),
  ),
);

describe('imposition', () => {
  test('108 cards are a guide, twelve pages of nine, one back and a test page', () => {
    const { pages } = impose(108, CARD, PLAN);
    expect(kinds(pages)).toEqual(['guide', ...Array(12).fill('front'), 'back', 'test-front']);
    expect(pages.slice(1, 13).map((page) => placesOf(page).length)).toEqual(Array(12).fill(9));
  });

  test('on A4 the block of nine begins 10.5 mm from the left and 16.5 mm from the top', () => {
    expect(placesOf(impose(9, CARD, PLAN).pages[1])[0]).toEqual({ card: 0, x: 10.5, y: 16.5 });
  });

  test('interleaved backs follow their fronts, and every front is on an odd page', () => {
    const { pages } = impose(108, CARD, { ...PLAN, backs: 'interleaved' });
    expect(pages).toHaveLength(28);
    pages.forEach((page, at) => {
      if (page.kind === 'front') {
        expect(at % 2).toBe(0);
        expect(pages[at + 1]?.kind).toBe('back');
      }
    });
  });

  test('bleed leaves six cards a page, eighteen pages of 108', () => {
    for (const paper of PAPERS) {
      const { sheets, pages } = impose(108, CARD, { ...PLAN, paper, bleed: 3 });
      expect(sheets).toBe(18);
      expect(placesOf(pages[1])).toHaveLength(6);
    }
  });

  test.each(everyPlan)('every card lies once and whole on the paper: %j', (plan) => {
    const { pages, page } = impose(60, CARD, plan);
    const fronts = pages.filter((one) => one.kind === 'front').flatMap(placesOf);
    expect(fronts.map(({ card }) => card)).toEqual([...Array(60).keys()]);
    for (const { x, y } of fronts) {
      expect(x - plan.bleed).toBeGreaterThanOrEqual(7);
      expect(y - plan.bleed).toBeGreaterThanOrEqual(7);
      expect(x + CARD.width + plan.bleed).toBeLessThanOrEqual(page.width - 7);
      expect(y + CARD.height + plan.bleed).toBeLessThanOrEqual(page.height - 7);
    }
  });

  test.each(everyPlan)('cards of a page never overlap, bleed included: %j', (plan) => {
    for (const page of impose(60, CARD, plan).pages) {
      const places = placesOf(page);
      for (const [at, a] of places.entries()) {
        for (const b of places.slice(at + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= CARD.width + 2 * plan.bleed - 1e-9 ||
            Math.abs(a.y - b.y) >= CARD.height + 2 * plan.bleed - 1e-9;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test.each(FLIPS)('turned over the %s edge, every back lies behind its front', (flip) => {
    for (const paper of PAPERS) {
      for (const bleed of BLEEDS) {
        const { pages, page } = impose(52, CARD, { ...PLAN, backs: 'interleaved', paper, bleed, flip });
        const upright = page.width < page.height;
        pages.forEach((front, at) => {
          if (front.kind !== 'front') return;
          for (const [nth, place] of placesOf(pages[at + 1]).entries()) {
            const before = placesOf(front)[nth];
            const sideways = (flip === 'long') === upright;
            // What the sheet's turn does to a point of the back, seen through the paper.
            const seen = sideways
              ? { x: page.width - place.x - CARD.width, y: place.y }
              : { x: place.x, y: page.height - place.y - CARD.height };
            expect(seen.x).toBeCloseTo(before?.x ?? NaN, 9);
            expect(seen.y).toBeCloseTo(before?.y ?? NaN, 9);
          }
        });
      }
    }
  });

  test('the shift moves backs and nothing else', () => {
    const straight = impose(9, CARD, { ...PLAN, backs: 'interleaved' });
    const shifted = impose(9, CARD, { ...PLAN, backs: 'interleaved', shift: { right: 0.3, up: 0.2 } });
    expect(shifted.pages[2]).toEqual(straight.pages[2]);
    placesOf(shifted.pages[3]).forEach((place, at) => {
      const before = placesOf(straight.pages[3])[at];
      expect(place.x).toBeCloseTo((before?.x ?? NaN) + 0.3, 9);
      expect(place.y).toBeCloseTo((before?.y ?? NaN) - 0.2, 9);
    });
  });

  test('corner marks stay outside the cards and lie on every edge that is cut', () => {
    const { cuts, pages } = impose(9, CARD, PLAN);
    const places = placesOf(pages[1]);
    for (const { x1, y1, x2, y2 } of cuts) {
      for (const { x, y } of places) {
        const apart = x2 < x - 1 || x1 > x + CARD.width + 1 || y2 < y - 1 || y1 > y + CARD.height + 1;
        expect(apart).toBe(true);
      }
    }
    for (const { x, y } of places) {
      expect(cuts.some((cut) => cut.x1 === cut.x2 && Math.abs(cut.x1 - x) < 1e-9)).toBe(true);
      expect(cuts.some((cut) => cut.y1 === cut.y2 && Math.abs(cut.y1 - y) < 1e-9)).toBe(true);
    }
  });
});
