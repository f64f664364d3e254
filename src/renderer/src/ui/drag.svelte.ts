/** What a drag needs to know of the table, and tells it. */
interface Ports {
  /** A thing is taken up. */
  readonly start: (thing: string) => void;
  /** Places, by their `data-drop`, that take it. */
  readonly places: () => ReadonlySet<string>;
  readonly drop: (place: string) => void;
  /** It was let go where nothing takes it. */
  readonly cancel: () => void;
}

/** Pixels that a pointer must travel before a press is a drag and no tap. */
const SLACK = 8;

/** Things that are dragged by mouse, pen or finger. Whatever a drop does can be done by taps and keys as well. */
export class Drag {
  /** The thing that is on its way. */
  thing = $state.raw<string | null>(null);
  /** Where the pointer is, in pixels of the window. */
  at = $state.raw({ x: 0, y: 0 });
  /** The place under the pointer that takes it. */
  over = $state.raw<string | null>(null);
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** To be attached to whatever can be dragged. */
  of(thing: string) {
    return (element: HTMLElement): (() => void) => {
      const press = (event: PointerEvent) => this.#press(event, element, thing);
      element.addEventListener('pointerdown', press);
      element.style.touchAction = 'none';
      return () => {
        element.removeEventListener('pointerdown', press);
        element.style.touchAction = '';
      };
    };
  }

  #press(press: PointerEvent, element: HTMLElement, thing: string): void {
    if (press.button !== 0 || !press.isPrimary) return;
    const done = new AbortController();
    const { signal } = done;
    const here = (event: PointerEvent) => event.pointerId === press.pointerId;
    const end = (act?: () => void) => {
      done.abort();
      if (this.thing === null) return;
      this.thing = null;
      this.over = null;
      act?.();
    };
    const listen = <K extends keyof WindowEventMap>(kind: K, act: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(kind, act, { signal });
    listen('pointermove', (event) => {
      if (!here(event)) return;
      if (this.thing === null) {
        const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
        if (far < SLACK) return;
        this.thing = thing;
        this.#ports.start(thing);
      }
      this.at = { x: event.clientX, y: event.clientY };
      this.over = this.#placeAt(event);
    });
    listen('pointerup', (event) => {
      if (!here(event)) return;
      const { over } = this;
      if (this.thing !== null) element.addEventListener('click', swallow, { capture: true, once: true });
      // The click that follows a drag on the same thing comes before this.
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      end(() => (over === null ? this.#ports.cancel() : this.#ports.drop(over)));
    });
    listen('pointercancel', (event) => here(event) && end(() => this.#ports.cancel()));
    listen('keydown', (event) => event.key === 'Escape' && end(() => this.#ports.cancel()));
    // A picture or a text would be dragged by the browser itself.
    listen('dragstart', (event) => event.preventDefault());
  }

  /** The innermost place under the pointer that takes the thing. */
  #placeAt({ clientX, clientY }: PointerEvent): string | null {
    const takes = this.#ports.places();
    let found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
    while (found && !takes.has(found.dataset['drop'] ?? ''))
      found = found.parentElement?.closest<HTMLElement>('[data-drop]');
    return found?.dataset['drop'] ?? null;
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
