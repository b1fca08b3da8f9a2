import { expect, test } from 'vitest';
import {
  backWords,
  type Claim,
  changeWords,
  type LineupChange,
  outcomeWords,
  reasonWords,
  stateWords,
  timeLeft,
} from './cruise-words.ts';

const person = (name: string) => ({ leagueRosterId: name, athlete: null, team: null, name });
const CHANGE: LineupChange = {
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

const CLAIM: Claim = {
  reason: 'claim',
  comes: { id: 'dee', athlete: null, team: null, name: 'Dee', position: 'RB' },
  goes: person('Ed'),
  bidDollars: 7,
};

test('a claim says who is claimed, for how much and who goes; no dollars where nobody bids or a plan would tell them', () => {
  expect(changeWords(CLAIM)).toBe('Claim Dee (RB) for $7, drop Ed');
  expect(changeWords({ ...CLAIM, bidDollars: null, goes: null })).toBe('Claim Dee (RB); you have room');
  expect(changeWords({ ...CLAIM, bidDollars: { locked: true, tier: 2 } })).toBe('Claim Dee (RB), drop Ed');
  expect(backWords(CLAIM)).toBe('take the claim for Dee back, so that Ed stays');
});

test('a claim is called made only once the roster has the player', () => {
  const sent = {
    ...CLAIM,
    ...{ id: 'one', week: 9, state: 'sent' as const, isMailed: true, canVeto: false, canUndo: true },
    ...{ place: 1, gainPerWeek: 1, winPercent: 50, seenAt: null },
    ...{ kickoff: '2025-10-30T07:00:00Z', vetoUntil: '2025-10-29T23:00:00Z' },
    ...{ preparedAt: '2025-10-29T12:00:00Z', stateAt: '2025-10-29T23:00:00Z' },
  };
  // By the person's clock, by which claims are run.
  expect(stateWords(sent, 'America/Los_Angeles')).toBe(
    'Told by mail and here on Wed 4 PM your time; not seen on your roster yet',
  );
  expect(stateWords({ ...sent, seenAt: sent.kickoff }, 'UTC')).toBe(
    'Told by mail and here, and your roster has the player',
  );
});

test('a claim of a past week says what became of it, and counts nothing where it was lost', () => {
  const won = {
    ...CLAIM,
    ...{ place: 1, bidDollars: 7, outcome: 'won' as const, otherDollars: 3, broughtPoints: 4.5, judgedWeeks: 4 },
  };
  expect(outcomeWords(won)).toBe('won, for somebody else bid $3: +4.5 points in 4 weeks');
  expect(outcomeWords({ ...won, otherDollars: null })).toBe('+4.5 points in 4 weeks');
  expect(outcomeWords({ ...won, outcome: 'lost', otherDollars: 12 })).toBe('lost: somebody else bid $12');
  expect(outcomeWords({ ...won, outcome: 'own', otherDollars: null })).toMatch(/^you claimed the player yourself/);
});
