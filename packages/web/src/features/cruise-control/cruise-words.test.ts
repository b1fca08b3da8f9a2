import { expect, test } from 'vitest';
import { backWords, type Change, changeWords, reasonWords, timeLeft } from './cruise-words.ts';

const person = (name: string) => ({ leagueRosterId: name, athlete: null, team: null, name });
const CHANGE: Change = {
  ...{ reason: 'bye', comes: person('Cy'), goes: person('Ann'), position: 'FLEX', surePercent: null },
  shifts: [{ ...person('Bob'), from: 'FLEX', to: 'RB' }],
};

test('a change says who starts where, for whom, and who moves over; taking it back says the same backwards', () => {
  expect(changeWords(CHANGE)).toBe('Start Cy at FLEX for Ann; Bob moves from FLEX to RB');
  expect(backWords(CHANGE)).toBe('start Ann again and bench Cy; Bob moves back from RB to FLEX');
  expect(changeWords({ ...CHANGE, goes: null, shifts: [] })).toBe('Start Cy at FLEX');
});

test('a reason says how sure it is where that is known, and names no figure where it is not', () => {
  expect(reasonWords(CHANGE)).toBe('Ann has no game this week');
  const better = { ...CHANGE, reason: 'better-bench' as const };
  expect(reasonWords({ ...better, surePercent: 62.5 })).toBe('Cy outscores Ann in 62.5% of such weeks');
  expect(reasonWords(better)).toBe('Cy is expected to make more');
});

test.each([
  ['2025-11-02T12:00:30Z', 'less than a minute'],
  ['2025-11-02T12:01:00Z', '1 minute'],
  ['2025-11-02T15:30:00Z', '3 hours'],
  ['2025-11-05T12:00:00Z', '3 days'],
])('until %s it is %s', (until, words) => {
  expect(timeLeft('2025-11-02T12:00:00Z', until)).toBe(words);
});
