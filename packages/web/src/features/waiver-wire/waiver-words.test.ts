import { expect, test } from 'vitest';
import { detailWords, dollars, kindWords, moveWords } from './waiver-words.ts';

const DETAILS = { week: 9, budget: 100, left: 60, waiverPriority: 3, teams: 12, pastClaims: 0, readAt: null };

test.each([
  ['FAAB', 'You have $60 of $100 left to bid. No bid of this season is known. From week 9.'],
  ['PRIORITY', 'You claim 3rd of 12. From week 9.'],
  ['NONE', 'Whoever is first gets a free agent. From week 9.'],
] as const)('a league of %s says how its free agents are had', (waiverMode, words) => {
  expect(detailWords({ ...DETAILS, waiverMode })).toBe(words);
});

test('a bid of nothing is a bid', () => {
  expect(dollars(0)).toBe('$0');
  expect(kindWords({ kind: 'waiver', outcome: 'done', bid: 0 })).toBe('Claim · $0');
});

test('a lost claim says so, and what nobody bid for says no price', () => {
  expect(kindWords({ kind: 'waiver', outcome: 'lost', bid: 5 })).toBe('Claim, lost · $5');
  expect(kindWords({ kind: 'free-agent', outcome: 'done', bid: null })).toBe('Free agent');
});

test('a move says from where to where', () => {
  const to = { id: '2', teamName: 'Team 2' };
  expect(moveWords({ athlete: null, team: null, position: 'QB', name: 'A B', from: null, to })).toBe(
    'A B: free agent → Team 2',
  );
});
