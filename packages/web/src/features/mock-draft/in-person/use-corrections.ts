import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { useState } from 'react';
import type { Input } from '../../../api/call.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { type EntityRow, entityInputOf, entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { isDone } from '../room/state/wire-draft.ts';

type Wish = Omit<Input<'correctPick'>, 'mockDraftId'>;

const nameOf = (row: EntityRow): string => entityOf(row)?.name ?? '';

export interface Corrections {
  readonly isBusy: boolean;
  /**
   * Each correction answers whether it was done. A toast tells of one that was, with a way back; it says why one was
   * refused, and the draft is loaded anew.
   */
  readonly replace: (pick: MockDraftPick, player: EntityRow) => Promise<boolean>;
  readonly insert: (pick: MockDraftPick, player: EntityRow) => Promise<boolean>;
  readonly remove: (pick: MockDraftPick) => Promise<boolean>;
}

/** Putting right what was typed. */
export function useCorrections(
  { id: mockDraftId, configuration, picks }: MockDraft,
  reload: () => Promise<void>,
): Corrections {
  const call = useCall();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await action();
      return true;
    } catch (failure) {
      sayFailure(failure);
      return false;
    } finally {
      await reload();
      setIsBusy(false);
    }
  };
  const correct = (wish: Wish) => attempt(() => call('correctPick', { mockDraftId, ...wish }));
  const label = ({ pickNumber }: MockDraftPick) => pickLabel(pickNumber, configuration.numberOfTeams);
  const told = async (done: Promise<boolean>, text: string, back: Wish): Promise<boolean> => {
    const isCorrected = await done;
    if (isCorrected) toasts.show('success', text, { label: 'Undo', run: () => void correct(back) });
    return isCorrected;
  };
  return {
    isBusy,
    replace: (pick, player) => {
      const at = { correction: 'replace' as const, pickNumber: pick.pickNumber };
      return told(
        correct({ ...at, seenEntityId: entityKey(pick), ...entityInputOf(player) }),
        `Pick ${label(pick)} is ${nameOf(player)}.`,
        { ...at, seenEntityId: entityKey(player), ...entityInputOf(pick) },
      );
    },
    insert: (pick, player) => {
      const { pickNumber } = pick;
      return told(
        correct({ correction: 'insert', pickNumber, seenEntityId: entityKey(pick), ...entityInputOf(player) }),
        `${nameOf(player)} came at ${label(pick)}; the later picks moved on.`,
        { correction: 'remove', pickNumber, seenEntityId: entityKey(player) },
      );
    },
    remove: async (pick) => {
      const { pickNumber } = pick;
      const moved = picks.slice(pickNumber).find((later) => isDone(later) && !later.isKeeper);
      const isRemoved = await correct({ correction: 'remove', pickNumber, seenEntityId: entityKey(pick) });
      if (!isRemoved) return false;
      // The next player stands in its place now; behind the last pick there is nobody, and it is simply made again.
      const putBack = () =>
        moved
          ? correct({ correction: 'insert', pickNumber, seenEntityId: entityKey(moved), ...entityInputOf(pick) })
          : attempt(() =>
              call('pickEntity', {
                mockDraftId,
                mockDraftParticipantId: pick.participantId,
                pickNumber,
                ...entityInputOf(pick),
              }),
            );
      toasts.show(
        'success',
        `${nameOf(pick)} is out at ${label(pick)}${moved ? '; the later picks moved back' : ''}.`,
        {
          label: 'Undo',
          run: () => void putBack(),
        },
      );
      return true;
    },
  };
}
