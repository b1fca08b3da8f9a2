import type { DraftPlayer, MockDraft } from '@pylon/contract/mock-draft';
import { useMemo } from 'react';
import { entityKey } from '../../../widgets/entity.ts';
import { idOf, leagueOf, poolOf } from './engine-draft.ts';
import { type RoomView, roomView } from './room-view.ts';
import { type DraftActions, useDraftActions } from './use-draft-actions.ts';
import { type LiveDraft, useLiveDraft } from './use-live-draft.ts';
import { type Queue, useQueue } from './use-queue.ts';

export interface RoomModel {
  readonly view: RoomView;
  readonly live: LiveDraft;
  readonly actions: DraftActions;
  readonly queue: Queue;
  readonly queued: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
}

/** Everything a room works with. The board is made once, the view anew whenever the draft or the queue changes. */
export function useRoom(draft: MockDraft, players: readonly DraftPlayer[]): RoomModel {
  const live = useLiveDraft(draft.id);
  const actions = useDraftActions(draft.id, live);
  const queue = useQueue(draft.id);
  const league = JSON.stringify(leagueOf(draft.configuration));
  const pool = useMemo(() => poolOf(players, JSON.parse(league)), [players, league]);
  const view = useMemo(
    () => roomView(draft, queue.items.map(idOf), { players, pool }),
    [draft, queue.items, players, pool],
  );
  const queued = useMemo(() => new Set(queue.items.map(({ id }) => id)), [queue.items]);
  const byId = useMemo(() => new Map(players.map((player) => [entityKey(player), player])), [players]);
  return { view, live, actions, queue, queued, byId };
}
