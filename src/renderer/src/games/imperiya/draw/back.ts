import { COLOURS } from '../../../../../shared/games/imperiya/types.ts';
import { PAPER } from './parts.ts';
import {
  circle,
  ellipse,
  gradient,
  group,
  path,
  rect,
  seal,
  type Shape,
  short,
  stars,
  times,
  title,
} from './shapes.ts';
import { HUES, sign } from './systems.ts';

const NIGHT = '#171329';
const GOLD = '#C79A3A';

/** The back of every card: ten systems on their orbits round the seal. It is the same upside down in everything but the letter. */
export const backFace = (): Shape[] => [
  rect(0, 0, 252, 352, PAPER, 15),
  gradient('night', '#3A3166', NIGHT, true),
  rect(9, 9, 234, 334, '#night', 9),
  rect(16, 16, 220, 320, 'none', 6, { stroke: GOLD, 'stroke-width': 1.6 }),
  ...stars(18, 18, 216, 316, 80, 41),
  ...times(5, (i) =>
    ellipse(126, 176, 52 + i * 13.5, 52 + i * 25, 'none', {
      stroke: GOLD,
      'stroke-width': 1.2,
      opacity: 0.75 - i * 0.1,
    }),
  ),
  ...COLOURS.map((colour, i) => {
    const angle = (i / COLOURS.length) * 2 * Math.PI - Math.PI / 2;
    const outer = i % 2 === 0;
    const x = 126 + Math.cos(angle) * (outer ? 92.5 : 79);
    const y = 176 + Math.sin(angle) * (outer ? 127 : 102);
    return group(
      `translate(${short(x)} ${short(y)})`,
      circle(0, 0, 11.5, HUES[colour].base, { stroke: PAPER, 'stroke-width': 2 }),
      sign(colour, 0, 0, 0.62),
    );
  }),
  circle(126, 176, 45, NIGHT),
  path(seal(126, 176, 38), GOLD),
  circle(126, 176, 28, NIGHT),
  title(126, 193, 'И', '#F6D78F', 46, { 'font-weight': 800 }),
];
