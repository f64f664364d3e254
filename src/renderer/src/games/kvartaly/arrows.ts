const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 };

/** Moves the focus among the buttons of a list with the arrow keys; up and down jump a row of five. */
export function arrows(list: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener('keydown', walk);
  return () => list.removeEventListener('keydown', walk);
}
