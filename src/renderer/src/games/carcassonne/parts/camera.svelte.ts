/** A part of the map, in the map's own units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const NEAREST = 1;
const FARTHEST = 0.12;

/** Where the map lies in its window: a shift in pixels and a scale. It shows everything until somebody moves it. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(0.5);
  /** Nobody has moved the map since it last showed everything. */
  free = $state(true);
  #window: { w: number; h: number } = { w: 0, h: 0 };

  resize(w: number, h: number): void {
    this.#window = { w, h };
  }

  /** Shows an area as large as it fits, no tile smaller than `least` times its size; what does not fit is centred on `on`. */
  show(area: Area, least: number, on: { x: number; y: number }): void {
    const { w, h } = this.#window;
    if (w === 0 || h === 0) return;
    this.free = true;
    this.scale = Math.min(NEAREST, Math.max(least, Math.min(w / area.w, h / area.h)));
    this.x = place(w, area.x * this.scale, area.w * this.scale, on.x * this.scale);
    this.y = place(h, area.y * this.scale, area.h * this.scale, on.y * this.scale);
  }

  pan(dx: number, dy: number): void {
    this.free = false;
    this.x += dx;
    this.y += dy;
  }

  /** Zooms about a point of the window, which stays where it is. */
  zoom(factor: number, x: number = this.#window.w / 2, y: number = this.#window.h / 2): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    const by = scale / this.scale;
    this.free = false;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
  }

  /** Moves just so far that a point of the map with room around it is in the window. */
  reveal(x: number, y: number, room: number): void {
    const { w, h } = this.#window;
    this.x += correction(x * this.scale + this.x, room * this.scale, w);
    this.y += correction(y * this.scale + this.y, room * this.scale, h);
  }
}

/** The shift that centres a stretch in the window, or, when it is longer, the point that matters. */
function place(window: number, start: number, length: number, on: number): number {
  if (length <= window) return (window - length) / 2 - start;
  return Math.min(-start, Math.max(window - start - length, window / 2 - on));
}

function correction(at: number, room: number, window: number): number {
  if (at < room) return room - at;
  return at > window - room ? window - room - at : 0;
}
