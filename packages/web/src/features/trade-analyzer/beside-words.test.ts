import { expect, test } from 'vitest';
import { besideSentences, besideWords } from './beside-words.ts';

const OWN = { id: '2026:1:1', season: 2026, round: 1, originalTeamName: null };
const GOT = { id: '2027:2:3', season: 2027, round: 2, originalTeamName: 'Team 021' };
const TOLD = { isKept: true, told: 'FantasyCalc 2025-08-20' };

test('a side names the picks that are chosen, and dollars where there are some', () => {
  expect(besideWords({ pickIds: [GOT.id], dollars: 1200 }, [OWN, GOT])).toEqual(['2027 2nd of Team 021', '$1,200']);
  expect(besideWords({ pickIds: [], dollars: 0 }, [OWN, GOT])).toEqual([]);
});

test('a trade of players alone says nothing of picks and budgets', () => {
  expect(besideSentences({ tradeAwayPicks: [], tradeForPicks: [], faab: null, market: TOLD })).toEqual([]);
});

test('dollars are told with both budgets afterwards, empty ones too, and that they move no chance', () => {
  const faab = { away: 90, for: 0, ownLeft: 0, opponentLeft: 120 };
  const told = besideSentences({ tradeAwayPicks: [OWN], tradeForPicks: [GOT], faab, market: TOLD });
  expect(told.slice(0, 2)).toEqual([
    'Beside players you give 2026 1st, $90.',
    'Beside players you get 2027 2nd of Team 021.',
  ]);
  expect(told).toContain('Budgets afterwards: you $0, they $120.');
  expect(told.at(-1)).toMatch(/not in the chance/);
});

test('where nobody publishes what picks bring, it is said that they do not count', () => {
  const trade = { tradeAwayPicks: [OWN], tradeForPicks: [], faab: null };
  expect(besideSentences({ ...trade, market: { isKept: true, told: null } }).at(-1)).toMatch(/not in the chance/);
  expect(besideSentences({ ...trade, market: TOLD }).at(-1)).toMatch(/count in the value for years/);
});
