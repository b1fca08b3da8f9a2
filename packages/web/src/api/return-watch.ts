/** Time between two questions; coming and going more often is asked about once, at its end. */
const PAUSE_MS = 5_000;

/**
 * Calls back when a person returns to the window; after a recent call it waits a moment.
 *
 * @returns to be called on every return, and `stop` to forget one that waits
 */
export function returnWatch(act: () => void): { readonly back: () => void; readonly stop: () => void } {
  let lastMs = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const actNow = () => {
    waiting = undefined;
    lastMs = Date.now();
    act();
  };
  return {
    back() {
      waiting ??= setTimeout(actNow, Math.max(0, lastMs + PAUSE_MS - Date.now()));
    },
    stop: () => clearTimeout(waiting),
  };
}
