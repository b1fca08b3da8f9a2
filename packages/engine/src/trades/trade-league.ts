/**
 * A league as trades are judged in it.
 *
 * What a roster is worth is what its best line-up scores in each week that is left, weeks of the playoffs counted
 * double. A place that nobody of the roster fills well, for a bye or after a trade, goes to the best player of a
 * position who belongs to no team: the wire. So a player who would sit on the bench costs and brings nothing, whatever
 * they are worth to others, and that is why two teams can both gain.
 *
 * - **Weighted points**: points of each week times the week's weight, added up.
 * - **Wire**: players on no roster. Every hole at a position in a week is filled by the best of them, a second hole as
 *   well as the first: the next one is hardly worse.
 */
import { type LineupRules, lineupRulesOfKinds } from '../lineup/seating.ts';
import { positionSet, SINGLE_POSITIONS, slotCapacity } from '../lineup/slot-capacity.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** A player on a roster. */
export interface TradePlayer {
  /** Unlike that of any other player of the league. */
  readonly id: string;
  /** At least one. The first is the one that the player is listed under. */
  readonly positions: readonly Position[];
  /** Expected points of each week that is left, in the order of the league's weeks; finite, 0 on a bye or when out. */
  readonly points: Float64Array;
  /** What the market asks for the player, in any unit, ≥ 0. Matters to who accepts, never to line-ups. */
  readonly value: number;
}

/** A team and its roster. */
export interface TradeTeam {
  readonly id: string;
  readonly players: readonly TradePlayer[];
}

/** A week that is left. */
export interface TradeWeek {
  /** Of the NFL's regular season, from 1. */
  readonly week: number;
  /** Above 0; 1 for a usual week, {@link PLAYOFF_WEIGHT} for one of the playoffs. */
  readonly weight: number;
}

/** Best points of the wire by position, for each week that is left; finite, 0 where nobody is free. */
export type WirePoints = Readonly<Record<Position, Float64Array>>;

/** What {@link tradeLeague} is made of. */
export interface TradeLeagueFacts {
  readonly slots: SlotCounts;
  /** Players that a roster may hold. Who has more keeps them, but takes in no further one without dropping one. */
  readonly rosterSize: number;
  /** In the order of time; the first is the next that is played. */
  readonly weeks: readonly TradeWeek[];
  readonly teams: readonly TradeTeam[];
  readonly wire: WirePoints;
  /** Players whom their team does not drop, by id: without them no place is free, or too much is lost. */
  readonly kept?: ReadonlySet<string>;
}

/** A league made ready, once for all trades in it. */
export interface TradeLeague extends TradeLeagueFacts {
  readonly rules: LineupRules;
  /** The kind of each player by id: a number that stands for their set of positions. */
  readonly kindOf: ReadonlyMap<string, number>;
  /** How many kinds there are: the six positions, and one for each set of several. */
  readonly kinds: number;
  /** By position, how many can start at once: so often the wire is offered. */
  readonly wireCopies: readonly number[];
}

/** What a week of the playoffs counts. @source docs/decisions/0081-a-trade-is-judged-by-line-ups.md */
export const PLAYOFF_WEIGHT = 2;

/**
 * The weeks that are left with their weights.
 *
 * @param from the next week that is played; none is left when it lies behind `last`
 * @param firstPlayoff the playoffs' first week; those from it on weigh {@link PLAYOFF_WEIGHT}
 * @example weeksLeft(13, 15, 17) // → weeks 13 and 14 with weight 1, 15 to 17 with weight 2
 */
export const weeksLeft = (from: number, firstPlayoff: number, last: number): readonly TradeWeek[] =>
  Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => {
    const week = from + at;
    return { week, weight: week >= firstPlayoff ? PLAYOFF_WEIGHT : 1 };
  });

/**
 * Makes a league ready for judging trades.
 *
 * @throws RangeError when a player's or the wire's points are not one for each week, or a weight is not above 0
 */
export function tradeLeague(facts: TradeLeagueFacts): TradeLeague {
  const { slots, teams, weeks, wire } = facts;
  if (weeks.some(({ weight }) => !(weight > 0))) throw new RangeError('a week weighs more than nothing');
  for (const points of POSITIONS.map((position) => wire[position]))
    if (points.length !== weeks.length) throw new RangeError('the wire has points for each week');
  const kinds = [...SINGLE_POSITIONS];
  const kindOf = new Map<string, number>();
  for (const { players } of teams) {
    for (const { id, positions, points } of players) {
      if (points.length !== weeks.length) throw new RangeError(`player ${id} has points for each week`);
      const set = positionSet(positions);
      if (!kinds.includes(set)) kinds.push(set);
      kindOf.set(id, kinds.indexOf(set));
    }
  }
  const capacity = slotCapacity(slots);
  return {
    ...facts,
    rules: lineupRulesOfKinds(slots, kinds),
    kindOf,
    kinds: kinds.length,
    wireCopies: SINGLE_POSITIONS.map((set) => capacity[set] ?? 0),
  };
}
