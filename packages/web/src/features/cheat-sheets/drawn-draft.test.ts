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

it('marks whom rosters hold already, where a draft adds to them', () => {
  const draft = buildDraft({ teams: 2, seat: 2, picked: ['RB1'] });
  const rostered = [
    { draftPosition: 1, entityId: 'WR1', position: 'WR' as const },
    { draftPosition: 2, entityId: 'QB1', position: 'QB' as const },
  ];
  const partial = { rounds: 2, players: 'rookies' as const, rostered };
  expect([...draftMarks({ ...draft, partial })]).toEqual([
    ['WR1', 'gone'],
    ['QB1', 'mine'],
    ['RB1', 'gone'],
  ]);
});
