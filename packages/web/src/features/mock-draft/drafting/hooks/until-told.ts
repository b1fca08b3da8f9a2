/** Milliseconds that the stream has to tell of a change before the draft is loaded instead. */
const GRACE_MS = 1_500;

/** Calls back when the stream has had its time, unless the returned function is called before. */
type Grace = (onOver: () => void) => () => void;

const grace: Grace = (onOver) => {
  const timer = setTimeout(onOver, GRACE_MS);
  return () => clearTimeout(timer);
};

/** The draft that is on the screen. */
export interface DraftOnScreen {
  /** Null while there is none. */
  readonly version: () => number | null;
  /** Calls back whenever the version may have changed, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void;
  readonly reload: () => Promise<void>;
  readonly startGrace?: Grace;
}

/** Resolves when a version is on the screen: the stream tells of it, or after a grace the draft is loaded. */
export async function untilTold(
  version: number,
  { version: shown, onChange, reload, startGrace = grace }: DraftOnScreen,
): Promise<void> {
  const isTold = () => (shown() ?? version) >= version;
  if (isTold()) return;
  const { promise, resolve } = Promise.withResolvers<'told' | 'late'>();
  const stopListening = onChange(() => isTold() && resolve('told'));
  const stopGrace = startGrace(() => resolve('late'));
  const outcome = await promise;
  stopListening();
  stopGrace();
  if (outcome === 'late') await reload();
}
