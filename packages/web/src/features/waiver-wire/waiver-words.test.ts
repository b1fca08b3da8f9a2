import { expect, test } from 'vitest';
import { besideWords, detailWords, dollars, kindWords, moveWords, pickupWords } from './waiver-words.ts';

const DETAILS = {
  ...{
    isModeTold: true,
    week: 9,
    budget: 100,
    left: 60,
    leastBid: null,
    waiverPriority: 3,
    teams: 12,
    pastClaims: 0,
    readAt: null,
  },
};

test.each([
  ['FAAB', 'You have $60 of $100 left to bid. No bid of this season is known. From week 9.'],
  ['PRIORITY', 'You claim 3rd of 12. From week 9.'],
  ['NONE', 'Whoever is first gets a free agent. From week 9.'],
] as const)('a league of %s says how its free agents are had', (waiverMode, words) => {
  expect(detailWords({ ...DETAILS, waiverMode })).toBe(words);
});

test('a league by hand, of which nobody says it, is told no way', () => {
  const words = detailWords({ ...DETAILS, waiverMode: 'NONE', isModeTold: false });
  expect(words).toBe('How free agents are had here is not written down. From week 9.');
});

test('a least bid is told where the platform tells one above nothing', () => {
  const wordsOf = (leastBid: number | null) => detailWords({ ...DETAILS, waiverMode: 'FAAB', leastBid });
  expect(wordsOf(5)).toContain('left to bid. No bid is below $5. No bid of this season');
  expect(wordsOf(0)).toBe(wordsOf(null));
});

test('a bid of nothing is a bid', () => {
  expect(dollars(0)).toBe('$0');
  expect(kindWords({ kind: 'waiver', outcome: 'done', bid: 0 })).toBe('Claim · $0');
});

test('a lost claim says so, and what nobody bid for says no price', () => {
  expect(kindWords({ kind: 'waiver', outcome: 'lost', bid: 5 })).toBe('Claim, lost · $5');
  expect(kindWords({ kind: 'free-agent', outcome: 'done', bid: null })).toBe('Free agent');
});

test('picks and dollars of a trade say whose they were and whose they are', () => {
  const [first, second] = [
    { id: '2', teamName: 'Team 2' },
    { id: '3', teamName: 'Team 3' },
  ];
  const picks = [{ season: 2026, round: 1, originalTeamName: 'Team 4', to: first }];
  expect(besideWords({ picks, faab: [{ from: first, to: second, dollars: 12 }] })).toEqual([
    '2026 1st of Team 4 → Team 2',
    '$12: Team 2 → Team 3',
  ]);
});

test('a move says from where to where', () => {
  const to = { id: '2', teamName: 'Team 2' };
  expect(moveWords({ athlete: null, team: null, position: 'QB', name: 'A B', from: null, to })).toBe(
    'A B: free agent → Team 2',
  );
});

test('nobody is the price of a gain that shows as nothing', () => {
  const drop = { name: 'A B' };
  expect(pickupWords({ gainPerWeek: 0.8, drop, byeWeeks: [11] })).toEqual({ gain: '+0.8', notes: 'bye 11 · for A B' });
  expect(pickupWords({ gainPerWeek: 0.04, drop, byeWeeks: [] })).toEqual({ gain: '0.0', notes: '' });
  expect(pickupWords({ gainPerWeek: -2, drop, byeWeeks: [] }).gain).toBe('0.0');
});
