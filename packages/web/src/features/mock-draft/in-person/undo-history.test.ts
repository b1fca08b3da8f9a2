import { expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { lastMadePick, redoable } from './undo-history.ts';

const after = (...picked: readonly string[]) => buildDraft({ mode: 'Manual', picked });

test('the pick made last is taken back, and there is none before the first', () => {
  expect(lastMadePick(after('RB1', 'WR1'))?.pickNumber).toBe(2);
  expect(lastMadePick(after())).toBeUndefined();
});

test('a pick that was taken back can be made again while it is its turn', () => {
  const undone = [{ pickNumber: 2, entityId: 'WR1' }];
  expect(redoable(after('RB1'), undone)).toEqual(undone[0]);
  expect(redoable(after('RB1', 'TE1'), undone)).toBeNull();
  expect(redoable(after(), undone)).toBeNull();
  expect(redoable(after('RB1'), [])).toBeNull();
});

test('making a pick again drafts nobody twice', () => {
  expect(redoable(after('WR1'), [{ pickNumber: 2, entityId: 'WR1' }])).toBeNull();
});
