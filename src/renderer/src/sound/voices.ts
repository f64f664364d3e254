/** What sounds are about; each kind has a loudness of its own. */
export const KINDS = ['moves', 'turn', 'end'] as const;
export type Kind = (typeof KINDS)[number];

/** What can be heard. Each is made of a few partials and a breath of noise: no files to load. */
export type Sound = 'knock' | 'card' | 'chime' | 'yours' | 'win' | 'lose';

/** One tone of a sound: sine waves that fade away, as struck wood and small bells do. */
export interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** Seconds until it has faded to a thousandth. */
  readonly fade: number;
  /** Loudness, 0 to 1. */
  readonly gain: number;
}

/** A breath of filtered noise: paper on felt, a finger on wood. */
export interface Breath {
  /** Centre of the band, hertz. */
  readonly band: number;
  readonly fade: number;
  readonly gain: number;
}

export interface Voice {
  readonly tones: readonly Tone[];
  readonly breath?: Breath;
}

const bell = (pitch: number, at: number): Tone[] => [
  { pitch, at, fade: 0.9, gain: 0.22 },
  { pitch: pitch * 2.76, at, fade: 0.35, gain: 0.06 },
];

export const VOICES: Readonly<Record<Sound, Voice>> = {
  knock: {
    tones: [
      { pitch: 196, at: 0, fade: 0.12, gain: 0.5 },
      { pitch: 523, at: 0, fade: 0.05, gain: 0.18 },
    ],
    breath: { band: 1_400, fade: 0.03, gain: 0.25 },
  },
  card: { tones: [], breath: { band: 2_600, fade: 0.11, gain: 0.3 } },
  chime: { tones: [...bell(784, 0), ...bell(988, 0.09)] },
  yours: { tones: bell(659, 0) },
  win: { tones: [...bell(523, 0), ...bell(659, 0.12), ...bell(784, 0.24), ...bell(1_047, 0.36)] },
  lose: { tones: [...bell(392, 0), ...bell(330, 0.18)] },
};
