import { NO_SLOTS } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { isBenchAlone, shapeWords } from './setting-words.ts';

test('what is drafted is said in a line: teams, scoring, the strategy that was chosen, and the line-up', () => {
  const draft = buildDraft({ teams: 12 });
  expect(shapeWords(draft)).toBe('12 teams · 0.5 PPR · QB 2RB 3WR TE FLEX K D/ST');
  const planned = { ...draft, userParticipant: { ...draft.userParticipant, draftStrategy: 'zeroRB' as const } };
  expect(shapeWords(planned)).toContain('0.5 PPR · Zero RB · QB');
});

test('a roster needs a place that plays: a bench alone can be drafted for by nobody', () => {
  expect(isBenchAlone({ ...NO_SLOTS, BN: 9 })).toBe(true);
  expect(isBenchAlone(NO_SLOTS)).toBe(true);
  expect(isBenchAlone({ ...NO_SLOTS, K: 1, BN: 2 })).toBe(false);
});
