import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeyNumbers } from './KeyNumbers.tsx';

afterEach(cleanup);

/** Draws the numbers of a card of so many games, of which so many were played. */
function draw(expected: number, played = 0, games = 2) {
  const card = {
    ...{ athlete: null, team: null, rank: 3, positionRank: 2, tier: 1, adp: 2 },
    projection: { points: { expected, floor: expected, ceiling: expected } },
    ...{
      gameLog: Array.from({ length: games }, (_, at) => ({ opponent: 'SEA', score: at < played ? {} : null })),
      provenance: { asOf: '2026-10-16' },
    },
  };
  render(<KeyNumbers card={card as unknown as PlayerCard} />); // what it looks at
}

test.each([
  [293, '293', false],
  [12_189, '12,189', false],
  [-20_560, '−20,560', true],
])('a projection of %i points stays beside the next number on a phone', (expected, words, isSmall) => {
  draw(expected);
  const [figure] = screen.getAllByText(words);
  expect(figure?.className.includes('text-2xl')).toBe(isSmall);
});

test.each([
  ['that has not begun', 0, 0],
  ['that is played', 1, 1],
  ['that is over', 2, 0],
])('in a season %s, rank and projection say what they are of, or need not', (_, played, times) => {
  draw(293, played);
  for (const words of ['in draft rankings', 'as of Oct 16, 2026'])
    expect(screen.queryAllByText(words)).toHaveLength(times);
});
