// Whom to take. The candidates are the most valuable players for this roster, a few of each position at most; each is played to
// the end of the draft (rollouts.ts), and the one whose rosters come out best is suggested first. Why is told as data: the
// screen puts it into words.
import type { EntityId } from '../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { oddsAtNextPick } from './availability-odds.ts';
import { currentPick } from './draft-picks.ts';
import type { DraftPool } from './draft-pool.ts';
import { type FilledPlace, placeFilled } from './draft-roster.ts';
import type { DraftState } from './draft-state.ts';
import { needWeightedValue, plannedPositions } from './own-picks.ts';
import { type PositionRun, positionRuns } from './position-runs.ts';
import { meanDifference, type Outlook, type Played, playersOf, playOut } from './rollouts.ts';
import { roomOfDraft } from './room-of-draft.ts';
import { isAvailable } from './room-state.ts';
import { type TierBreak, tierBreakOf, tierBreaks } from './tier-breaks.ts';

const MOST_CANDIDATES = 8;
const MOST_OF_A_POSITION = 3;
/** How deep down the board candidates are looked for. */
const LOOKS_AT = 60;

/** Why somebody is suggested. */
export interface SuggestionReasons {
  /** Among his position, from 1; null when unknown. */
  readonly tier: number | null;
  /** Players of his tier who are left, himself included; 0 when the tier is unknown. */
  readonly leftInTier: number;
  /** Whether nobody else of his tier is left. */
  readonly lastOfTier: boolean;
  /** Chance that he is still there at the team's next pick but this, 0 to 1; null when it has none. */
  readonly oddsToComeBack: number | null;
  readonly fillsSlot: FilledPlace;
  /** Players of the same position on the roster who rest in the same week. */
  readonly byeClash: readonly EntityId[];
  /** Points of the season by which the roster comes out better with him than with the best other candidate; negative for all but the first. */
  readonly pointsOverRunnerUp: number;
  /** The run on his position, null when there is none. */
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
 * @param seat whose pick; when it is not their turn the room is played up to it
 * @param besides players who are to be among the candidates whatever they are worth
 * @returns empty when the team has no pick left; the same for the same draft and pool
 * @source research algorithms §4
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

/** {@link suggestions} from the kernel's view. */
export function suggestionsFor(outlook: Outlook, besides: readonly number[] = []): readonly Suggestion[] {
  const { live, team } = outlook;
  if ((live.picksLeft[team] ?? 0) === 0) return [];
  const candidates = new Set([...candidatesOf(outlook), ...besides.filter((player) => isAvailable(live, player))]);
  const played = playOut(outlook, [...candidates]);
  const ordered = inOrder(played);
  const situation = situationOf(outlook);
  return ordered.map((candidate, place) => {
    const rival = ordered[place === 0 ? 1 : 0];
    const lead = rival === undefined ? 0 : meanDifference(candidate, rival);
    return suggestion(outlook, candidate.player, lead, situation);
  });
}

/** The first choice for whoever's turn it is; null when the draft is over. */
export function bestSuggestion(state: DraftState, pool: DraftPool): EntityId | null {
  const turn = currentPick(state);
  return turn === null ? null : (suggestions(state, pool, turn.seat)[0]?.entityId ?? null);
}

/** The most valuable available players for the roster, at most three of a position. */
export function candidatesOf({ pool, live, team }: Outlook): readonly number[] {
  const { room, available, head, counts } = live;
  const { position } = room.table;
  const considered = plannedPositions(room, live, team);
  const value = needWeightedValue(pool);
  const worth = (player: number): number => value(player, counts[team * 6 + (position[player] as number)] as number);
  const wanted = Array.from(available.subarray(head)).filter(
    (player) => player < pool.table.size && (considered >> (position[player] as number)) & 1,
  );
  const best = wanted.slice(0, LOOKS_AT).sort((x, y) => worth(y) - worth(x));
  const ofPosition = new Uint8Array(POSITIONS.length);
  return best
    .filter((player) => {
      const at = position[player] as number;
      ofPosition[at] = (ofPosition[at] as number) + 1;
      return (ofPosition[at] as number) <= MOST_OF_A_POSITION;
    })
    .slice(0, MOST_CANDIDATES);
}

/** Those played longest first: they were the best when the others dropped out; among equals the better one. */
const inOrder = (played: readonly Played[]): readonly Played[] =>
  played.toSorted((x, y) => y.values.length - x.values.length || meanDifference(y, x));

/** What is the same for all candidates of one question. */
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
