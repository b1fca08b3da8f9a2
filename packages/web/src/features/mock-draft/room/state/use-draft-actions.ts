import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import { failureWords } from '../../../../api/failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { entityInputOf } from '../../../../widgets/player/entity.ts';
import { applyOwnPick, openPick } from './draft-changes.ts';
import { STREAM_GRACE_MS } from './stream-grace.ts';
import type { LiveDraft } from './use-live-draft.ts';

/** Which action is under way. */
type DraftAction = 'pick' | 'undo' | 'reset' | 'startOver' | 'simulate' | 'rate';

export interface DraftActions {
  readonly busy: DraftAction | null;
  readonly draftPlayer: (player: DraftPlayer) => Promise<boolean>;
  /** Takes back the newest pick; `look` is shown the draft as it stands when its turn has come. */
  readonly undo: (look?: (draft: MockDraft) => void) => Promise<boolean>;
  readonly resetTo: (pickNumber: number) => Promise<boolean>;
  readonly startOver: () => Promise<boolean>;
  readonly simulateRest: () => Promise<boolean>;
  readonly rate: () => Promise<boolean>;
}

/**
 * What can be done to a draft. Each says whether it was done; what went wrong is told in a toast and the draft loaded anew. What is
 * asked for while something else is under way comes after it: the stream may show its outcome before it is over, and nobody can see
 * that from the screen.
 */
export function useDraftActions(mockDraftId: string, { beginBurst, reload }: LiveDraft): DraftActions {
  const call = useCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<DraftAction | null>(null);
  /** The newest pick that was asked for. */
  const picking = useRef<Promise<boolean>>(Promise.resolve(true));
  /** The newest other action that was asked for; null when none is under way. */
  const settling = useRef<Promise<boolean> | null>(null);
  const { queryKey } = answer('getMockDraft', { mockDraftId });
  const held = () => queries.getQueryData<{ mockDraft: MockDraft }>(queryKey)?.mockDraft;

  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    beginBurst();
    try {
      await action();
      return true;
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
      await reload();
      return false;
    }
  };
  const isOver = (action: DraftAction) => setBusy((now) => (now === action ? null : now));

  const act = (action: Exclude<DraftAction, 'pick'>, ask: () => Promise<unknown>): Promise<boolean> => {
    const before = settling.current;
    setBusy(action);
    const settled = (async () => {
      await before;
      setBusy(action);
      const isDone = await attempt(async () => {
        // The screen is ahead of the server by the picks under way: what is asked of them must come after them.
        await picking.current;
        await ask();
        await reload();
      });
      isOver(action);
      return isDone;
    })();
    settling.current = settled;
    return settled.finally(() => {
      if (settling.current === settled) settling.current = null;
    });
  };

  const draftPlayer = async (player: DraftPlayer) => {
    if (settling.current !== null) await settling.current;
    const draft = held();
    const open = draft && openPick(draft);
    if (!draft || !open) return false;
    queries.setQueryData(queryKey, { mockDraft: applyOwnPick(draft, player, new Date().toISOString()) });
    // Picks may follow each other faster than they are answered: in person, or at the turn of a snake.
    const before = picking.current;
    setBusy('pick');
    const picked = attempt(async () => {
      await before;
      const { version } = await call('pickEntity', {
        mockDraftId,
        mockDraftParticipantId: open.participantId,
        pickNumber: open.pickNumber,
        ...entityInputOf(player),
      });
      setTimeout(() => {
        if ((held()?.version ?? version) < version) void reload();
      }, STREAM_GRACE_MS);
    });
    picking.current = picked;
    return picked.finally(() => {
      if (picking.current === picked) isOver('pick');
    });
  };
  return {
    busy,
    draftPlayer,
    undo: (look) =>
      act('undo', () => {
        const draft = held();
        if (draft) look?.(draft);
        return call('returnToLastPick', { mockDraftId });
      }),
    resetTo: (pickNumber) => act('reset', () => call('resetMockDraftToPick', { mockDraftId, pickNumber })),
    startOver: () => act('startOver', () => call('resetMockDraft', { mockDraftId })),
    simulateRest: () => act('simulate', () => call('simulateRestOfDraft', { mockDraftId })),
    rate: () => act('rate', () => call('rateMockDraft', { mockDraftId })),
  };
}
