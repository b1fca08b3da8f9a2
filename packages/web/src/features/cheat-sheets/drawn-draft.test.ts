import { expect, it } from 'vitest';
import { buildDraft } from '../../testing/build-draft.ts';
import { draftMarks } from './drawn-draft.ts';

it('marks whom the person took and whom others did, and of open places nobody', () => {
  const draft = buildDraft({ teams: 2, seat: 2, picked: ['RB1', 'WR1', 'QB1'] });
  expect([...draftMarks(draft)]).toEqual([
    ['RB1', 'gone'],
    ['WR1', 'mine'],
    ['QB1', 'mine'], // a snake turns
  ]);
});
