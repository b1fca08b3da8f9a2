import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeyNumbers } from './KeyNumbers.tsx';

afterEach(cleanup);

test.each([
  [293, '293', false],
  [12_189, '12,189', false],
  [-20_560, '−20,560', true],
])('a projection of %i points stays beside the next number on a phone', (expected, words, isSmall) => {
  const points = { expected, floor: expected, ceiling: expected };
  const card = { athlete: null, team: null, rank: 3, positionRank: 2, tier: 1, adp: 2, projection: { points } };
  render(<KeyNumbers card={card as unknown as PlayerCard} />); // what it looks at
  const [figure] = screen.getAllByText(words);
  expect(figure?.className.includes('text-2xl')).toBe(isSmall);
});
