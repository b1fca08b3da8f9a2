import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { marketTiers } from './market-tiers.ts';

const at = (id: string, position: Position, adp: number | null) => ({
  entityId: id as EntityId, // an id of this test
  position,
  adp,
});
const tiersOf = (...players: ReturnType<typeof at>[]) => Object.fromEntries(marketTiers(players));

test('a tier ends where drafts leave a gap, among each position by itself', () => {
  const runs = Array.from({ length: 8 }, (_, run) => [1, 1.02, 1.04, 1.06].map((step) => step * 1.8 ** run));
  const runners = runs.flat().map((adp, index) => at(`rb${index}`, 'RB', adp));
  const told = tiersOf(...runners.toReversed(), at('qb', 'QB', 30), at('qb2', 'QB', 31));
  expect(runners.map(({ entityId }) => told[entityId])).toEqual(runs.flatMap((run, index) => run.map(() => index + 1)));
  expect(told['qb']).toBe(1);
});

test('a player whom no draft lists has no tier', () => {
  expect(tiersOf(at('a', 'WR', 3), at('b', 'WR', null))).toEqual({ a: 1 });
});
