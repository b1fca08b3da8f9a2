// Whom to take: the player who, with the best that can come after them (later-picks.ts), makes the best roster; where
// rosters are there already, who adds most to the team's (added-value.ts). Why is told as data: the screen puts it into
// words.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { type FilledPlace, placeFilled } from '../../drafting/roster.ts';
import { backsUpOne } from '../../drafting/roster-customs.ts';
import { seededRandom } from '../../random/random.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { laterPicks, valueWith } from '../bots/later-picks.ts';
import { plannedPositions } from '../bots/own-picks.ts';
import { nextTurnOf } from '../bots/room.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { isAvailable, playersOf, type RoomState } from '../bots/room-state.ts';
import { currentPick, takenEntities } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { outOfDraft } from '../rules/partial-draft.ts';
import { addedValue } from './added-value.ts';
import { availabilityOdds, oddsAtNextPick } from './availability-odds.ts';
import { type PositionRun, positionRuns } from './position-runs.ts';
import { type TierBreak, tierBreakOf, tierBreaks } from './tier-breaks.ts';

/** Players of an answer. */
export const MOST_SUGGESTED = 8;
const MOST_OF_A_POSITION = 3;
/** How deep down the board players are looked for. */
const LOOKS_AT = 60;
const EVERY_POSITION = (1 << POSITIONS.length) - 1;

/** What a question about one team's next pick is asked of. */
export interface Outlook {
  readonly pool: DraftPool;
  /** Where the draft stands; not changed. */
  readonly live: RoomState;
  readonly team: number;
  /** Equal seeds give equal answers. */
  readonly seed: string;
}

/** Why somebody is suggested. */
export interface SuggestionReasons {
  /** Among their position, from 1; null when unknown. */
  readonly tier: number | null;
  /** Players of their tier who are left, themselves included; 0 when the tier is unknown. */
  readonly leftInTier: number;
  /** Whether nobody else of their tier is left. */
  readonly lastOfTier: boolean;
  /** Chance that they are still there at the team's next pick but this, 0 to 1; null when it has none. */
  readonly oddsToComeBack: number | null;
  readonly fillsSlot: FilledPlace;
  /** Players of the same position on the roster who rest in the same week. */
  readonly byeClash: readonly EntityId[];
  /**
   * Points of the season by which the roster comes out better with them than with the best other player; negative for
   * all but the first.
   */
  readonly pointsOverRunnerUp: number;
  /** The run on their position, null when there is none. */
  readonly positionRun: PositionRun | null;
}

export interface Suggestion {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly reasons: SuggestionReasons;
}

/**
 * Suggestions for one team's next pick, best first, at most eight.
 *
 * @param seat whose pick; when it is not their turn a player counts by the odds that they last so long
 * @param besides players who are to be among them whatever they are worth
 * @returns empty when the team has no pick left; the same for the same draft and pool
 * @source docs/sources.md "Suggestions"
 */
export function suggestions(
  state: DraftState,
  pool: DraftPool,
  seat: number,
  besides: readonly EntityId[] = [],
): readonly Suggestion[] {
  const live = roomOfDraft(state, pool.table);
  const seed = `${state.settings.seed} suggestions ${state.picks.length}`;
  const players = besides.flatMap((entityId) => pool.table.numberOf.get(entityId) ?? []);
  return suggestionsFor({ pool, live, team: seat, seed }, players);
}

/**
 * {@link suggestions} among the players whom somebody looks for, whether or not plan and custom would consider them
 * now. What the first of them is worth is told against the best of all.
 */
export function suggestionsAmong(
  state: DraftState,
  pool: DraftPool,
  seat: number,
  isWanted: (player: Pick<Suggestion, 'entityId' | 'position'>) => boolean,
): readonly Suggestion[] {
  const { entityIds } = pool.table;
  const held = takenEntities(state);
  const out = outOfDraft(state, pool.table);
  const found = entityIds.flatMap((entityId, number) => {
    const position = POSITIONS[pool.table.position[number] ?? -1];
    return position !== undefined && !held.has(entityId) && !out.has(number) && isWanted({ entityId, position })
      ? [entityId]
      : [];
  });
  return suggestions(state, pool, seat, found.slice(0, LOOKS_AT)).filter(isWanted).slice(0, MOST_SUGGESTED);
}

/** {@link suggestions} from the kernel's view. */
export function suggestionsFor(outlook: Outlook, besides: readonly number[] = []): readonly Suggestion[] {
  const { live, team } = outlook;
  if ((live.picksLeft[team] ?? 0) === 0) return [];
  const asked = besides.filter((player) => isAvailable(live, player));
  const ordered = inOrder(outlook, asked);
  const situation = situationOf(outlook);
  return ordered.map(({ player, value }, place) => {
    const rival = ordered[place === 0 ? 1 : 0];
    return suggestion(outlook, player, rival === undefined ? 0 : value - rival.value, situation);
  });
}

