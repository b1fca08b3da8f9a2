// Which positions may a team still take? In a real league a roster has to be able to field a line-up: whoever has three
// picks left and lacks a tight end, a kicker and a defence must take those. Flex places make this a matching question,
// which Hall's theorem answers without searching: the places that a set S of positions can fill, plus the players of
// all other positions, bound the line-up, and the smallest such bound over all S is the line-up's size.
// What drafters do by custom besides stands in roster-customs.ts.
import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Players of one team by position, six whole numbers in the order of {@link POSITIONS}. */
export type PositionCounts = ArrayLike<number>;

/** What follows from a league's slots; make it once per league. */
export interface RosterRules {
  /** Picks of a team, bench included. */
  readonly rounds: number;
  /** Places of a line-up. */
  readonly starters: number;
  /** Places that at least one of a set of QB, RB, WR, TE may fill; the index has a bit per position. 16 numbers. */
  readonly placesFor: Uint8Array;
  /** Places that only this position may fill, in the order of {@link POSITIONS}. */
  readonly ownPlaces: Uint8Array;
}

const QB = 1;
const RB = 2;
const WR = 4;
const TE = 8;
const KICKER = 16;
const DEFENCE = 32;
const ALL_POSITIONS = 63;

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
    ownPlaces: Uint8Array.from(POSITIONS, (position) => slots[position]),
  };
}

/**
 * Line-up places that QB, RB, WR and TE fill, plus 256 × the union (bits) of the sets that limit them: one more player
 * of a position in it fills nothing. Two small numbers in one, because a simulated pick asks for both and must not
 * allocate.
 */
function skillFill({ placesFor }: RosterRules, counts: PositionCounts, from: number): number {
  const qb = counts[from] as number; // counts has six entries per team
  const rb = counts[from + 1] as number;
  const wr = counts[from + 2] as number;
  const te = counts[from + 3] as number;
  const all = qb + rb + wr + te;
  let least = all;
  let limiting = 0;
  for (let set = 1; set < 16; set++) {
    const inside = (set & QB ? qb : 0) + (set & RB ? rb : 0) + (set & WR ? wr : 0) + (set & TE ? te : 0);
    const bound = (placesFor[set] as number) + all - inside; // placesFor has 16 entries
    if (bound < least) {
      least = bound;
      limiting = set;
    } else if (bound === least) limiting |= set;
  }
  return least + 256 * limiting;
}

/**
 * Places that only one position may fill, filled by it: no more than the line-up really has filled, and quickly
 * counted.
 */
function ownFill({ ownPlaces }: RosterRules, counts: PositionCounts, from: number, positions: number): number {
  let filled = 0;
  for (let position = 0; position < 6; position++) {
    if ((positions >> position) & 1) {
      const places = ownPlaces[position] as number;
      const count = counts[from + position] as number;
      filled += Math.min(count, places);
    }
  }
  return filled;
}

/**
 * Places of the line-up that these players leave empty, 0 to `rules.starters`.
 *
 * @param from where the team's six counts start
 * @example openStarters(rosterRules(DEFAULT_LEAGUE.slots), [1, 3, 3, 1, 0, 0]) // → 2, the kicker and the defence
 */
export const openStarters = (rules: RosterRules, counts: PositionCounts, from = 0): number =>
  rules.starters - (skillFill(rules, counts, from) & 255) - ownFill(rules, counts, from, KICKER | DEFENCE);

/**
 * Positions that anybody may take: those that leave the roster completable.
 *
 * @param picksLeft picks of this team that are still open, the one at hand included; 0 gives no position
 * @param from where the team's six counts start
 * @returns one bit per position ({@link positionBit}); every position as long as there is a pick to spare. When keepers
 *   have already made the roster impossible to complete: those that fill a place, else every position.
 */
export function legalPositions(rules: RosterRules, counts: PositionCounts, picksLeft: number, from = 0): number {
  if (picksLeft <= 0) return 0;
  const { starters } = rules;
  if (picksLeft > starters || starters - ownFill(rules, counts, from, ALL_POSITIONS) < picksLeft) return ALL_POSITIONS;
  const fill = skillFill(rules, counts, from);
  if (starters - (fill & 255) - ownFill(rules, counts, from, KICKER | DEFENCE) < picksLeft) return ALL_POSITIONS;
  const kicker = (counts[from + 4] as number) < (rules.ownPlaces[4] as number) ? KICKER : 0;
  const defence = (counts[from + 5] as number) < (rules.ownPlaces[5] as number) ? DEFENCE : 0;
  return (~(fill >> 8) & 15) | kicker | defence || ALL_POSITIONS;
}
