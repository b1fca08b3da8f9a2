import type { FollowState } from '@pylon/contract/drafting/companion';
import { expect, test } from 'vitest';
import { agoWords, followWords, foundWords } from './follow-words.ts';

const going: FollowState = {
  platform: 'sleeper',
  url: 'https://sleeper.com/draft/nfl/1',
  name: null,
  status: 'drafting',
  isOrderDrawn: true,
  seenAt: '2026-08-30T12:00:00Z',
  serverTime: '2026-08-30T12:00:02Z',
  problem: null,
};

test.each([
  [-0.2, '0 s ago'],
  [2.4, '2 s ago'],
  [59, '59 s ago'],
  [75, '1 min ago'],
  [7_300, '2 h ago'],
])('%s seconds are %s', (seconds, words) => {
  expect(agoWords(seconds)).toBe(words);
});

test.each([
  [{}, 'In step, seen 2 s ago.'],
  [{ status: 'paused' }, 'Paused on Sleeper, seen 2 s ago.'],
  [{ status: 'complete' }, 'Complete on Sleeper.'],
  [{ status: 'scheduled' }, 'Waiting for the draft to begin, seen 2 s ago.'],
  [
    { status: 'scheduled', isOrderDrawn: false },
    'Waiting for the order to be drawn, seen 2 s ago. Seats may still change.',
  ],
  [{ problem: 'unreachable' }, 'Sleeper does not answer. Last seen 2 s ago; picks made since then will come.'],
  [
    { problem: 'unknown-draft', status: 'complete' },
    'Sleeper no longer has this draft. What was seen 2 s ago is kept.',
  ],
] satisfies readonly (readonly [Partial<FollowState>, string])[])('%j is told as: %s', (change, words) => {
  expect(followWords({ ...going, ...change }, '2 s ago')).toBe(words);
});

test('a draft that was looked up is described in a line', () => {
  const draft = {
    platform: 'sleeper',
    draftId: '1',
    url: '',
    name: null,
    seasonId: '2025',
    status: 'drafting',
    draftType: '3RD_ROUND_REVERSAL',
    numberOfTeams: 10,
    rounds: 16,
    players: 'all',
    picksMade: 43,
    picksTotal: 160,
    isOrderDrawn: true,
    scoringSystemId: '1',
    teams: [],
  } as const;
  const words = '10 teams · 16 rounds · 3rd Round Reversal · season 2025 · drafting now, 43 of 160 picks';
  expect(foundWords({ ...draft, teams: [] })).toBe(words);
  expect(foundWords({ ...draft, teams: [], status: 'scheduled' })).toMatch(/ · not begun$/);
  expect(foundWords({ ...draft, teams: [], draftType: 'AUCTION' })).toBe(
    '10 teams · 16 places · Auction · season 2025 · drafting now, 43 of 160 sales',
  );
});
