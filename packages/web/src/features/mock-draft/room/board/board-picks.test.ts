import { expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { boardPage, madePicks, roundsInSight } from './board-picks.ts';

test.each([
  [12, 1, 60],
  [18, 1, 72],
  [7, 1, 63],
  [12, 2, 120],
  [2, 1, 32],
] as const)('%i teams, %i pages: %i picks, in whole rounds', (teams, pages, shown) => {
  const draft = buildDraft({ teams });
  expect(roundsInSight(draft, pages).shown).toHaveLength(shown);
  expect(roundsInSight(draft, pages).hasMore).toBe(shown < draft.picks.length);
});

test('the page of the pick at hand is in sight from the start', () => {
  expect([1, 60, 61, 180].map(boardPage)).toEqual([1, 1, 2, 3]);
});

test('the list holds the picks that are made, of the chosen position alone', () => {
  const draft = buildDraft({ picked: ['RB1', 'WR1', 'QB1', 'TE1', 'RB2'] });
  const idsOf = (choice: Parameters<typeof madePicks>[1]) =>
    madePicks(draft, choice, 1).shown.map(({ athlete }) => athlete?.id);
  expect(idsOf(null)).toEqual(['RB1', 'WR1', 'QB1', 'TE1', 'RB2']);
  expect(idsOf('RB')).toEqual(['RB1', 'RB2']);
  expect(idsOf('FLEX')).toEqual(['RB1', 'WR1', 'TE1', 'RB2']);
});
