/** Paints of the town; those that end in S lie in the shade. Cards are paper: they look the same in both themes. */
export const DYE = {
  ink: '#202B3E',
  ink2: '#141C2B',
  cream: '#F7E8C9',
  creamS: '#DFC89C',
  paper: '#FCF5E6',
  brick: '#C4512F',
  brickS: '#9A3A22',
  ochre: '#E5A63C',
  ochreS: '#BF7F24',
  teal: '#2F8088',
  tealS: '#1F5F68',
  sage: '#93B38D',
  sageS: '#6D9070',
  plum: '#704060',
  plumS: '#522C47',
  sky: '#C5DEDF',
  nightS: '#1B2844',
  rose: '#E7A794',
  lamp: '#FFD27A',
  navy: '#2C4A7C',
  navyS: '#1F365E',
  greyS: '#8E8B84',
  white: '#FBF8F0',
  whiteS: '#D8D8D0',
} as const;

/** A skin in the light and in the shade. */
export type Skin = readonly [string, string];

export const SKIN = {
  fair: ['#F4CDA6', '#D9A277'],
  tan: ['#E8B388', '#C98E62'],
  olive: ['#C98E60', '#A56C43'],
  brown: ['#935F3F', '#70442B'],
  pale: ['#F8DCC0', '#E0B592'],
} as const satisfies Readonly<Record<string, Skin>>;
