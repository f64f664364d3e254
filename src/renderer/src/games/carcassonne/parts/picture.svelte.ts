import { MediaQuery, SvelteMap } from 'svelte/reactivity';
import { settings } from '../../../state/settings.svelte.ts';

/** What of a drawing's plane its picture shows. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const dark = new MediaQuery('prefers-color-scheme: dark');
const pictures = new SvelteMap<string, string>();
/** Each theme paints its own pictures. */
const themed = (key: string): string => `${settings.values.theme} ${dark.current} ${key}`;

/** The address of the picture of a drawing, once there is one. `key` names the drawing among all. */
export const pictureOf = (key: string): string | undefined => pictures.get(themed(key));

/** Makes a picture of a drawing that the page shows: one node in place of a hundred, so that a whole map pans smoothly. */
export async function picture(key: string, drawing: SVGElement, frame: Frame): Promise<void> {
  const name = themed(key);
  const image = new Image();
  image.src = addressOf(drawing, frame);
  // The drawing stays in its place until the picture can be shown without a blink.
  await image.decode();
  pictures.set(name, image.src);
}

function addressOf(drawing: SVGElement, { x, y, width, height }: Frame): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.append(...[...drawing.childNodes].map((node) => node.cloneNode(true)));
  return `data:image/svg+xml,${encodeURIComponent(painted(new XMLSerializer().serializeToString(svg)))}`;
}

/** A picture cannot see the page's variables: each is replaced by the colour that it is. */
function painted(text: string): string {
  const probe = document.documentElement.appendChild(document.createElement('i'));
  const colours = new Map<string, string>();
  const colourOf = (variable: string): string => {
    probe.style.color = variable;
    return getComputedStyle(probe).color;
  };
  const out = text.replace(/var\(--[a-z0-9-]+\)/g, (variable) => {
    const colour = colours.get(variable) ?? colourOf(variable);
    colours.set(variable, colour);
    return colour;
  });
  probe.remove();
  return out;
}
