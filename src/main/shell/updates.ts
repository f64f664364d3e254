/** The three steps of an update, each of them asked for. */
export interface Updater {
  /** The version that is newer than this one; undefined when there is none. */
  check(): Promise<string | undefined>;
  download(): Promise<void>;
  /** Ends the app and begins it anew with what was downloaded. */
  install(): void;
}

type Word = 'none' | 'failed' | 'playing' | 'waits';
type Question = 'download' | 'restart';

/** How the steps are talked over with the person. */
export interface Talk {
  tell(word: Word): Promise<void>;
  ask(question: Question, version: string): Promise<boolean>;
}

/** Looks for an update, fetches it and installs it, as far as the person says yes and never while a match is played. */
export async function offerUpdate(
  updater: Updater,
  talk: Talk,
  playing: () => boolean,
  onFault: (fault: unknown) => void,
): Promise<void> {
  if (playing()) return talk.tell('playing');
  try {
    const version = await updater.check();
    if (version === undefined) return await talk.tell('none');
    if (!(await talk.ask('download', version))) return;
    await updater.download();
    // Downloading takes its time: somebody may have sat down meanwhile.
    if (playing()) return await talk.tell('waits');
    if ((await talk.ask('restart', version)) && !playing()) updater.install();
  } catch (fault) {
    onFault(fault);
    await talk.tell('failed');
  }
}
