import { router } from './route.svelte.ts';

/** A save that was double-clicked on the desktop; the screen of saves takes it in. */
class Incoming {
  #file = $state.raw<File | null>(null);

  get file(): File | null {
    return this.#file;
  }

  /** Whoever takes it has it alone. */
  taken(): void {
    this.#file = null;
  }

  /** Asks the desktop app for one, at the start and whenever it says so. */
  listen(): void {
    window.igroteka?.onFile(() => void this.#fetch());
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const opened = await window.igroteka?.takeFile();
    if (!opened) return;
    this.#file = new File([opened.bytes], opened.name);
    router.go('#/saves');
  }
}

export const incoming = new Incoming();
