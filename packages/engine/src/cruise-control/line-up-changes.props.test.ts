import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestLineup } from '../lineup/best-lineup.ts';
import { anyRules, anySetLineup } from '../testing/cruise-rosters.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { isStarting, type RosterPlace, SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';
import { type CruisePlayer, type LineupChange, type LineupRules, lineupChanges } from './line-up-changes.ts';

const RUNS = { numRuns: 1500 };
const FREE: LineupRules = { kept: new Set(), onlyIdle: false, leastGain: 0 };

/** Everybody's place once some changes are made. */
function placesAfter(
  roster: readonly CruisePlayer[],
  changes: readonly LineupChange[],
): ReadonlyMap<string, RosterPlace> {
  const places = new Map(roster.map(({ id, place }) => [id, place]));
  for (const { comes, goes, slot, shifts } of changes) {
    if (goes !== null) places.set(goes, 'BN');
    for (const { id, to } of shifts) places.set(id, to);
    places.set(comes, slot);
  }
  return places;
}

function expectLegal(roster: readonly CruisePlayer[], slots: SlotCounts, places: ReadonlyMap<string, RosterPlace>) {
  for (const slot of STARTING_SLOTS) {
    const there = roster.filter(({ id }) => places.get(id) === slot);
    expect(there.length).toBeLessThanOrEqual(slots[slot]);
    for (const { positions } of there)
      expect(positions.some((position) => SLOT_POSITIONS[slot].includes(position))).toBe(true);
  }
}

const pointsOf = (roster: readonly CruisePlayer[], places: ReadonlyMap<string, RosterPlace>): number =>
  roster.reduce(
    (sum, { id, idle, points }) => (isStarting(places.get(id) ?? 'BN') && !idle ? sum + (points ?? 0) : sum),
    0,
  );

it('whichever of the changes are made, the line-up is legal and gains what they say together', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, fc.integer({ min: 0, max: 1023 }), ({ slots, roster }, rules, taken) => {
      const all = lineupChanges(roster, slots, rules);
      const some = all.filter((_, at) => (taken >> at) & 1);
      const after = placesAfter(roster, some);
      expectLegal(roster, slots, after);
      const before = placesAfter(roster, []);
      expect(pointsOf(roster, after) - pointsOf(roster, before)).toBe(some.reduce((sum, { gain }) => sum + gain, 0));
    }),
    RUNS,
  );
});

it('nobody who is kept is benched, and nobody who is locked or on a reserve list is touched', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, ({ slots, roster }, rules) => {
      const byId = new Map(roster.map((player) => [player.id, player]));
      for (const { comes, goes, shifts } of lineupChanges(roster, slots, rules)) {
        if (goes !== null) expect(rules.kept.has(goes)).toBe(false);
        for (const id of [comes, ...(goes === null ? [] : [goes]), ...shifts.map((shift) => shift.id)])
          expect(byId.get(id)).toMatchObject({ isLocked: false, place: expect.not.stringMatching(/IR|TAXI/) });
      }
    }),
    RUNS,
  );
});

it('every change brings the least gain, and whoever comes in plays and is projected', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, ({ slots, roster }, rules) => {
      for (const { comes, gain } of lineupChanges(roster, slots, rules)) {
        expect(gain).toBeGreaterThanOrEqual(rules.leastGain);
        const player = roster.find(({ id }) => id === comes);
        expect(player).toMatchObject({ idle: null, place: 'BN', points: expect.any(Number) });
      }
    }),
    RUNS,
  );
});

it('where only those who do not play may be benched, nobody else is', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, ({ slots, roster }, rules) => {
      for (const { goes, reason } of lineupChanges(roster, slots, { ...rules, onlyIdle: true })) {
        expect(reason).toBe(goes === null ? 'empty-place' : roster.find(({ id }) => id === goes)?.idle);
      }
    }),
    RUNS,
  );
});

it('nobody comes or goes twice', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, ({ slots, roster }, rules) => {
      const named = lineupChanges(roster, slots, rules).flatMap(({ comes, goes, shifts }) => [
        comes,
        ...(goes === null ? [] : [goes]),
        ...shifts.map(({ id }) => id),
      ]);
      expect(new Set(named).size).toBe(named.length);
    }),
    RUNS,
  );
});

it('pairs that still hold are told again, and none of them makes the whole illegal', () => {
  fc.assert(
    fc.property(anySetLineup, anyRules, ({ slots, roster }, rules) => {
      const first = lineupChanges(roster, slots, rules);
      const again = lineupChanges(roster, slots, rules, first);
      const keys = (changes: readonly LineupChange[]) => changes.map(({ comes, goes }) => `${comes} ${goes}`).sort();
      expect(keys(again)).toEqual(keys(first));
      expectLegal(roster, slots, placesAfter(roster, again));
    }),
    RUNS,
  );
});

it('made again and again without rules, changes end at the best line-up there is', () => {
  const everybodyKnown = anySetLineup.map(({ slots, roster }) => ({
    slots,
    // Who brings less than nothing is left out by hand alone, whoever is locked cannot be had.
    roster: roster.map((one) => ({ ...one, points: Math.max(1, one.points ?? 1), isLocked: false })),
  }));
  fc.assert(
    fc.property(everybodyKnown, ({ slots, roster }) => {
      let now: readonly CruisePlayer[] = roster;
      for (let round = 0; round < 12; round += 1) {
        const after = placesAfter(now, lineupChanges(now, slots, FREE));
        now = now.map((player) => ({ ...player, place: after.get(player.id) ?? player.place }));
      }
      const able = roster.filter(({ idle, place }) => idle === null && place !== 'IR');
      const best = bestLineup(able, slots).points;
      expect(pointsOf(now, placesAfter(now, []))).toBe(best);
    }),
    RUNS,
  );
});
