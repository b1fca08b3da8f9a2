import type { Tier } from '@pylon/contract/plans/tiers';
import { valueStore } from '../../ui/value-store.ts';

/** Something locked that a person reached for. */
export interface SubscribeWish {
  readonly tier: Tier;
  /** In words, to begin a sentence with: 'PPR', 'Scout’s rankings'. */
  readonly what: string;
}

/** The Subscribe dialog, closed. It is opened from anywhere and drawn once. */
export function subscribeDialogStore() {
  const { read, subscribe, set } = valueStore<SubscribeWish | null>(null);
  return { read, subscribe, open: set, close: () => set(null) };
}

/** The dialog of this tab. Nothing opens it while a page is rendered on the server. */
export const subscribeDialog = subscribeDialogStore();
