import { expect, test } from 'vitest';
import { expertOptions } from './expert-options.ts';

const experts = [
  { id: 'scout', name: 'Scout', paywallTier: 1 },
  { id: 'market', name: 'Market', paywallTier: 0 },
  { id: 'ceiling', name: 'Ceiling', paywallTier: 1 },
  { id: 'consensus', name: 'Consensus', paywallTier: 0 },
] as const;

test('experts whom everybody sees come first, in their order, and the others name their plan', () => {
  expect(expertOptions(experts, 0)).toEqual([
    { value: 'market', label: 'Market' },
    { value: 'consensus', label: 'Consensus' },
    { value: 'scout', label: 'Scout', lock: 'Tier 1' },
    { value: 'ceiling', label: 'Ceiling', lock: 'Tier 1' },
  ]);
});

test('a subscriber finds no expert locked', () => {
  expect(expertOptions(experts, 1).filter((option) => 'lock' in option)).toEqual([]);
});
