import type { DraftPlayer } from '@pylon/contract/draft-players';
import type { MockDraft } from '@pylon/contract/mock-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { toasts } from '../../../ui/toast-store.ts';
import { entityInputOf } from '../../../widgets/entity.ts';
import { applyOwnPick, openPick } from './draft-changes.ts';
import { STREAM_GRACE_MS } from './stream-grace.ts';
import type { LiveDraft } from './use-live-draft.ts';

/** Which action is under way. */
type DraftAction = 'pick' | 'undo' | 'reset' | 'startOver' | 'simulate' | 'rate';

export interface DraftActions {
  readonly busy: DraftAction | null;
  readonly draftPlayer: (player: DraftPlayer) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly resetTo: (pickNumber: number) => Promise<boolean>;
  readonly startOver: () => Promise<boolean>;
  readonly simulateRest: () => Promise<boolean>;
  readonly rate: () => Promise<boolean>;
}

/** What can be done to a draft. Each says whether it was done; what went wrong is told in a toast and the draft loaded anew. */
export function useDraftActions(mockDraftId: string, { beginBurst, reload }: LiveDraft): DraftActions {
  const call = useCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<DraftAction | null>(null);
  /** The newest pick that was asked for. */
  const picking = useRef<Promise<boolean>>(Promise.resolve(true));
  const { queryKey } = answer('getMockDraft', { mockDraftId });
  const held = () => queries.getQueryData<{ mockDraft: MockDraft }>(queryKey)?.mockDraft;

  const act = async (action: DraftAction, ask: () => Promise<{ readonly version: number }>): Promise<boolean> => {
    if (busy !== null && busy !== 'pick' && action !== 'pick') return false;
    setBusy(action);
    beginBurst();
    try {
      // The screen is ahead of the server by the picks under way: what is asked of them must come after them.
      if (action !== 'pick') await picking.current;
      const { version } = await ask();
      if (action === 'pick') {
        setTimeout(() => {
          if ((held()?.version ?? version) < version) void reload();
        }, STREAM_GRACE_MS);
      } else {
        await reload();
      }
      return true;
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
      await reload();
      return false;
    } finally {
      if (action !== 'pick') setBusy(null);
    }
  };

  const draftPlayer = (player: DraftPlayer) => {
    const draft = held();
    const open = draft && openPick(draft);
    if (!draft || !open || (busy !== null && busy !== 'pick')) return Promise.resolve(false);
    queries.setQueryData(queryKey, { mockDraft: applyOwnPick(draft, player, new Date().toISOString()) });
    // Picks may follow each other faster than they are answered: in person, or at the turn of a snake.
    const before = picking.current;
    const ask = async () => {
      await before;
      return call('pickEntity', {
        mockDraftId,
        mockDraftParticipantId: open.participantId,
        pickNumber: open.pickNumber,
        ...entityInputOf(player),
      });
    };
    const picked = act('pick', ask);
    picking.current = picked;
    return picked.finally(() => {
      if (picking.current === picked) setBusy((now) => (now === 'pick' ? null : now));
    });
  };
  return {
    busy,
    draftPlayer,
    undo: () => act('undo', () => call('returnToLastPick', { mockDraftId })),
    resetTo: (pickNumber) => act('reset', () => call('resetMockDraftToPick', { mockDraftId, pickNumber })),
    startOver: () => act('startOver', () => call('resetMockDraft', { mockDraftId })),
    simulateRest: () => act('simulate', () => call('simulateRestOfDraft', { mockDraftId })),
    rate: () => act('rate', () => call('rateMockDraft', { mockDraftId })),
  };
}
