/**
 * The line-up with the most points, with a label for each place.
 *
 * Players come best first; each asks for a place, their own kind before the flexible ones, and may make earlier ones
 * move over as long as nobody loses their place. Players without a place sit on the bench. Sets of players that fit
 * form a matroid, so the result is exact.
 */
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS, type StartingSlot } from '../vocabulary/slots.ts';
import { positionSet } from './slot-capacity.ts';

/**
 * A player who can be started. `points` is finite: projected, floor, ceiling or scored. Most players have one position.
 */
export interface LineupCandidate {
  readonly points: number;
  readonly positions: readonly Position[];
}

/** One place: the player in it, or null when no player left may fill it. */
export interface LineupPlace<Candidate> {
  readonly slot: StartingSlot;
  readonly starter: Candidate | null;
}

export interface Lineup<Candidate> {
  /** Every starting place, in the order line-ups list them; within a kind of place best first. */
  readonly places: readonly LineupPlace<Candidate>[];
  /** The players on the bench, best first. */
  readonly bench: readonly Candidate[];
  readonly points: number;
}

/**
 * The best line-up. Every place that can be filled is filled, with a negative player if there is no other.
 *
 * @param candidates who may be started (leave out the injured and those on a bye); ties go to the earlier one
 * @param slots of the league; the bench is not looked at
 * @example bestLineup([{ points: 9, positions: ['RB'] }], { ...slots, RB: 0, FLEX: 1 }).points // → 9
 */
export function bestLineup<Candidate extends LineupCandidate>(
  candidates: readonly Candidate[],
  slots: SlotCounts,
): Lineup<Candidate> {
  const players = [...candidates].sort((a, b) => b.points - a.points);
  const takes: number[] = [];
  const firstPlace = new Map<StartingSlot, number>();
  for (const slot of NARROW_FIRST) {
    firstPlace.set(slot, takes.length);
    for (let count = slots[slot]; count > 0; count -= 1) takes.push(SLOT_SETS[slot]);
  }
  const seating = seatPlayers(players.map(setOf), takes);
  const places: LineupPlace<Candidate>[] = [];
  const starts = new Uint8Array(players.length);
  let points = 0;
  for (const slot of STARTING_SLOTS) {
    const first = firstPlace.get(slot) ?? 0;
    // Players are numbered best first, so sorting by number sorts a list best first; a free place comes last.
    const numbers = seating.slice(first, first + slots[slot]).sort((a, b) => a - b);
    for (const number of numbers) {
      const starter = players[number] ?? null;
      if (starter !== null) starts[number] = 1;
      points += starter?.points ?? 0;
      places.push({ slot, starter });
    }
  }
  return { places, bench: players.filter((_, number) => starts[number] === 0), points };
}

const setOf = (candidate: LineupCandidate): number => positionSet(candidate.positions);

/** The number that stands for no player: higher than every player's. */
const NOBODY = 0xffff;

/** Each slot's positions as a set. */
const SLOT_SETS: Readonly<Record<StartingSlot, number>> = Object.fromEntries(
  STARTING_SLOTS.map((slot) => [slot, positionSet(SLOT_POSITIONS[slot])]),
) as Record<StartingSlot, number>; // fromEntries forgets the keys, which are all of them

/** Kinds of place from the narrowest to the widest, so that flexible ones stay free for whoever has no other. */
const NARROW_FIRST = [...STARTING_SLOTS].sort((a, b) => SLOT_POSITIONS[a].length - SLOT_POSITIONS[b].length);

/**
 * Gives places to players in turn, skipping those who no longer fit.
 *
 * @param sets positions of each player, best player first
 * @param takes positions that each place takes
 * @returns the number of the player in each place, or {@link NOBODY}
 */
function seatPlayers(sets: readonly number[], takes: readonly number[]): number[] {
  const seating = takes.map(() => NOBODY);
  const asked = takes.map(() => NOBODY);
  for (let player = 0; player < sets.length; player += 1) seat(player, player);
  return seating;

  /**
   * Kuhn's augmenting step: finds a free place, or one whose player can move. `turn` marks the places already tried.
   */
  function seat(player: number, turn: number): boolean {
    const set = sets[player] ?? 0;
    for (let place = 0; place < takes.length; place += 1) {
      if (seating[place] === NOBODY && ((takes[place] ?? 0) & set) !== 0) {
        seating[place] = player;
        return true;
      }
    }
    for (let place = 0; place < takes.length; place += 1) {
      if (asked[place] === turn || ((takes[place] ?? 0) & set) === 0) continue;
      asked[place] = turn;
      if (seat(seating[place] ?? NOBODY, turn)) {
        seating[place] = player;
        return true;
      }
    }
    return false;
  }
}
