// How a room calls for its person: a tone made here, without a file, and a title that changes.

/** Two notes, the second one higher: short enough not to annoy, different from a system's own sounds. */
const NOTES = [
  { hertz: 659, atSeconds: 0 },
  { hertz: 880, atSeconds: 0.14 },
] as const;
const NOTE_SECONDS = 0.22;
/** Share of full volume. */
const LOUDNESS = 0.18;
/** Milliseconds: on, off, on. */
const VIBRATION = [120, 60, 120];

let speaker: AudioContext | null = null;

/** Plays the call. A browser that has not been touched yet stays silent; that is its rule, not a failure. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const context = speaker;
  void context.resume().then(() => {
    for (const { hertz, atSeconds } of NOTES) {
      const start = context.currentTime + atSeconds;
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = hertz;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015); // a hard edge would click
      volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
      note.connect(volume).connect(context.destination);
      note.start(start);
      note.stop(start + NOTE_SECONDS);
    }
  });
}

/** Whether this device can vibrate. Desktops have the method but no motor; a coarse pointer gives a phone away. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && window.matchMedia('(pointer: coarse)').matches;

export const shake = (): void => void (canVibrate() && navigator.vibrate(VIBRATION));
