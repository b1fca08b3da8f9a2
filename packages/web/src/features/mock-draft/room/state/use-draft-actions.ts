import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { currentPick } from '@pylon/engine/mock-draft/rules/draft-picks';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../../api/use-call.ts';
import { entityInputOf } from '../../../../widgets/player/entity.ts';
import { type DraftActionsOfAll, useDraftChanges } from '../../drafting/hooks/use-draft-changes.ts';
import { idOf } from '../../drafting/player-ids.ts';
import type { Queue } from '../../drafting/queue/use-queue.ts';
import { heldIn, heldKey, withOwnPick, withoutHope } from './held-draft.ts';
import type { LiveDraft } from './use-live-draft.ts';

export interface DraftActions extends Omit<DraftActionsOfAll<'pick'>, 'undo'> {
  readonly draftPlayer: (player: DraftPlayer) => Promise<boolean>;
  /** Takes back the newest pick; `look` is shown the draft as it stands when its turn has come. */
  readonly undo: (look?: (draft: MockDraft) => void) => Promise<boolean>;
}

/** What can be done to a draft of picks. My own pick is on the screen before it is asked for. */
export function useDraftActions(
  mockDraftId: string,
  {
    live,
    pool,
    queue,
  }: { readonly live: LiveDraft; readonly pool: DraftPool; readonly queue: Pick<Queue, 'untilTold'> },
): DraftActions {
  const call = useCall();
  const queries = useQueryClient();
  const changes = useDraftChanges<'pick'>(mockDraftId, { reload: live.reload, onAsk: live.beginBurst });
  const held = () => heldIn(queries, mockDraftId);

  const draftPlayer = async (player: DraftPlayer) => {
    const settling = changes.settling();
    if (settling !== null) await settling;
    const before = held();
    const turn = before && currentPick(before.state);
    const participant = turn && before.state.participants[turn.seat];
    if (!participant) return false;
    // Pressed twice: the list follows a moment after the pick.
    if (before.state.picks.at(-1)?.entityId === idOf(player)) return false;
    // An answer under way knows nothing of this pick and would take it from the screen. If it would have told of
    // anything else, it is asked for again.
    const question = { queryKey: heldKey(mockDraftId), exact: true } as const;
    const isAsking = queries.isFetching(question) > 0;
    void queries.cancelQueries(question);
    queries.setQueryData(heldKey(mockDraftId), withOwnPick(before, player, { pool, nowMs: Date.now() }));
    // Picks may follow each other faster than they are answered: in person, or at the turn of a snake.
    return changes.inTurn('pick', async () => {
      await queue.untilTold(); // whom I queued before I picked may be gone after it
      const { version } = await call('pickEntity', {
        mockDraftId,
        mockDraftParticipantId: participant.id,
        pickNumber: turn.pickNumber,
        ...entityInputOf(player),
      }).catch((failure) => {
        queries.setQueryData(heldKey(mockDraftId), (now) => now && withoutHope(now));
        throw failure;
      });
      const isAlone = version === before.state.version + 1;
      void (isAsking && !isAlone ? live.reload() : live.untilTold(version));
    });
  };
  return {
    ...changes.ofAll,
    draftPlayer,
    undo: (look) =>
      changes.ofAll.undo(() => {
        const now = held();
        if (now) look?.(now.draft);
      }),
  };
}
