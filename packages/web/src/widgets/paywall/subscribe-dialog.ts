import type { Tier } from '@pylon/contract/plans/tiers';

/** What somebody reached for that a plan would open. */
export interface SubscribeWish {
  readonly tier: Tier;
  /** In words, to begin a sentence with: 'PPR', 'Scout’s rankings'. */
  readonly what: string;
}

/** The one Subscribe dialog of a tab, for `useSyncExternalStore`: opened from anywhere, drawn once. */
export interface SubscribeDialogStore {
  read(): SubscribeWish | null;
  subscribe(listener: () => void): () => void;
  open(wish: SubscribeWish): void;
  close(): void;
}

/** A dialog that is closed. */
export function subscribeDialogStore(): SubscribeDialogStore {
  let wish: SubscribeWish | null = null;
  const listeners = new Set<() => void>();
  const set = (next: SubscribeWish | null) => {
    wish = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => wish,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: set,
    close: () => set(null),
  };
}

/** The dialog of this tab. Nothing opens it while a page is rendered on the server. */
export const subscribeDialog = subscribeDialogStore();
