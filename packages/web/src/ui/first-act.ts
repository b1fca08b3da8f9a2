const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

/** Resolves when somebody does anything at all there. */
export const actIn = (place: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const hear = () => {
      listening.abort();
      resolve();
    };
    for (const act of ACTS)
      place.addEventListener(act, hear, { capture: true, passive: true, signal: listening.signal });
  });

let acted: Promise<void> | null = null;

/** Resolves when the person has done anything in this tab: what only an act can call for is fetched then. */
export function firstAct(): Promise<void> {
  acted ??= actIn(window);
  return acted;
}
