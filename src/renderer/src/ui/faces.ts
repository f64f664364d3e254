/** The palette of each game's box; the same in both themes, as a box is printed once. */
export interface Face {
  /** Size of the front. */
  readonly w: number;
  readonly h: number;
  readonly base: string;
  readonly base2: string;
  readonly side: string;
  readonly top: string;
  readonly ink: string;
  readonly accent: string;
  /** Ground of the round token. */
  readonly token: string;
  /** Lines of the title, by their baseline and size. */
  readonly title: readonly { readonly y: number; readonly size: number }[];
}

export const FACES = {
  quarto: {
    w: 216,
    h: 222,
    base: '#4a2c1c',
    base2: '#2f1a10',
    side: '#24130b',
    top: '#6d4529',
    ink: '#f6deb0',
    accent: '#e0b070',
    token: '#4a2c1c',
    title: [{ y: 207, size: 42 }],
  },
  foursquare: {
    w: 150,
    h: 204,
    base: '#1f3a63',
    base2: '#12243f',
    side: '#0d1a2e',
    top: '#345a8d',
    ink: '#fbf3df',
    accent: '#d9483b',
    token: '#1f3a63',
    title: [{ y: 183, size: 22 }],
  },
  carcassonne: {
    w: 258,
    h: 272,
    base: '#9cc3c6',
    base2: '#e8dcae',
    side: '#3f5f2c',
    top: '#c9dfda',
    ink: '#4a2412',
    accent: '#e5c98c',
    token: '#6f9748',
    title: [
      { y: 229, size: 23 },
      { y: 257, size: 31 },
    ],
  },
  kvartaly: {
    w: 178,
    h: 250,
    base: '#b0482c',
    base2: '#6f2418',
    side: '#4d160e',
    top: '#d2714f',
    ink: '#fff0d2',
    accent: '#f2bd58',
    token: '#b0482c',
    title: [{ y: 224, size: 29 }],
  },
  imperiya: {
    w: 212,
    h: 300,
    base: '#2b2159',
    base2: '#120d2c',
    side: '#0c0820',
    top: '#4a3c86',
    ink: '#f4e3b4',
    accent: '#d8b25c',
    token: '#2b2159',
    title: [{ y: 275, size: 41 }],
  },
} as const satisfies Record<string, Face>;

export type GameId = keyof typeof FACES;
export const isGameId = (id: string): id is GameId => Object.hasOwn(FACES, id);
