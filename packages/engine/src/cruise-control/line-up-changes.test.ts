import { expect, test } from 'vitest';
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { RosterPlace } from '../vocabulary/slots.ts';
import { type CruisePlayer, type LineupRules, lineupChanges } from './line-up-changes.ts';

const NONE: SlotCounts = {
  ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 9 },
};
const FREE: LineupRules = { kept: new Set(), onlyIdle: false, leastGain: 0 };

const player = (
  id: string,
  position: Position,
  place: RosterPlace,
  points: number | null,
  more = {},
): CruisePlayer => ({
  ...{ id, positions: [position], place, points, idle: null, isLocked: false },
  ...more,
});

test('who is out is replaced by the best who fits, and the place is told', () => {
  const roster = [
    player('Ann', 'RB', 'RB', 15, { idle: 'out' }),
    player('Bob', 'RB', 'BN', 9),
    player('Cy', 'RB', 'BN', 11),
  ];
  expect(lineupChanges(roster, { ...NONE, RB: 1 }, FREE)).toEqual([
    { comes: 'Cy', goes: 'Ann', reason: 'out', slot: 'RB', shifts: [], gain: 11 },
  ]);
});

test('who fits another place alone comes in there, and its starter moves over', () => {
  const roster = [
    player('Ann', 'RB', 'RB', 12, { idle: 'bye' }),
    player('Bob', 'RB', 'FLEX', 10),
    player('Cy', 'WR', 'BN', 8),
  ];
  expect(lineupChanges(roster, { ...NONE, RB: 1, FLEX: 1 }, FREE)).toEqual([
    { comes: 'Cy', goes: 'Ann', reason: 'bye', slot: 'FLEX', shifts: [{ id: 'Bob', from: 'FLEX', to: 'RB' }], gain: 8 },
  ]);
});

test('whoever is kept stays, however good the bench, and so does whom nobody projects', () => {
  const roster = [
    player('Ann', 'QB', 'QB', 5),
    player('Bob', 'RB', 'RB', null),
    player('Cy', 'QB', 'BN', 25),
    player('Di', 'RB', 'BN', 25),
  ];
  const slots = { ...NONE, QB: 1, RB: 1 };
  expect(lineupChanges(roster, slots, { ...FREE, kept: new Set(['Ann']) })).toEqual([]);
  expect(lineupChanges(roster, slots, FREE).map(({ goes }) => goes)).toEqual(['Ann']);
});

test('a place that nobody stands in is filled, even where only those who do not play may be benched', () => {
  const roster = [player('Ann', 'K', 'BN', 7)];
  const [change] = lineupChanges(roster, { ...NONE, K: 1 }, { ...FREE, onlyIdle: true });
  expect(change).toMatchObject({ comes: 'Ann', goes: null, reason: 'empty-place', gain: 7 });
});

test('less than the least gain moves nobody', () => {
  const roster = [player('Ann', 'TE', 'TE', 8), player('Bob', 'TE', 'BN', 9.5)];
  const slots = { ...NONE, TE: 1 };
  expect(lineupChanges(roster, slots, { ...FREE, leastGain: 2 })).toEqual([]);
  expect(lineupChanges(roster, slots, { ...FREE, leastGain: 1 })).toHaveLength(1);
});

test('a pair that was told is told again while another pair would do as well', () => {
  const roster = [
    player('Ann', 'WR', 'WR', 4),
    player('Bob', 'WR', 'WR', 5),
    player('Cy', 'WR', 'BN', 10),
    player('Di', 'WR', 'BN', 11),
  ];
  const slots = { ...NONE, WR: 2 };
  const pairs = (standing: Parameters<typeof lineupChanges>[3]) =>
    lineupChanges(roster, slots, FREE, standing).map(({ comes, goes }) => `${comes} for ${goes}`);
  expect(pairs([])).toEqual(['Di for Ann', 'Cy for Bob']);
  expect(pairs([{ comes: 'Cy', goes: 'Ann', slot: 'WR' }])).toEqual(['Cy for Ann', 'Di for Bob']);
});
