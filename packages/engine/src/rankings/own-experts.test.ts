import { expect, test } from 'vitest';
import { ownExpertList, ownTiers } from './own-experts.ts';

const mine = {
  expertId: 'own-1',
  asOf: '2025-08-30',
  places: [
    { entityId: 'a', tier: 1 },
    { entityId: 'b', tier: 2 },
  ],
};
const flat = { ...mine, expertId: 'own-2', places: [{ entityId: 'a', tier: 1 }] };

test('a list ranks by its places and leaves the others to others', () => {
  const { ranks, isPartial } = ownExpertList(mine);
  expect([...ranks]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(isPartial).toBe(true);
});

test('the tiers are those of the only list shown, where it has some', () => {
  expect([...(ownTiers([mine, flat], [mine]) ?? [])]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(ownTiers([mine, flat], [mine, flat])).toBeNull();
  expect(ownTiers([mine, flat], [flat])).toBeNull();
  expect(ownTiers([], [{ expertId: 'market' }])).toBeNull();
});
