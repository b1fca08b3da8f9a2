// What a roster scores after any small swap, from a table. When one or two players have left and guests come, the best
// line-up has none of them, one, or both; and what the rest of the roster scores beside them depends on the guests'
// kinds alone, not on who they are. So for everybody who may leave, and every kind of guest, the rest is seated once.
// A trade is then the best of four sums a week.
//
// Most of the rests are equal: who does not start is missed by nobody, so rosters without them keep their line-ups.
import { type LineupRules, seatInOrder } from '../lineup/seating.ts';
import { guestEntry, type RosterWeeks, rosterWeeks } from './roster-weeks.ts';
import type { TradeLeague, TradePlayer } from './trade-league.ts';

/** A player as a guest of another roster: their kind and their weighted points by week. */
export interface Guest {
  readonly kind: number;
  readonly points: Float64Array;
}

/** Prepares players as guests. */
export const guestsOf = ({ kindOf, weeks }: TradeLeague, players: readonly TradePlayer[]): readonly Guest[] =>
  players.map(({ id, points }) => ({
    kind: kindOf.get(id) ?? 0,
    points: points.map((own, week) => own * (weeks[week]?.weight ?? 0)),
  }));

/** Made by {@link swapTable}. */
export interface SwapTable {
  readonly players: number;
  readonly weeks: number;
  readonly kinds: number;
  /** Weighted points of the rest: rest × guests' kinds × week. */
  readonly cells: Float64Array;
  /** Cells of a rest. */
  readonly restCells: number;
  /** Where the cells of two guests begin within a rest, by the kinds of either. */
  readonly pairColumns: Int32Array;
}

/** The number of the rest that one player leaves, and of that which two leave. Rest 0 is the whole roster. */
export const restWithout = (player: number): number => 1 + player;
export function restWithoutTwo(players: number, one: number, other: number): number {
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  return 1 + players + (low * (2 * players - low - 1)) / 2 + (high - low - 1);
}

/** Seats a roster without any one or two of its players, beside guests of every kind. */
export function swapTable(league: TradeLeague, players: readonly TradePlayer[]): SwapTable {
  const { kinds } = league;
  const count = players.length;
  const weeks = league.weeks.length;
  const pairColumns = new Int32Array(kinds * kinds);
  let columns = 1 + kinds;
  for (let one = 0; one < kinds; one++) {
    for (let other = one; other < kinds; other++) {
      pairColumns[one * kinds + other] = columns * weeks;
      pairColumns[other * kinds + one] = columns * weeks;
      columns++;
    }
  }
  const restCells = columns * weeks;
  const cells = new Float64Array((1 + count + (count * (count - 1)) / 2) * restCells);
  const roster = rosterWeeks(league, players);
  const seats = restSeating(league.rules, kinds, roster);
  for (let week = 0; week < weeks; week++) {
    const write = (rest: number, worths: Float64Array) => {
      for (let column = 0; column < columns; column++)
        cells[rest * restCells + column * weeks + week] = worths[column] as number; // as many as columns
    };
    const copy = (rest: number, equal: number) => {
      for (let cell = week; cell < restCells; cell += weeks)
        cells[rest * restCells + cell] = cells[equal * restCells + cell] as number; // within the cells
    };
    const whole = seats(week, -1, -1);
    write(0, whole.worths);
    const starts = whole.starts.slice();
    const startsWithout: Uint8Array[] = [];
    for (let gone = 0; gone < count; gone++) {
      if (starts[gone] === 0) {
        copy(restWithout(gone), 0);
        startsWithout.push(starts);
        continue;
      }
      const rest = seats(week, gone, -1);
      write(restWithout(gone), rest.worths);
      startsWithout.push(rest.starts.slice());
    }
    for (let one = 0; one < count; one++) {
      for (let other = one + 1; other < count; other++) {
        const rest = restWithoutTwo(count, one, other);
        if (startsWithout[other]?.[one] === 0) copy(rest, restWithout(other));
        else if (startsWithout[one]?.[other] === 0) copy(rest, restWithout(one));
        else write(rest, seats(week, one, other).worths);
      }
    }
  }
  return { players: count, weeks, kinds, cells, restCells, pairColumns };
}

