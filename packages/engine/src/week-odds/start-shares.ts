import { bestLineup } from '../lineup/best-lineup.ts';
import { lineupPoints, lineupRules, lineupScratch } from '../lineup/seating.ts';
import { positionIndex } from '../lineup/slot-capacity.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import type { JointWeek } from './joint-week.ts';
import { takesPart } from './week-player.ts';

/**
 * START %: how often each player of a roster is in its best line-up.
 *
 * The best line-up of a draw is exact, flexible places and players of two positions included. Equal points are given to
 * either in turn.
 *
 * @param slots of the league; the bench is not looked at
 * @param roster numbers of the week's players, all of them unless said
 * @returns 0 to 1, in the roster's order; their sum is the number of places that can be filled. 0 for who takes no part
 * @example startShares(jointWeek([onlyKicker], { seed: 1 }), slots)[0] // → 1 in a league with a place for a kicker
 */
export function startShares(
  week: JointWeek,
  slots: SlotCounts,
  roster: readonly number[] = [...week.players.keys()],
): Float64Array {
  const shares = new Float64Array(roster.length);
  const able = [...roster.keys()].filter((at) => {
    const player = week.players[roster[at] ?? -1];
    return player !== undefined && takesPart(player) && player.positions.length > 0;
  });
  const isSimple = able.every((at) => week.players[roster[at] ?? -1]?.positions.length === 1);
  const count = isSimple ? countSimple : countAny;
  // Half of the draws with the roster turned round, so that nobody wins ties by standing first.
  const half = Math.ceil(week.draws / 2);
  count({ week, roster, able, slots, first: 0, end: half }, shares);
  count({ week, roster, able: able.toReversed(), slots, first: half, end: week.draws }, shares);
  return shares.map((times) => times / week.draws);
}

/** Some draws of a roster; `able` are the places in it of those who may be seated. */
interface Draws {
  readonly week: JointWeek;
  readonly roster: readonly number[];
  readonly able: readonly number[];
  readonly slots: SlotCounts;
  readonly first: number;
  readonly end: number;
}

/** Everybody has one position. */
function countSimple({ week, roster, able, slots, first, end }: Draws, times: Float64Array): void {
  const size = able.length;
  const rules = lineupRules(slots);
  const places = Math.min(rules.places, size);
  const positions = new Uint8Array(size);
  const numbers = new Int32Array(size);
  able.forEach((at, index) => {
    numbers[index] = roster[at] ?? 0;
    positions[index] = positionIndex(week.players[roster[at] ?? 0]?.positions[0] ?? 'QB');
  });
  const row = new Float64Array(size);
  const scratch = lineupScratch(Math.max(size, rules.places));
  // Seats that nobody can fill hold a number that no player has.
  for (let draw = first; draw < end; draw += 1) {
    const start = draw * week.players.length;
    for (let at = 0; at < size; at += 1) row[at] = week.points[start + (numbers[at] as number)] as number; // in columns
    scratch.seated.fill(size, 0, places);
    lineupPoints(rules, row, positions, size, scratch);
    for (let seat = 0; seat < places; seat += 1) {
      const at = able[scratch.seated[seat] as number];
      if (at !== undefined) times[at] = (times[at] as number) + 1;
    }
  }
}

/** Some have several positions. */
function countAny({ week, roster, able, slots, first, end }: Draws, times: Float64Array): void {
  for (let draw = first; draw < end; draw += 1) {
    const start = draw * week.players.length;
    const candidates = able.map((at) => {
      const number = roster[at] ?? 0;
      return { at, points: week.points[start + number] ?? 0, positions: week.players[number]?.positions ?? [] };
    });
    for (const { starter } of bestLineup(candidates, slots).places) {
      if (starter !== null) times[starter.at] = (times[starter.at] ?? 0) + 1;
    }
  }
}
