// Whether this browser has celebrated a league that was read: that is done once.
import { storedValue } from '../../../ui/stored-value.ts';
import { valueStore } from '../../../ui/value-store.ts';

/** @source docs/sources.md "League sync" */
const hasRun = storedValue('has_run_sync_animation', (text) => text === 'true');

const { read, subscribe, set } = valueStore(false);

/** Whether the celebration runs now. */
export const celebration = {
  read,
  subscribe,
  end: () => set(false),
  /**
   * Celebrates the first league that was read; a later one, a failed one, and whoever wants no motion, get none.
   *
   * @param data of the event `user-league:sync`
   */
  consider(data: unknown): void {
    if (statusOf(data) !== 'COMPLETED' || hasRun.read()) return;
    hasRun.write(true);
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) set(true);
  },
};

/** The data of the event are as the contract says; any other has no status. */
function statusOf(data: unknown): unknown {
  const { userLeague } = (data ?? {}) as { readonly userLeague?: { readonly status?: unknown } };
  return userLeague?.status;
}
