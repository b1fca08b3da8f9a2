import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { expect, test } from 'vitest';
import { placeOf, signedMoney, surplusOf, wasTaken } from './pick-words.ts';

// Only what the words look at.
const room = (draftType: string) =>
  ({ configuration: { draftType, numberOfTeams: 12 } }) as unknown as Parameters<typeof placeOf>[0];
const pick = (facts: Partial<MockDraftPick>) => ({ isKeeper: false, ...facts }) as MockDraftPick;

test('a pick is named by its round, a sale by its number and its price', () => {
  expect(placeOf(room('SNAKE'), 17)).toBe('pick 2.05');
  expect(wasTaken(room('SNAKE'), { pickNumber: 17, cost: null })).toBe('pick 2.05');
  expect(wasTaken(room('AUCTION'), { pickNumber: 17, cost: 23 })).toBe('sale 17 for $23');
});

test('only sales have value above price: keepers were never for sale', () => {
  expect(surplusOf(pick({ cost: 20, value: 26.5 }))).toBe(6.5);
  expect(surplusOf(pick({ cost: 20, value: 20, isKeeper: true }))).toBeNull();
  expect(surplusOf(pick({}))).toBeNull();
});

test('dollars above and below carry their sign', () => {
  expect([3.6, -3.6, 0.2].map(signedMoney)).toEqual(['+$4', '−$4', '$0']);
});
