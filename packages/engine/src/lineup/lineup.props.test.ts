import fc from 'fast-check';
import { munkres } from 'munkres';
import { expect, it } from 'vitest';
import { anyRoster, anySlots } from '../testing/arbitraries.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';
import { bestLineup } from './best-lineup.ts';
import { fillablePlaces } from './completable.ts';
import { lineupPoints, lineupRules, lineupRulesOfKinds, lineupScratch } from './seating.ts';
import { positionIndex, positionSet, slotCapacity } from './slot-capacity.ts';

interface Player {
  readonly points: number;
  readonly positions: readonly Position[];
}

/** More than any sum of points, so that a filled place is always better than an open one. */
const FILLED = 10_000;

const placesOf = (slots: SlotCounts) =>
  STARTING_SLOTS.flatMap((slot) => Array.from({ length: slots[slot] }, () => SLOT_POSITIONS[slot]));

/** Best value of every choice there is: filled places count {@link FILLED} and their points. */
function bruteForce(players: readonly Player[], places: readonly (readonly Position[])[]): number {
  // The best value from a place on depends only on which players are taken, so each case is computed once.
  const known = new Map<number, number>();
  return bestFrom(0, 0);

  function bestFrom(at: number, used: number): number {
    const place = places[at];
    if (place === undefined) return 0;
    const before = known.get(at * 2 ** 16 + used);
    if (before !== undefined) return before;
    let best = bestFrom(at + 1, used);
    players.forEach((player, index) => {
      if ((used >> index) & 1 || !player.positions.some((position) => place.includes(position))) return;
      best = Math.max(best, FILLED + player.points + bestFrom(at + 1, used | (1 << index)));
    });
    known.set(at * 2 ** 16 + used, best);
    return best;
  }
}

/** The same by the Hungarian method of another author. */
function hungarian(players: readonly Player[], places: readonly (readonly Position[])[]): number {
  if (players.length === 0 || places.length === 0) return 0;
  const worth = places.map((place) =>
    players.map((player) => (player.positions.some((one) => place.includes(one)) ? FILLED + player.points : 0)),
  );
  const pairs = munkres(worth.map((row) => row.map((value) => -value)));
  return pairs.reduce((sum, [place, player]) => sum + (worth[place]?.[player] ?? 0), 0);
}

function ours(players: readonly Player[], slots: SlotCounts): number {
  const lineup = bestLineup(players, slots);
  return lineup.points + FILLED * lineup.places.filter(({ starter }) => starter !== null).length;
}

function byKernel(players: readonly { points: number; position: Position }[], slots: SlotCounts): number {
  const scratch = lineupScratch(Math.max(players.length, 100));
  const points = Float64Array.from(players, (player) => player.points + FILLED);
  const positions = Uint8Array.from(players, (player) => positionIndex(player.position));
  return lineupPoints(lineupRules(slots), points, positions, players.length, scratch);
}

const anyTwoPositions = fc
  .tuple(
    fc.integer({ min: -5, max: 40 }),
    fc.uniqueArray(fc.constantFrom(...POSITIONS), { minLength: 1, maxLength: 3 }),
  )
  .map(([points, positions]) => ({ points, positions }));

it('no choice of starters beats the best line-up: every choice, up to 8 places and 9 players of several positions', () => {
  fc.assert(
    fc.property(fc.array(anyTwoPositions, { maxLength: 9 }), anySlots(8), (players, slots) => {
      expect(ours(players, slots)).toBe(bruteForce(players, placesOf(slots)));
    }),
    { numRuns: 300 },
  );
});

it('the best line-up is as good as the Hungarian method’s, up to 20 places and 30 players', () => {
  fc.assert(
    fc.property(fc.array(anyTwoPositions, { maxLength: 30 }), anySlots(20), (players, slots) => {
      expect(ours(players, slots)).toBe(hungarian(players, placesOf(slots)));
    }),
    { numRuns: 500 },
  );
});

it('the kernel is as good as the Hungarian method, packed and not', () => {
  fc.assert(
    fc.property(anyRoster(30), anySlots(40), (players, slots) => {
      const listed = players.map(({ points, position }) => ({ points, positions: [position] }));
      expect(byKernel(players, slots)).toBe(hungarian(listed, placesOf(slots)));
    }),
    { numRuns: 1000 },
  );
});

it('the kernel is as good as the Hungarian method for players of several positions', () => {
  fc.assert(
    fc.property(fc.array(anyTwoPositions, { maxLength: 20 }), anySlots(14), (players, slots) => {
      const kinds = [...new Set(players.map(({ positions }) => positionSet(positions)))];
      const points = Float64Array.from(players, (player) => player.points + FILLED);
      const kindOf = Uint8Array.from(players, ({ positions }) => kinds.indexOf(positionSet(positions)));
      const rules = lineupRulesOfKinds(slots, kinds);
      expect(lineupPoints(rules, points, kindOf, players.length, lineupScratch(100))).toBe(
        hungarian(players, placesOf(slots)),
      );
    }),
    { numRuns: 1000 },
  );
});

it('both ways of counting seats occur: small leagues are packed, whole leagues are not', () => {
  const slots = { QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 1, SUPERFLEX: 1, RBWR: 1, WRTE: 1, K: 1, DST: 1, BN: 6 };
  expect(lineupRules(slots).packed).not.toBeNull();
  expect(lineupRules(slots, 12).packed).toBeNull();
});

it('every starter may play where they are placed, and nobody is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(anyTwoPositions, { maxLength: 20 }), anySlots(12), (players, slots) => {
      const lineup = bestLineup(players, slots);
      for (const { slot, starter } of lineup.places) {
        if (starter) expect(starter.positions.some((one) => SLOT_POSITIONS[slot].includes(one))).toBe(true);
      }
      const all = [...lineup.places.flatMap(({ starter }) => (starter ? [starter] : [])), ...lineup.bench];
      expect(new Set(all)).toEqual(new Set(players));
      expect(all).toHaveLength(players.length);
    }),
  );
});

it('the places that a roster can fill are those that its best line-up fills', () => {
  fc.assert(
    fc.property(anyRoster(20), anySlots(14), (players, slots) => {
      const roster = POSITIONS.map((position) => players.filter((player) => player.position === position).length);
      const lineup = bestLineup(
        players.map(({ points, position }) => ({ points, positions: [position] })),
        slots,
      );
      const filled = lineup.places.filter(({ starter }) => starter !== null).length;
      expect(fillablePlaces(slotCapacity(slots), roster)).toBe(filled);
    }),
  );
});