/**
 * Seats what is left of a roster in a week.
 *
 * @returns of the two who are gone (-1 for nobody): what the rest scores beside no guest, one of each kind, two of each
 *   pair of kinds, minus infinity where those guests cannot both start; and which players start without guests. Both
 *   arrays are used again.
 */
function restSeating(rules: LineupRules, kinds: number, roster: RosterWeeks) {
  const worths = new Float64Array(1 + kinds + (kinds * (kinds + 1)) / 2);
  const starts = new Uint8Array(roster.kinds.length);
  const seated = new Uint16Array(rules.places);
  const ownKinds = roster.kinds.slice();
  const [first, second] = [guestEntry(roster, 0), guestEntry(roster, 1)];
  // The rest's order alone, behind one guest, and behind two.
  const orders = [0, 1, 2].map((guests) => new Uint16Array(guests + roster.kinds.length - 2)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ]; // as many as the list above it
  const [alone, behindOne, behindTwo] = orders;
  behindOne[0] = first;
  behindTwo[0] = first;
  behindTwo[1] = second;

  return (week: number, gone: number, alsoGone: number) => {
    const order = roster.orders[week] as Uint16Array; // one for each week, and points too
    const points = roster.points[week] as Float64Array;
    let count = 0;
    for (let at = 0; at < order.length; at++) {
      const entry = order[at] as number;
      if (entry === gone || entry === alsoGone) continue;
      alone[count] = entry;
      behindOne[count + 1] = entry;
      behindTwo[count + 2] = entry;
      count++;
    }
    const seat = (list: Uint16Array, guests: number): number => {
      const taken = seatInOrder(rules, ownKinds, list, count + guests, seated);
      if (guests > 0 && (taken < guests || seated[0] !== first)) return Number.NEGATIVE_INFINITY;
      if (guests > 1 && seated[1] !== second) return Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let at = guests; at < taken; at++) sum += points[seated[at] as number] as number; // seated are entries
      return sum;
    };
    worths[0] = seat(alone, 0);
    starts.fill(0);
    for (let at = 0; at < seated.length; at++) starts[seated[at] as number] = 1;
    let column = 1 + kinds;
    for (let one = 0; one < kinds; one++) {
      ownKinds[first] = one;
      worths[1 + one] = seat(behindOne, 1);
      for (let other = one; other < kinds; other++) {
        ownKinds[second] = other;
        worths[column++] = seat(behindTwo, 2);
      }
    }
    return { worths, starts };
  };
}

// The loops over weeks below are the whole of a search; every index lies within the cells.

/** Weighted points of a rest. */
export function pointsAlone({ cells, restCells, weeks }: SwapTable, rest: number): number {
  const begin = rest * restCells;
  let sum = 0;
  for (let week = 0; week < weeks; week++) sum += cells[begin + week] as number;
  return sum;
}

/** Weighted points of a rest and one guest. */
export function pointsWith({ cells, restCells, weeks }: SwapTable, rest: number, guest: Guest): number {
  const alone = rest * restCells;
  const beside = alone + (1 + guest.kind) * weeks;
  const own = guest.points;
  let sum = 0;
  for (let week = 0; week < weeks; week++) {
    let best = cells[alone + week] as number;
    const within = (cells[beside + week] as number) + (own[week] as number);
    if (within > best) best = within;
    sum += best;
  }
  return sum;
}

/** Weighted points of a rest and two guests. */
export function pointsWithTwo(table: SwapTable, rest: number, one: Guest, other: Guest): number {
  const { cells, restCells, weeks, kinds, pairColumns } = table;
  const alone = rest * restCells;
  const besideOne = alone + (1 + one.kind) * weeks;
  const besideOther = alone + (1 + other.kind) * weeks;
  const besideBoth = alone + (pairColumns[one.kind * kinds + other.kind] as number);
  let sum = 0;
  for (let week = 0; week < weeks; week++) {
    const ones = one.points[week] as number;
    const others = other.points[week] as number;
    let best = cells[alone + week] as number;
    const withOne = (cells[besideOne + week] as number) + ones;
    if (withOne > best) best = withOne;
    const withOther = (cells[besideOther + week] as number) + others;
    if (withOther > best) best = withOther;
    const withBoth = (cells[besideBoth + week] as number) + ones + others;
    if (withBoth > best) best = withBoth;
    sum += best;
  }
  return sum;
}
