import type { Attrs, Shape } from './shapes.ts';

const INK = '#222';
const PAPER = '#fff';
const LINE = 0.9;

/** A drawing as black lines on white: what is printed to save ink. Shadows and stars fall away, words stay. */
export const outlined = (shapes: readonly Shape[]): Shape[] => shapes.flatMap(outlineOf);

function outlineOf(shape: Shape): Shape[] {
  const { tag, attrs, inner } = shape;
  switch (tag) {
    case 'text':
      return [{ ...shape, attrs: { ...attrs, fill: INK } }];
    case 'clipPath':
      return [shape];
    case 'linearGradient':
    case 'radialGradient':
    case 'stop':
      return [];
    case 'g':
      return [{ ...shape, inner: outlined(inner) }];
    default:
      return isShadow(shape) ? [] : [{ ...shape, attrs: inLines(attrs) }];
  }
}

/** Half-transparent things are light and shade, tiny circles are stars. */
const isShadow = ({ tag, attrs }: Shape): boolean =>
  Number(attrs['opacity'] ?? 1) < 0.6 || (tag === 'circle' && Number(attrs['r']) < 2);

function inLines(attrs: Attrs): Attrs {
  const { opacity: _, ...rest } = attrs;
  const stroke = { stroke: INK, 'stroke-width': Math.min(Number(attrs['stroke-width'] ?? LINE), 2) };
  return { ...rest, ...stroke, fill: attrs['fill'] === 'none' ? 'none' : PAPER };
}
