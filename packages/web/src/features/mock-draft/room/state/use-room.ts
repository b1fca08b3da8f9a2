import type { DraftPlayer, Suggestion } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { useMemo } from 'react';
import { useRested } from '../../../../ui/fields/use-rested.ts';
import { nameOfParticipant } from '../../draft-words.ts';
import { leagueOf } from '../../drafting/league-of.ts';
import { useOwnOrder } from '../../drafting/list/use-own-order.ts';
import { idOf } from '../../drafting/player-ids.ts';
import { type Queue, useQueue } from '../../drafting/queue/use-queue.ts';
import { type Alerts, useAlerts } from '../advice/use-alerts.ts';
import { useSuggestions } from '../advice/use-suggestions.ts';
import type { HeldDraft } from './held-draft.ts';
import { roomPool } from './room-pool.ts';
import { type FreePlayer, type RoomView, roomView } from './room-view.ts';
import { type DraftActions, useDraftActions } from './use-draft-actions.ts';
import { type LiveDraft, useLiveDraft } from './use-live-draft.ts';

/**
 * Milliseconds without a change after which lists and advice follow; more while others are to pick, who answer in one
 * burst.
 */
const REST_MS = 30;
const REST_BEFORE_BURST_MS = 250;

/** Whose pick it is, in words. */
interface Turn {
  /** Null when every pick is made. */
  readonly pick: MockDraftPick | null;
  /** '2.05', or that the draft is complete. */
  readonly label: string;
  /** Whether the pick is mine, and everything before it is on the screen. */
  readonly isMine: boolean;
  /** @example 'Team 4 is on the clock · you in 3' */
  readonly status: string;
}

/** A draft with what it looks like. */
interface DraftInView {
  readonly draft: MockDraft;
  readonly view: RoomView;
}

export interface RoomModel {
  /** The newest view: for whose turn it is and what can be done. */
  readonly view: RoomView;
  /** Draft and view a moment later: for lists and advice, which are costly to draw and come after the turn. */
  readonly rested: DraftInView;
  readonly turn: Turn;
  readonly live: LiveDraft;
  readonly actions: DraftActions;
  /** Whether my pick is on its way. */
  readonly isPicking: boolean;
  readonly queue: Queue;
  readonly queued: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly suggestions: readonly Suggestion[];
  /** The person's own list by which they are advised; null where the room follows none. */
  readonly valuing: RankingListSummary | null;
  /** Whom the first suggestion is about. */
  readonly top: FreePlayer | null;
  readonly alerts: Alerts;
}

/** Everything a room works with. Its players are put together once, the view anew whenever the draft changes. */
export function useRoom({ draft, state }: HeldDraft, players: readonly DraftPlayer[]): RoomModel {
  const queue = useQueue(draft.id);
  const league = JSON.stringify(leagueOf(draft.configuration));
  const all = useMemo(() => roomPool(players, JSON.parse(league)), [players, league]);
  const { byId, pool } = all;
  const live = useLiveDraft(draft.id, byId);
  const actions = useDraftActions(draft.id, { live, pool, queue });
  const view = useMemo(() => roomView(state, all), [state, all]);
  const newest = useMemo((): DraftInView => ({ draft, view }), [draft, view]);
  const isBurstDue = view.pickRefusal !== null && live.isSettled;
  const rested = useRested(newest, isBurstDue ? REST_BEFORE_BURST_MS : REST_MS);
  const queued = useMemo(() => new Set(queue.items.map(({ id }) => id)), [queue.items]);
  const { chosen: valuing } = useOwnOrder(draft);
  const suggestions = useSuggestions(draft.id, view, live.isSettled, valuing);
  const first = suggestions[0];
  return {
    view,
    rested,
    turn: turnOf(draft, view, live.isSettled),
    live,
    actions,
    isPicking: actions.busy === 'pick' && view.pickRefusal !== null,
    queue,
    queued,
    byId,
    suggestions,
    valuing,
    top: first ? (rested.view.free.find(({ id }) => id === idOf(first)) ?? null) : null,
    alerts: useAlerts({ ...rested, byId, queue }),
  };
}

function turnOf(draft: MockDraft, view: RoomView, isSettled: boolean): Turn {
  const pick = view.turn === null ? null : (draft.picks[view.turn.pickNumber - 1] ?? null);
  if (pick === null) return { pick, label: 'Draft complete', isMine: false, status: 'All picks are in' };
  const isMine = view.isMine && isSettled;
  const until = view.picksUntilMine;
  const others = `${nameOfParticipant(draft, pick.participantId)} is on the clock${until ? ` · you in ${until}` : ''}`;
  return {
    pick,
    label: pickLabel(pick.pickNumber, draft.configuration.numberOfTeams),
    isMine,
    status: isMine ? 'You are on the clock' : others,
  };
}
