import { useState } from 'react';
import { browserSession } from '../../api/browser-transport.ts';
import type { Call } from '../../api/call.ts';
import type { FailureWords } from '../../api/failure.ts';
import { removeKit, writeKit } from '../../api/kit-store.ts';
import { useUser } from '../../api/use-user.ts';
import { canHaveWorker, releaseWorker, startWorker } from '../../api/worker.ts';
import { toasts } from '../../ui/states/toast-store.ts';
import { useHasPlans, useTier } from '../../widgets/paywall/use-tier.ts';
import { gatherKit, type Wanted } from './gather-kit.ts';
import { keepKit } from './keep-kit.ts';
import { keepWords, UNREMOVED } from './keep-words.ts';

export interface Keeping {
  readonly keep: (what: Pick<Wanted, 'seasonId' | 'scoring'>) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly doing: 'keep' | 'remove' | null;
  /** Why the last of them failed. */
  readonly failure: FailureWords | null;
}

/**
 * Keeps and removes kits on this device.
 *
 * @param onKept called when the device has another kit, or none
 */
export function useKeeping(call: Call, hadKit: boolean, onKept: () => Promise<void>): Keeping {
  const user = useUser();
  const tier = useTier();
  const hasPlans = useHasPlans();
  const [doing, setDoing] = useState<Keeping['doing']>(null);
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const attempt = async (
    what: 'keep' | 'remove',
    act: () => Promise<void>,
    wordsOf: (thrown: unknown) => FailureWords,
  ) => {
    setDoing(what);
    setFailure(null);
    try {
      await act();
      await onKept();
    } catch (thrown) {
      setFailure(wordsOf(thrown));
    } finally {
      setDoing(null);
    }
  };
  return {
    doing,
    failure,
    keep: (what) =>
      attempt(
        'keep',
        async () => {
          const wanted: Wanted = {
            ...what,
            ownerId: user?.id ?? null,
            mayHaveDrafts: browserSession().token() !== null,
            isOfPlan: hasPlans && tier > 0,
            now: new Date(),
          };
          await keepKit(
            {
              canKeep: canHaveWorker,
              gather: () => gatherKit(call, wanted),
              keepPage: async () => void (await startWorker()),
              write: ({ kit, own }) => writeKit(kit, own),
              removePage: releaseWorker,
            },
            hadKit,
          );
          toasts.show('success', 'The kit is on this device.');
        },
        (thrown) => keepWords(thrown, hadKit),
      ),
    remove: () =>
      attempt(
        'remove',
        async () => {
          await removeKit();
          await releaseWorker();
        },
        () => UNREMOVED,
      ),
  };
}
