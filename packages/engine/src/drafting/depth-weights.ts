// What depth is worth. A second quarterback plays when the first rests; a third running back plays in the flex half the
// time. The weight of the j-th best player of a position is the chance that they are in the best line-up of a week in
// which they can play, and it follows from the league's slots and from how fast the pool gets worse. It is found by
// living through weeks: players miss some, turn out better or worse than projected, and the best line-up of those who
// can play is seated.
import { type LineupRules, type LineupScratch, lineupRules, lineupScratch, seatInOrder } from '../lineup/seating.ts';
import { slotCapacity } from '../lineup/slot-capacity.ts';
import { seededRandom } from '../random/random.ts';
import { roughlyNormal } from '../random/rough-normal.ts';
import type { LeagueShape, SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import type { DraftTable } from './draft-table.ts';

/**
 * By position (order of {@link POSITIONS}), then by place in the team's own order at that position; each in [0, 1],
 * falling.
 */
export type DepthWeights = readonly Float64Array[];

/** Chance of a player to play a given week: byes (1 of 14) and injuries. Estimate [E]. */
const CHANCE_TO_PLAY = 0.82;
/**
 * How far a season turns out from its projection, and a week from its season, relative to the projection. Estimates
 * [E].
 */
const SEASON_SPREAD = 0.2;
const WEEK_SPREAD = 0.1;
const SEASONS = 250;
const WEEKS = 4;
/**
 * Players of a position that are followed beyond the places of the line-up; deeper ones weigh what the last one weighs.
 */
const FOLLOWED_BENCH = 4;

/**
 * One player of the team that lives through the weeks: the j-th of their position, as good as a j-th is in such a
 * league.
 */
interface Member {
  readonly position: number;
  readonly place: number;
  readonly points: number;
}

/**
 * Depth weights of a league.
 *
 * @param table the pool; a player without projected points weighs like any other
 * @returns see {@link DepthWeights}; the same for the same input
 * @source docs/sources.md "Grades" gives 1, 1, .65, .4, .25, .15 for running backs of a league with RB2 and FLEX1
 */
export function depthWeights(table: DraftTable, league: LeagueShape): DepthWeights {
  const rules = lineupRules(league.slots);
  const team = typicalTeam(table, league);
  const depth = POSITIONS.map((_, position) => team.filter((member) => member.position === position).length);
  const starts = depth.map((places) => new Float64Array(places));
  const plays = depth.map((places) => new Float64Array(places));
  const random = seededRandom('depth weights');
  const positions = Uint8Array.from(team, (member) => member.position);
  const form = new Float64Array(team.length);
  const points = new Float64Array(team.length);
  const scratch = lineupScratch(team.length);
  for (let season = 0; season < SEASONS; season++) {
    for (let i = 0; i < team.length; i++) form[i] = 1 + SEASON_SPREAD * roughlyNormal(random);
    for (let week = 0; week < WEEKS; week++) {
      team.forEach((member, i) => {
        const isThere = random.next() < CHANCE_TO_PLAY;
        const luck = 1 + WEEK_SPREAD * roughlyNormal(random);
        points[i] = isThere ? Math.max(0.001, member.points * (form[i] as number) * luck) : 0;
      });
      countWeek({ rules, team, positions, scratch }, points, starts, plays);
    }
  }
  return starts.map((started, position) =>
    falling(started.map((count, place) => count / Math.max(1, plays[position]?.[place] ?? 1))),
  );
}

/** The j-th player of a position is as good as the mean of those ranked (j − 1)·teams + 1 to j·teams. */
function typicalTeam(table: DraftTable, { slots, teams }: LeagueShape): readonly Member[] {
  return POSITIONS.flatMap((_, position) => {
    const points = [...table.points].filter((_, player) => table.position[player] === position).sort((x, y) => y - x);
    return Array.from({ length: followed(slots, position) }, (_, place): Member => {
      const peers = points.slice(place * teams, (place + 1) * teams);
      const sum = peers.reduce((total, each) => total + each, 0);
      return { position, place, points: peers.length === 0 ? 0 : sum / peers.length };
    });
  });
}

/** How many of a position are followed: all its places and a few of the bench, none when no slot takes it. */
function followed(slots: SlotCounts, position: number): number {
  const places = slotCapacity(slots)[1 << position] ?? 0;
  return places === 0 ? 0 : places + Math.min(FOLLOWED_BENCH, slots.BN);
}

/** The team with what its line-ups are found by. */
interface Seating {
  readonly rules: LineupRules;
  readonly team: readonly Member[];
  readonly positions: Uint8Array;
  readonly scratch: LineupScratch;
}

/** Counts who plays and who starts in one week; nobody without points plays. */
function countWeek(
  { rules, team, positions, scratch: { order, seated } }: Seating,
  points: Float64Array,
  starts: readonly Float64Array[],
  plays: readonly Float64Array[],
): void {
  let there = 0;
  // Indexes of team, as are the seated
  for (let i = 0; i < team.length; i++) {
    const own = points[i] as number;
    if (!(own > 0)) continue;
    add(plays, team[i] as Member);
    let at = there++;
    for (; at > 0 && (points[order[at - 1] as number] as number) < own; at--) order[at] = order[at - 1] as number;
    order[at] = i;
  }
  const taken = seatInOrder(rules, positions, order, there, seated);
  for (let at = 0; at < taken; at++) add(starts, team[seated[at] as number] as Member);
}

function add(sums: readonly Float64Array[], { position, place }: Member): void {
  const row = sums[position];
  if (row) row[place] = (row[place] as number) + 1;
}

/** A deeper player never weighs more than a better one: the few weeks lived through leave a little noise. */
function falling(weights: Float64Array): Float64Array {
  for (let i = 1; i < weights.length; i++) weights[i] = Math.min(weights[i] as number, weights[i - 1] as number);
  return weights;
}

/** The weight of the place-th (from 0) of a position; beyond the followed ones it halves with each place. */
export function depthWeight(weights: DepthWeights, position: number, place: number): number {
  const row = weights[position];
  if (row === undefined || row.length === 0) return 0;
  const last = row.length - 1;
  return place <= last ? (row[place] as number) : (row[last] as number) * 0.5 ** (place - last);
}

/** Places of a position in {@link weightTable}. */
export const WEIGHTS_DEPTH = 32;

/** Weights as one array for inner loops: position × {@link WEIGHTS_DEPTH} + place, from 0. */
export const weightTable = (weights: DepthWeights): Float64Array =>
  Float64Array.from({ length: POSITIONS.length * WEIGHTS_DEPTH }, (_, cell) =>
    depthWeight(weights, Math.floor(cell / WEIGHTS_DEPTH), cell % WEIGHTS_DEPTH),
  );

/**
 * What a roster is worth: each player's points times the weight of their place among the team's players of their
 * position.
 *
 * @param players numbers of the table
 * @returns points of the season, ≥ 0 for players with points ≥ 0
 */
export function rosterValue(table: DraftTable, weights: DepthWeights, players: ArrayLike<number>): number {
  const { position: positions, points } = table;
  let value = 0;
  for (let position = 0; position < POSITIONS.length; position++) {
    const own: number[] = [];
    for (let i = 0; i < players.length; i++) {
      const player = players[i] as number;
      if (positions[player] === position) own.push(points[player] as number);
    }
    own.sort((x, y) => y - x);
    for (let place = 0; place < own.length; place++)
      value += depthWeight(weights, position, place) * (own[place] as number);
  }
  return value;
}
