/**
 * Replacement level: the points that a team gets at a position for nothing.
 *
 * All teams' starters are seated at once and exactly, flex places included; the best player of a position who is left
 * without a seat is what anybody could still have. Drafts go on after the starters, though, so the bench-aware level
 * seats the benches too: with the players who come closest to the starters' level at their position, kickers and
 * defences left out, since hardly anybody keeps a second.
 */

import { lineupRules, seatInOrder } from '../lineup/seating.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** Somebody with a value: `points` over the period in question, finite. */
export interface ValuedPlayer {
  readonly points: number;
  readonly position: Position;
}

/** Points of the replacement player of each position. */
export type ReplacementPoints = Readonly<Record<Position, number>>;

/** Positions that benches hold. */
const BENCHED: ReadonlySet<Position> = new Set(['QB', 'RB', 'WR', 'TE']);

/**
 * Points of the best player of each position whom no team starts.
 *
 * @param players everybody there is, in any order, at most 65,536
 * @returns by position; where everybody starts, the worst of them; where there is nobody, 0
 */
export function replacementPoints(players: readonly ValuedPlayer[], league: LeagueShape): ReplacementPoints {
  const starting = leagueStarters(players, league);
  return bestOutside(players, starting);
}

/**
 * The same when benches are full as well: the level of the waiver wire after a draft.
 *
 * @returns by position; never above {@link replacementPoints}
 */
export function benchAwareReplacementPoints(players: readonly ValuedPlayer[], league: LeagueShape): ReplacementPoints {
  const drafted = leagueStarters(players, league);
  const starterLevel = bestOutside(players, drafted);
  const benchSeats = league.teams * league.slots.BN;
  players
    .map((player, index) => ({
      index,
      position: player.position,
      above: player.points - starterLevel[player.position],
    }))
    .filter(({ index, position }) => BENCHED.has(position) && !drafted.has(index))
    .sort((a, b) => b.above - a.above || a.index - b.index)
    .slice(0, benchSeats)
    .forEach(({ index }) => {
      drafted.add(index);
    });
  return bestOutside(players, drafted);
}

/**
 * Who starts when every team of a league fields its best, as if the league were one team with as many times the places.
 *
 * @returns indexes into `players`
 */
export function leagueStarters(players: readonly ValuedPlayer[], league: LeagueShape): Set<number> {
  const points = new Float64Array(players.length);
  const positions = new Uint8Array(players.length);
  const order = new Uint16Array(players.length);
  players.forEach((player, index) => {
    points[index] = player.points;
    positions[index] = POSITIONS.indexOf(player.position);
    order[index] = index;
  });
  order.sort((a, b) => (points[b] as number) - (points[a] as number)); // casts: numbers of players
  const rules = lineupRules(league.slots, league.teams);
  const seated = new Uint16Array(rules.places);
  const count = seatInOrder(rules, positions, order, order.length, seated);
  return new Set(seated.subarray(0, count));
}

function bestOutside(players: readonly ValuedPlayer[], inside: ReadonlySet<number>): ReplacementPoints {
  const level = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 } satisfies Record<Position, number>;
  for (const position of POSITIONS) {
    let best = Number.NEGATIVE_INFINITY;
    let worstInside = Number.POSITIVE_INFINITY;
    players.forEach((player, index) => {
      if (player.position !== position) return;
      if (inside.has(index)) worstInside = Math.min(worstInside, player.points);
      else best = Math.max(best, player.points);
    });
    const points = Number.isFinite(best) ? best : worstInside;
    level[position] = Number.isFinite(points) ? points : 0;
  }
  return level;
}
