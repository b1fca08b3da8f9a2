// What the room's tables show of its players: odds, tiers left, the queue, the assistant's advice.
import type { DraftPlayer, QueueItem, Suggestion as WireSuggestion } from '@pylon/contract/mock-draft';
import { oddsAtNextPick } from '@pylon/engine/mock-draft/availability-odds';
import { currentPick, draftPicks, takenEntities } from '@pylon/engine/mock-draft/draft-picks';
import { openQueue } from '@pylon/engine/mock-draft/queue';
import { roomOfDraft } from '@pylon/engine/mock-draft/room-of-draft';
import { type Suggestion, suggestions } from '@pylon/engine/mock-draft/suggestions';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/tier-breaks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { KnownScoring } from '../../present/scoring-system.ts';
import type { DraftView } from './draft-view.ts';
import { entityOf, nameOf } from './present-pick.ts';
import { expertPlaces } from './season-players.ts';

/** Every player of the room in rank order, or in that of chosen experts. */
export function presentPlayers(
  view: DraftView,
  { expertIds, scoring }: { readonly expertIds: readonly string[]; readonly scoring: KnownScoring },
): DraftPlayer[] {
  const { stored, room, edition } = view;
  const { state } = stored;
  const { pool } = room;
  const live = roomOfDraft(state, pool.table);
  const next = oddsAtNextPick(live, state.userSeat);
  const after = oddsAtNextPick(live, state.userSeat, 1);
  const taken = new Map(
    draftPicks(state).flatMap(({ player, pickNumber }) => (player ? [[player.entityId, pickNumber]] : [])),
  );
  const breaks = tierBreaks(pool, (entityId) => taken.has(entityId));
  const queued = new Set(openQueue(state));
  const ranks = expertPlaces(edition, stored.season, { scoring, league: state.settings.league }, expertIds);
  const players = room.players.map((player): DraftPlayer => {
    const number = pool.table.numberOf.get(player.entityId) ?? -1;
    const tier = tierBreakOf(pool, breaks, player.entityId);
    return {
      ...entityOf(view, player.entityId, player.position),
      rank: player.rank,
      positionRank: player.positionRank,
      tier: player.tier,
      byeWeek: player.byeWeek,
      bestRanking: player.best,
      worstRanking: player.worst,
      adp: player.adp,
      board: player.board,
      lastSeasonalFPTS: player.lastSeasonPoints,
      seasonalScoredProjections: player.points,
      draftPoints: player.draftPoints,
      vorp: pool.vorp[number] ?? 0,
      draftTierBreak: { undraftedCount: tier?.undraftedCount ?? 0, totalCount: tier?.totalCount ?? 0 },
      availabilityOdds: next?.[number] ?? null,
      oddsNextRound: after?.[number] ?? null,
      isQueued: queued.has(player.entityId),
      pickNumber: taken.get(player.entityId) ?? null,
    };
  });
  if (ranks.size === 0) return players;
  const rankOf = ({ athlete, team }: DraftPlayer) =>
    ranks.get((athlete?.id ?? team?.id ?? '') as EntityId) ?? Number.POSITIVE_INFINITY; // ids of the pool
  return players.sort((a, b) => rankOf(a) - rankOf(b) || a.rank - b.rank);
}

/** The queue as it is shown. */
export const presentQueue = (view: DraftView): QueueItem[] =>
  openQueue(view.stored.state).map((entityId, index) => ({
    id: entityId,
    index,
    ...entityOf(view, entityId, view.room.byId.get(entityId)?.position ?? ''),
  }));

/** Filters of the assistant. */
export interface AssistantFilter {
  readonly text: string;
  /** Empty means all. */
  readonly positions: readonly (Position | 'FLEX')[];
  /** Whose next pick; null is the team on the clock if the person picks for it, else the person's. */
  readonly participantId: string | null;
}

/** Advice for a team's next pick, best first; none for somebody who is not at the table. */
export function presentAssistant(view: DraftView, filter: AssistantFilter): WireSuggestion[] {
  const { stored, room } = view;
  const { state } = stored;
  const turn = currentPick(state);
  if (turn === null) return [];
  // The others of a followed draft need no advice.
  const picking = state.settings.mode === 'manual' && !state.isFollowed ? turn.seat : state.userSeat;
  const seat =
    filter.participantId === null ? picking : state.participants.findIndex(({ id }) => id === filter.participantId);
  if (seat < 0) return [];
  const queued = new Set(openQueue(state));
  return suggestions(state, room.pool, seat)
    .filter((suggestion) => matches(view, suggestion, filter))
    .map((suggestion) => presentSuggestion(view, suggestion, queued.has(suggestion.entityId)));
}

function matches(view: DraftView, { entityId, position }: Suggestion, { text, positions }: AssistantFilter): boolean {
  const wanted = new Set(positions.flatMap((each): readonly Position[] => (each === 'FLEX' ? FLEX_POSITIONS : [each])));
  if (wanted.size > 0 && !wanted.has(position)) return false;
  return nameOf(view, entityId).toLowerCase().includes(text.toLowerCase());
}

function presentSuggestion(
  view: DraftView,
  { entityId, position, reasons }: Suggestion,
  isQueued: boolean,
): WireSuggestion {
  const { room, stored } = view;
  const taken = takenEntities(stored.state);
  const tier = tierBreakOf(
    room.pool,
    tierBreaks(room.pool, (id) => taken.has(id)),
    entityId,
  );
  const number = room.pool.table.numberOf.get(entityId) ?? -1;
  return {
    ...entityOf(view, entityId, position),
    isQueued,
    pointsOverNext: reasons.pointsOverRunnerUp,
    reasons: {
      tier: reasons.tier ?? 0,
      leftInTier: tier?.undraftedCount ?? 0,
      oddsToComeBack: reasons.oddsToComeBack,
      fillsSlot: reasons.fillsSlot.slot,
      byeClashWith: reasons.byeClash.map((id) => nameOf(view, id)),
      positionRun: reasons.positionRun?.count ?? 0,
      vorp: room.pool.vorp[number] ?? 0,
      adp: room.byId.get(entityId)?.adp ?? null,
    },
  };
}
