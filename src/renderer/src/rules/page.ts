import { lexer, type Token, type Tokens } from 'marked';

/** Words of a paragraph; `strong` ones stand out. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly place: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  /** A drawing of the game's own: `what` is a piece, tile or card by its name in move texts. */
  | { readonly kind: 'figure'; readonly what: string; readonly caption: string };

const PLACE = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** A rule page from its Markdown: headings carry the place that links name, `## Ход {#turn}`. */
export function parsePage(markdown: string): Block[] {
  return lexer(markdown).flatMap(blocksOf);
}

/** Blocks from the heading of a place to the next heading; what one key on a table opens. */
export function excerpt(page: readonly Block[], place: string): readonly Block[] {
  const from = page.findIndex((block) => block.kind === 'heading' && block.place === place);
  if (from < 0) return [];
  const rest = page.slice(from + 1);
  const until = rest.findIndex((block) => block.kind === 'heading');
  return page.slice(from, until < 0 ? undefined : from + 1 + until);
}

/** A place where a search found its words. */
export interface Hit {
  readonly place: string;
  readonly heading: string;
  readonly line: string;
}

/** Every block that holds all words of the query, whatever their case, with the heading it stands under. */
export function findIn(page: readonly Block[], query: string): Hit[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  let [heading, place] = ['', ''];
  const hits: Hit[] = [];
  for (const block of page) {
    if (block.kind === 'heading') [heading, place] = [block.text, block.place];
    const line = textOf(block);
    const haystack = line.toLocaleLowerCase();
    if (words.every((word) => haystack.includes(word))) hits.push({ place, heading, line });
  }
  return hits;
}

export function textOf(block: Block): string {
  const join = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return join(block.spans);
    case 'list':
      return block.items.map(join).join(' ');
    case 'figure':
      return block.caption;
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

function blocksOf(token: Token): Block[] {
  if (isHeading(token)) {
    const text = token.text.replace(PLACE, '');
    return [{ kind: 'heading', level: token.depth, text, place: PLACE.exec(token.text)?.[1] ?? '' }];
  }
  if (isParagraph(token)) {
    const figures = token.tokens.filter(isImage);
    if (figures.length > 0) {
      return figures.map(({ href, text }) => ({ kind: 'figure', what: href, caption: text }));
    }
    return [{ kind: 'paragraph', spans: spansOf(token.tokens) }];
  }
  if (isList(token)) {
    const items = token.items.map((item) => spansOf(item.tokens));
    return [{ kind: 'list', ordered: token.ordered, items }];
  }
  return [];
}

/** Plain and strong words; other marks count as the text inside them. */
function spansOf(tokens: readonly Token[], strong = false): Span[] {
  return tokens.flatMap((token): Span[] => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (inner) return spansOf(inner, strong || token.type === 'strong');
    return [{ text: 'text' in token ? String(token.text) : token.raw, strong }];
  });
}
