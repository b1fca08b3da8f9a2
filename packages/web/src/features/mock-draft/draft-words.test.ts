import type { Suggestion } from '@pylon/contract/drafting/draft-players';
import { expect, test } from 'vitest';
import { buildDraft } from '../../testing/build-draft.ts';
import { picksAloud, reasonSentence, suggestionReasons } from './draft-words.ts';

const suggestion = (reasons: Partial<Suggestion['reasons']>, pointsOverNext = 0): Suggestion => ({
  athlete: null,
  team: null,
  isQueued: false,
  pointsOverNext,
  reasons: {
    tier: 2,
    leftInTier: 5,
    oddsToComeBack: 0.5,
    fillsSlot: 'WR',
    byeClashWith: [],
    positionRun: 0,
    vorp: 0,
    adp: null,
    ...reasons,
  },
});

test('reasons say what makes a player scarce, whether they come back, and where they play', () => {
  const scarce = suggestion({ leftInTier: 1, oddsToComeBack: 0.18 });
  expect(suggestionReasons(scarce, 'WR', { slot: 'WR', ordinal: 2 })).toEqual([
    'last of tier 2',
    '18% to come back',
    'fills WR2',
  ]);
});

test('reasons read as one line that begins with the position', () => {
  const scarce = suggestion({ leftInTier: 1, oddsToComeBack: 0.18 });
  const reasons = suggestionReasons(scarce, 'WR', { slot: 'WR', ordinal: 2 });
  expect(reasonSentence('WR', reasons)).toBe('WR: last of tier 2; 18% to come back; fills WR2');
  expect(reasonSentence('DST', [])).toBe('');
});

test('what is not so is not said: no odds at the last pick, no run, no clash, no lead', () => {
  const last = suggestion({ tier: 0, oddsToComeBack: null });
  expect(suggestionReasons(last, 'RB', { slot: 'BN' })).toEqual(['adds depth on the bench']);
});

test('a run, a shared bye and a lead are named', () => {
  const words = suggestionReasons(suggestion({ positionRun: 4, byeClashWith: ['A', 'B'] }, 6.4), 'RB', {
    slot: 'FLEX',
    ordinal: 1,
  });
  expect(words.slice(2)).toEqual([
    'fills FLEX',
    '+6 points on the next best choice',
    'a run: 4 of the last 8 picks were RB',
    'same bye as A and B',
  ]);
});

test('a few picks are said one by one, many are summed up, and the words end with whose turn it is', () => {
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  const { picks } = draft;
  expect(picksAloud(draft, picks.slice(0, 1), picks[1] ?? null)).toBe(
    'Team 1 took Player RB1. You are on the clock, pick 1.02.',
  );
  const many = buildDraft({ seat: 1, picked: ['RB1', 'RB2', 'RB3', 'RB4', 'RB5', 'RB6', 'RB7'] });
  expect(picksAloud(many, many.picks.slice(1, 7), many.picks[7] ?? null)).toMatch(
    /^6 picks were made.*You are on the clock/,
  );
  expect(picksAloud(draft, [], null)).toBe('The draft is complete.');
});
