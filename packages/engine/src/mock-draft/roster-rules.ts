// Which positions may a team still take? In a real league a roster has to be able to field a line-up: whoever has three picks
// left and lacks a tight end, a kicker and a defence must take those. Flex places make this a matching question, which
// Hall's theorem answers without searching: the places that a set S of positions can fill, plus the players of all other
// positions, bound the line-up, and the smallest such bound over all S is the line-up's size.
//
// Bots keep two customs besides: kickers and defences wait for the last three rounds, and nobody hoards a position.
import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Players of one team by position, in the order of {@link POSITIONS}. */
export type PositionCounts = ArrayLike<number>;

/** What follows from a league's slots; make it once per league. */
export interface RosterRules {
  /** Picks of a team, bench included. */
  readonly rounds: number;
  /** Places of a line-up. */
  readonly starters: number;
  /** Places that at least one of a set of QB, RB, WR, TE may fill; the index has a bit per position. 16 numbers. */
  readonly placesFor: Uint8Array;
  readonly kickers: number;
  readonly defences: number;
  /** The most players of a position that a bot takes, in the order of {@link POSITIONS}. */
  readonly botCaps: Uint8Array;
  /** Positions (bits) that bots consider when nothing else decides. */
  readonly everyPosition: number;
}

const QB = 1;
const RB = 2;
const WR = 4;
const TE = 8;
const KICKER = 16;
const DEFENCE = 32;
const ALL_POSITIONS = 63;
/** Bots leave kickers and defences to the last rounds. @source research algorithms §2 "Hard rules" */
const LATE_ROUNDS = 3;

/** The bit of a position in the masks of this file. @example positionBit('WR') // → 4 */
export const positionBit = (position: Position): number => 1 << POSITIONS.indexOf(position);

/**
 * Rules of a league.
 *
 * @param slots each 0 to 9
 */
export function rosterRules(slots: SlotCounts): RosterRules {
  const placesFor = new Uint8Array(16);
  for (let set = 1; set < 16; set++) {
    for (const slot of STARTING_SLOTS) {
      if (SLOT_POSITIONS[slot].some((position) => positionBit(position) & set)) {
        placesFor[set] = (placesFor[set] ?? 0) + slots[slot];
      }
    }
  }
  const skillPlaces = placesFor[15] ?? 0;
  return {
    rounds: rosterSize(slots),
    starters: skillPlaces + slots.K + slots.DST,
    placesFor,
    kickers: slots.K,
    defences: slots.DST,
    botCaps: botCaps(slots, placesFor),
    everyPosition: ALL_POSITIONS,
  };
}

/**
 * Bots back up a one-starter position by at most three, the others without limit; kickers and defences never, because every
 * spare one is a starter that another team lacks. A position that no slot takes is not drafted. These are estimates [E].
 */
function botCaps(slots: SlotCounts, placesFor: Uint8Array): Uint8Array {
  const spares = Math.min(3, Math.ceil(slots.BN / 3));
  const cap = (places: number, bench: number) => (places === 0 ? 0 : Math.min(255, places + bench));
  const flexForTightEnds = Math.min(1, (placesFor[TE] ?? 0) - slots.TE);
  return Uint8Array.of(
    cap(placesFor[QB] ?? 0, spares),
    cap(placesFor[RB] ?? 0, slots.BN),
    cap(placesFor[WR] ?? 0, slots.BN),
    cap(slots.TE + flexForTightEnds, spares),
    slots.K,
    slots.DST,
  );
}

/**
 * Places of the line-up that these players leave empty, 0 to `rules.starters`.
 *
 * @example openStarters(rosterRules(DEFAULT_LEAGUE.slots), [1, 3, 3, 1, 0, 0]) // → 2, the kicker and the defence
 */
export function openStarters(rules: RosterRules, counts: PositionCounts): number {
  const { placesFor } = rules;
  const qb = counts[0] ?? 0;
  const rb = counts[1] ?? 0;
  const wr = counts[2] ?? 0;
  const te = counts[3] ?? 0;
  let filled = qb + rb + wr + te;
  for (let set = 1; set < 16; set++) {
    const outside = (set & QB ? 0 : qb) + (set & RB ? 0 : rb) + (set & WR ? 0 : wr) + (set & TE ? 0 : te);
    // placesFor has exactly 16 entries, so the index is always inside.
    const bound = (placesFor[set] as number) + outside;
    if (bound < filled) filled = bound;
  }
  filled += Math.min(rules.kickers, counts[4] ?? 0) + Math.min(rules.defences, counts[5] ?? 0);
  return rules.starters - filled;
}

/** Positions (bits) that would fill a place of the line-up that is empty now. */
function fillingPositions(rules: RosterRules, counts: PositionCounts): number {
  const open = openStarters(rules, counts);
  let filling = 0;
  const after = Array.from(counts);
  for (let position = 0; position < POSITIONS.length; position++) {
    after[position] = (after[position] ?? 0) + 1;
    if (openStarters(rules, after) < open) filling |= 1 << position;
    after[position] = (after[position] ?? 0) - 1;
  }
  return filling;
}

/**
 * Positions that anybody may take: those that leave the roster completable.
 *
 * @param picksLeft picks of this team that are still open, the one at hand included; 0 gives no position
 * @returns one bit per position ({@link positionBit}); every position as long as there is a pick to spare. When keepers have
 *   already made the roster impossible to complete: those that fill a place, else every position.
 */
export function legalPositions(rules: RosterRules, counts: PositionCounts, picksLeft: number): number {
  if (picksLeft <= 0) return 0;
  if (picksLeft > rules.starters || openStarters(rules, counts) < picksLeft) return ALL_POSITIONS;
  return fillingPositions(rules, counts) || ALL_POSITIONS;
}

/**
 * Positions that a bot considers: legal, not above its cap, kickers and defences only at the end.
 *
 * @returns one bit per position; never 0 while `picksLeft` is above 0, because customs give way before a roster stays short
 */
export function botPositions(rules: RosterRules, counts: PositionCounts, picksLeft: number): number {
  const legal = legalPositions(rules, counts, picksLeft);
  if (legal === 0) return 0;
  const { botCaps } = rules;
  let considered = legal;
  for (let position = 0; position < 6; position++) {
    if ((counts[position] ?? 0) >= (botCaps[position] as number)) considered &= ~(1 << position);
  }
  if (picksLeft > LATE_ROUNDS && considered & 15) considered &= ~(KICKER | DEFENCE);
  return considered || legal;
}

/** Whether a team may take a position now; `picksLeft` includes the pick at hand. */
export const canTake = (rules: RosterRules, counts: PositionCounts, picksLeft: number, position: Position): boolean =>
  (legalPositions(rules, counts, picksLeft) & positionBit(position)) !== 0;
