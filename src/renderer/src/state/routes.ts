/** Every address of the app; an unknown one is the shelf. */
export type Route =
  | { readonly screen: 'shelf' }
  | { readonly screen: 'new'; readonly game: string; readonly query: URLSearchParams }
  | {
      readonly screen: 'table';
      readonly table: string;
      readonly watch: boolean;
      /** The tournament it is a board of. */
      readonly evening: string | null;
    }
  | {
      readonly screen: 'join';
      readonly table: string | null;
      readonly seat: number | null;
      /** Another host that a link leads to; whoever sits here is asked before anything goes there. */
      readonly at: string | null;
    }
  | { readonly screen: 'replay'; readonly match: string; readonly ply: number }
  | { readonly screen: 'lesson' | 'print'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string; readonly place: string | null }
  | { readonly screen: 'tournament'; readonly tournament: string | null }
  | { readonly screen: 'tv' | 'saves' | 'puzzle' | 'stats' | 'people' | 'settings' | 'about' };

/** Reads an address such as `#/table/ab?as=watch`. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?');
  const [, screen = '', first = '', second = ''] = path.split('/').map(decode);
  const query = new URLSearchParams(search);
  switch (screen) {
    case 'new':
      return first ? { screen, game: first, query } : SHELF;
    case 'table':
      return first
        ? { screen, table: first, watch: query.get('as') === 'watch', evening: query.get('of') }
        : SHELF;
    case 'join':
      return { screen, table: first || null, seat: whole(query.get('seat')), at: query.get('at') };
    case 'replay':
      return first ? { screen, match: first, ply: whole(query.get('ply')) ?? 0 } : SHELF;
    case 'lesson':
    case 'print':
      return first ? { screen, game: first } : SHELF;
    case 'rules':
      return { screen, game: first || 'quarto', place: second || null };
    case 'tournament':
      return { screen, tournament: first || null };
    case 'tv':
    case 'saves':
    case 'puzzle':
    case 'stats':
    case 'people':
    case 'settings':
    case 'about':
      return { screen };
    default:
      return SHELF;
  }
}

const SHELF: Route = { screen: 'shelf' };

/** A whole number from 0 on; null for anything else. */
function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
