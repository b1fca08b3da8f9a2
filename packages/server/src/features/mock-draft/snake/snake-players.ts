// What the room's tables show of its players: odds, tiers left, the queue, the assistant's advice.
import type { DraftPlayer, Suggestion as WireSuggestion } from '@pylon/contract/drafting/draft-players';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { oddsAtNextPick } from '@pylon/engine/mock-draft/advice/availability-odds';
import { type Suggestion, suggestions, suggestionsAmong } from '@pylon/engine/mock-draft/advice/suggestions';
import { poolByList, suggestionsByList } from '@pylon/engine/mock-draft/advice/suggestions-by-list';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import { roomOfDraft } from '@pylon/engine/mock-draft/bots/room-of-draft';
import { currentPick, draftPicks, openQueue, takenEntities } from '@pylon/engine/mock-draft/rules/draft-picks';
import { outOfDraft } from '@pylon/engine/mock-draft/rules/partial-draft';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { expertPlaces } from '../../../football/season-players.ts';
import { found, type Outcome } from '../../../http/errors.ts';
import type { OwnList } from '../../../wire/own-list.ts';
import { scoringOf } from '../draft-scoring.ts';
import { asDrafted } from '../players/as-drafted.ts';
import { knownPlayer } from '../players/known-player.ts';
import type { PoolPlayer } from '../players/room-pool.ts';
import { entityOf, nameOf } from '../present/naming.ts';
import { expertsRefusal } from '../results/seen-by.ts';
import type { SeenSnake } from './snake-view.ts';

/** Every player in the order of the room, which below the plan is the market's, or in that of chosen experts. */
export function presentPlayers(
  view: SeenSnake,
  {
    tier,
    expertIds,
    own,
  }: { readonly tier: number; readonly expertIds: readonly string[]; readonly own: readonly OwnList[] },
): Outcome<DraftPlayer[]> {
  const { stored, room, edition } = view;
  const { state } = stored;
  const { pool } = room;
  const refusal = expertsRefusal(edition, tier, expertIds);
  if (refusal !== null) return refusal;
  const known = scoringOf(state.settings.sources);
  if (!known.ok) return known;
  const live = roomOfDraft(state, pool.table);
  const next = oddsAtNextPick(live, state.userSeat);
  const after = oddsAtNextPick(live, state.userSeat, 1);
  const taken = new Map(
    draftPicks(state).flatMap(({ player, pickNumber }) => (player ? [[player.entityId, pickNumber]] : [])),
  );
  const facts = knownPlayer(view, isGone(view));
  const queued = new Set(openQueue(state));
  const ranks = expertPlaces(
    edition,
    stored.season,
    { scoring: known.value, league: state.settings.league, own },
    expertIds,
  );
  const placeOf = ({ entityId }: PoolPlayer) => ranks.get(entityId) ?? Number.POSITIVE_INFINITY;
  const inOrder =
    ranks.size === 0
      ? asDrafted(room.players, state.settings)
      : room.players.toSorted((a, b) => placeOf(a) - placeOf(b) || a.rank - b.rank);
  const rows = inOrder.filter(isShown(view)).map((player): DraftPlayer => {
    const number = pool.table.numberOf.get(player.entityId) ?? -1;
    return {
      ...facts(player),
      availabilityOdds: next?.[number] ?? null,
      oddsNextRound: after?.[number] ?? null,
      isQueued: queued.has(player.entityId),
      pickNumber: taken.get(player.entityId) ?? null,
    };
  });
  return found(rows);
}

/** Those who can be drafted, and those on rosters, who tell what a team has already. */
function isShown({ stored: { state }, room: { pool } }: SeenSnake): (player: PoolPlayer) => boolean {
  const { partial } = state.settings;
  const rostered = new Set(partial?.rostered.map(({ entityId }) => entityId));
  const out = outOfDraft(state, pool.table);
  return ({ entityId }) => rostered.has(entityId) || !out.has(pool.table.numberOf.get(entityId) ?? -1);
}

/** Whether nobody can draft a player: they are on a roster, or not among those whom the draft is about. */
function isGone({ stored: { state }, room: { pool } }: SeenSnake): (entityId: EntityId) => boolean {
  const taken = takenEntities(state);
  const out = outOfDraft(state, pool.table);
  return (entityId) => taken.has(entityId) || out.has(pool.table.numberOf.get(entityId) ?? -1);
}

/** Filters of the assistant. */
export interface AssistantFilter {
  readonly text: string;
  /** Empty means all. */
  readonly positions: readonly (Position | 'FLEX')[];
  /** Whose next pick; null is the team on the clock if the person picks for it, else the person's. */
  readonly participantId: string | null;
}

/**
 * Advice for a team's next pick, best first; none for somebody who is not at the table.
 *
 * @param list one's own, by which players are valued; null for the room's own advice
 */
export function presentAssistant(view: SeenSnake, filter: AssistantFilter, list: OwnList | null): WireSuggestion[] {
  const { stored, room } = view;
  const { state } = stored;
  const turn = currentPick(state);
  if (turn === null) return [];
  // The other teams of a followed draft pick elsewhere and need no advice.
  const picking = state.settings.mode === 'manual' && !state.isFollowed ? turn.seat : state.userSeat;
  const seat =
    filter.participantId === null ? picking : state.participants.findIndex(({ id }) => id === filter.participantId);
  if (seat < 0) return [];
  const queued = new Set(openQueue(state));
  const isNarrowed = filter.text !== '' || filter.positions.length > 0;
  const pool = list ? poolByList(room.pool, placesOf(list)) : room.pool;
  const found = isNarrowed
    ? suggestionsAmong(state, pool, seat, (player) => matches(view, player, filter))
    : (list ? suggestionsByList : suggestions)(state, pool, seat);
  return found.map((suggestion) => presentSuggestion(view, pool, suggestion, queued.has(suggestion.entityId)));
}

const placesOf = ({ places }: OwnList): ReadonlyMap<EntityId, number> =>
  new Map(places.map(({ entityId }, index) => [entityId as EntityId, index + 1])); // an edition's own ids

function matches(
  view: SeenSnake,
  { entityId, position }: Pick<Suggestion, 'entityId' | 'position'>,
  { text, positions }: AssistantFilter,
): boolean {
  const wanted = new Set(positions.flatMap((each): readonly Position[] => (each === 'FLEX' ? FLEX_POSITIONS : [each])));
  if (wanted.size > 0 && !wanted.has(position)) return false;
  return nameOf(view, entityId).toLowerCase().includes(text.toLowerCase());
}

function presentSuggestion(
  view: SeenSnake,
  pool: DraftPool,
  { entityId, position, reasons }: Suggestion,
  isQueued: boolean,
): WireSuggestion {
  const { room } = view;
  const tier = tierBreakOf(pool, tierBreaks(pool, isGone(view)), entityId);
  const number = pool.table.numberOf.get(entityId) ?? -1;
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
      vorp: pool.vorp[number] ?? 0,
      adp: room.byId.get(entityId)?.providerAdp ?? null,
    },
  };
}
