import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gainWords } from './market-words.ts';
import { TradeSums } from './TradeSums.tsx';

afterEach(cleanup);

const side = (id: string, teamName: string, before: number, after: number, insurance: number) => ({
  ...{ participant: { id, teamName, avatarURL: null }, before, after, gain: after - before, insurance },
  ...{ gainPerWeek: 0, tradeWinPercent: 50, dropped: [] },
});
const week = (number: number, isPlayoff: boolean) => ({
  ...{ week: number, isPlayoff, weight: isPlayoff ? 2 : 1, own: 0, opponent: 0 },
});
const OWN = side('1', 'Ada’s Eleven', 1200.5, 1216.7, -3.25);
const THEIRS = side('2', 'Boole Hall', 1100, 1098, 0);

test('a trade shows what its gains are made of, for both sides', () => {
  render(<TradeSums of={{ own: OWN, opponent: THEIRS, weeks: [week(10, false), week(15, true)] }} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Line-up', 'Without', 'With', 'Gain', 'Bench'],
    ['You', '1,200.5', '1,216.7', '+16.2', '−3.3'],
    ['Boole Hall', '1,100.0', '1,098.0', '−2.0', '0.0'],
  ]);
  expect(screen.getByText(/weeks 10 to 15, those of the playoffs twice/)).toBeTruthy();
});

test('of a single week without playoffs that one is named', () => {
  render(<TradeSums of={{ own: OWN, opponent: THEIRS, weeks: [week(14, false)] }} />);
  expect(screen.getByText(/Expected points of week 14\./)).toBeTruthy();
});

test('a recommended trade says what both sides gain', () => {
  expect(gainWords({ gainPerWeek: 1.8, opponentGainPerWeek: 1.24 })).toBe('you about +1.8 a week, they +1.2');
});
