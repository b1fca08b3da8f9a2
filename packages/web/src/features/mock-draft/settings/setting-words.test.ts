import { isBenchAlone } from '@pylon/engine/lineup/bench-alone';
import { NO_SLOTS } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { clockWords, draftWords, rosterWords, shapeWords, strategyWords } from './setting-words.ts';
import { DEFAULT_WISHES } from './wishes/draft-wishes.ts';

test('what is drafted is said in a line: teams, scoring, the strategy that was chosen, and the line-up', () => {
  const draft = buildDraft({ teams: 12 });
  expect(shapeWords(draft)).toBe('12 teams · 0.5 PPR · QB 2RB 3WR TE FLEX K D/ST');
  const planned = { ...draft, userParticipant: { ...draft.userParticipant, draftStrategy: 'zeroRB' as const } };
  expect(shapeWords(planned)).toContain('0.5 PPR · Zero RB · QB');
});

test('places at the table of an auction are seats', () => {
  const wishes = { ...DEFAULT_WISHES, numberOfTeams: 12, draftPosition: 3, opponents: { 4: 'zeroRB' as const } };
  expect(draftWords(wishes)).toMatch(/^12 teams, pick 3, /);
  expect(strategyWords(wishes)).toContain('others Pick 4 Zero RB');
  const auction = { ...wishes, draftType: 'AUCTION' as const };
  expect(draftWords(auction)).toMatch(/^12 teams, seat 3, Auction /);
  expect(strategyWords(auction)).toContain('others Seat 4 Zero RB');
});

test('an auction has a roster of places and a clock for bids, other drafts have rounds and picks', () => {
  const slots = { ...NO_SLOTS, QB: 1, RB: 2, BN: 4 };
  expect(rosterWords(slots, 'SNAKE')).toBe('7 rounds: 1 QB, 2 RB, 4 BENCH');
  expect(rosterWords(slots, 'AUCTION')).toBe('7 places: 1 QB, 2 RB, 4 BENCH');
  expect(clockWords(45, 'LINEAR')).toBe('45 seconds a pick');
  expect(clockWords(45, 'AUCTION')).toBe('45 seconds a bid');
  expect(clockWords(null, 'AUCTION')).toBe('no clock');
});

test('a roster needs a place that plays: a bench alone can be drafted for by nobody', () => {
  expect(isBenchAlone({ ...NO_SLOTS, BN: 9 })).toBe(true);
  expect(isBenchAlone(NO_SLOTS)).toBe(true);
  expect(isBenchAlone({ ...NO_SLOTS, K: 1, BN: 2 })).toBe(false);
});
