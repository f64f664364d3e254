import { type Sound, VOICES } from './voices.ts';

const SILENT = 0.001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/**
 * Plays a short sound at a volume from 0 to 1. Browsers allow sound only after a first touch or key: before that, and where
 * there is no sound at all, nothing happens.
 */
export function playSound(sound: Sound, volume: number): void {
  if (volume <= 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (context.state === 'closed') return;
  const { tones, breath } = VOICES[sound];
  const now = context.currentTime;
  for (const { pitch, at, fade, gain } of tones) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    tone.connect(fading(context, now + at, fade, gain * volume));
    tone.start(now + at);
    tone.stop(now + at + fade);
  }
  if (breath) {
    noise ??= whiteNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: breath.band, Q: 0.8 }))
      .connect(fading(context, now, breath.fade, breath.gain * volume));
    source.start(now);
    source.stop(now + breath.fade);
  }
}

/** A gain that starts at once and fades evenly to the ear, on its way to the loudspeaker. */
function fading(audio: AudioContext, from: number, fade: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, from);
  gain.gain.exponentialRampToValueAtTime(SILENT * loudness, from + fade);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
