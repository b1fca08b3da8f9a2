/**
 * The line-up with the most points, with a label for each place.
 *
 * Players come best first; each asks for a place, his own kind before the flexible ones, and may make earlier ones move
 * over as long as nobody loses his place. Who finds none sits. Since seatable sets form a matroid the result is exact.
 */
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS, type StartingSlot } from '../vocabulary/slots.ts';
import { positionSet } from './slot-capacity.ts';

/** Somebody who can be started. `points` finite: projected, floor, ceiling or scored; most platforms give one position. */
export interface LineupCandidate {
  readonly points: number;
  readonly positions: readonly Position[];
}

/** One place: who plays in it, or null when nobody is left who may. */
export interface LineupPlace<Candidate> {
  readonly slot: StartingSlot;
  readonly starter: Candidate | null;
}

export interface Lineup<Candidate> {
  /** Every starting place, in the order line-ups list them; within a kind of place best first. */
  readonly places: readonly LineupPlace<Candidate>[];
  /** Everybody else, best first. */
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
  const places = STARTING_SLOTS.flatMap((slot) => Array.from({ length: slots[slot] }, () => slot));
  const takes = places.map((slot) => positionSet(SLOT_POSITIONS[slot]));
  // Narrow places first, so that flexible ones stay free for whoever has no other.
  const narrowFirst = places.map((_, place) => place).sort((a, b) => width(places, a) - width(places, b));
  const starters: (Candidate | null)[] = places.map(() => null);
  const bench: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.points - a.points)) {
    if (!seat(candidate, new Set())) bench.push(candidate);
  }
  let points = 0;
  for (const starter of starters) points += starter?.points ?? 0;
  return { places: inListOrder(places, starters), bench, points };

  /** Kuhn's augmenting step: a free place, or that of somebody who finds another. */
  function seat(candidate: Candidate, asked: Set<number>): boolean {
    const set = positionSet(candidate.positions);
    const open = narrowFirst.filter((place) => !asked.has(place) && ((takes[place] ?? 0) & set) !== 0);
    const free = open.find((place) => starters[place] === null);
    if (free !== undefined) {
      starters[free] = candidate;
      return true;
    }
    for (const place of open) {
      const sitting = starters[place];
      if (asked.has(place) || !sitting) continue;
      asked.add(place);
      if (seat(sitting, asked)) {
        starters[place] = candidate;
        return true;
      }
    }
    return false;
  }
}

const width = (places: readonly StartingSlot[], place: number): number => {
  const slot = places[place];
  return slot === undefined ? 0 : SLOT_POSITIONS[slot].length;
};

/** Sorts within each kind of place, best first and empty ones last. */
function inListOrder<Candidate extends LineupCandidate>(
  places: readonly StartingSlot[],
  starters: readonly (Candidate | null)[],
): readonly LineupPlace<Candidate>[] {
  return places
    .map((slot, place) => ({ slot, starter: starters[place] ?? null }))
    .sort(
      (a, b) =>
        STARTING_SLOTS.indexOf(a.slot) - STARTING_SLOTS.indexOf(b.slot) ||
        (b.starter?.points ?? -Infinity) - (a.starter?.points ?? -Infinity) ||
        0,
    );
}