/** The first choice for whoever's turn it is; null when the draft is over. */
export function bestSuggestion(state: DraftState, pool: DraftPool): EntityId | null {
  const turn = currentPick(state);
  return turn === null ? null : (suggestions(state, pool, turn.seat)[0]?.entityId ?? null);
}

/** A player with what the roster gains by them, in points of the season. */
interface Valued {
  readonly player: number;
  readonly value: number;
}

/**
 * The best for the roster and whoever is asked for, best first. Before the team's turn a gain counts by the odds that
 * they last.
 */
function inOrder({ pool, live, team, seed }: Outlook, asked: readonly number[]): readonly Valued[] {
  const { room, available, head } = live;
  const { position } = room.table;
  const isAdding = room.added !== null;
  const considered = isAdding ? EVERY_POSITION : plannedPositions(room, live, team);
  const worth = isAdding ? addedValue(live, team, pool) : worthInTheEnd(live, team, pool, seed);
  const allowed = Array.from(available.subarray(head)).filter(
    (player) => player < pool.table.size && (considered >> (position[player] as number)) & 1,
  );
  const roster = playersOf(live, team);
  const useful = allowed.filter((player) => isAdding || !restsWithStarter(live, roster, player));
  const looked = (useful.length > 0 ? useful : allowed).slice(0, LOOKS_AT);
  const values = new Map([...looked, ...asked].map((player) => [player, worth(player)]));
  const least = Math.min(...values.values());
  const odds = availabilityOdds(live, live.turn, nextTurnOf(room, team, live.turn) ?? live.turn);
  const ordered = [...values]
    .map(([player, value]): Valued => ({ player, value: (odds[player] ?? 0) * (value - least) }))
    .sort((one, other) => other.value - one.value);
  const ofPosition = new Uint8Array(POSITIONS.length);
  const best = ordered
    .filter(({ player }) => {
      const at = position[player] as number;
      ofPosition[at] = (ofPosition[at] as number) + 1;
      return looked.includes(player) && (ofPosition[at] as number) <= MOST_OF_A_POSITION;
    })
    .slice(0, MOST_SUGGESTED);
  return ordered.filter((each) => best.includes(each) || asked.includes(each.player));
}

/** What the roster comes to with a player and the best of those who can come after them. */
function worthInTheEnd(live: RoomState, team: number, pool: DraftPool, seed: string): (player: number) => number {
  const later = laterPicks(live, team, pool, seededRandom(seed));
  return (player) => valueWith(later, live.room.table.position[player] ?? 0, player);
}

/** Whether they would back up the one passer or tight end in the very week in which both rest. */
function restsWithStarter({ room: { table, customs } }: RoomState, roster: readonly number[], player: number): boolean {
  const { position, byeWeek } = table;
  if (!backsUpOne(customs, position[player] ?? 0) || byeWeek[player] === 0) return false;
  return roster.some((each) => position[each] === position[player] && byeWeek[each] === byeWeek[player]);
}

/** What is the same for all players of one question. */
interface Situation {
  readonly roster: readonly number[];
  readonly held: readonly Position[];
  readonly breaks: readonly TierBreak[];
  readonly runs: readonly PositionRun[];
  readonly odds: Float64Array | null;
}

function situationOf({ pool, live, team }: Outlook): Situation {
  const { table } = live.room;
  const positionsOf = (players: readonly number[]): readonly Position[] =>
    players.flatMap((player) => POSITIONS[table.position[player] ?? -1] ?? []);
  const isFree = new Set(live.available.subarray(live.head));
  const roster = playersOf(live, team);
  return {
    roster,
    held: positionsOf(roster),
    breaks: tierBreaks(pool, (entityId) => !isFree.has(pool.table.numberOf.get(entityId) ?? -1)),
    runs: positionRuns(positionsOf(Array.from(live.taken.subarray(0, live.turn)))),
    odds: oddsAtNextPick(live, team),
  };
}

function suggestion({ pool, live }: Outlook, player: number, lead: number, situation: Situation): Suggestion {
  const { table } = pool;
  const entityId = table.entityIds[player];
  const position = POSITIONS[table.position[player] ?? -1];
  if (entityId === undefined || position === undefined) throw new RangeError(`player ${player} is not in the pool`);
  const { roster, held, breaks, runs, odds } = situation;
  const tier = tierBreakOf(pool, breaks, entityId);
  const bye = table.byeWeek[player] ?? 0;
  const clashing = roster.filter(
    (each, index) => bye !== 0 && live.room.table.byeWeek[each] === bye && held[index] === position,
  );
  return {
    entityId,
    position,
    reasons: {
      tier: tier?.tier ?? null,
      leftInTier: tier?.undraftedCount ?? 0,
      lastOfTier: tier?.undraftedCount === 1,
      oddsToComeBack: odds?.[player] ?? null,
      fillsSlot: placeFilled(held, position, pool.league.slots),
      byeClash: clashing.flatMap((each) => live.room.table.entityIds[each] ?? []),
      pointsOverRunnerUp: lead,
      positionRun: runs.find((run) => run.position === position) ?? null,
    },
  };
}
