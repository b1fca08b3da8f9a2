import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { BoardTile } from './BoardTile.tsx';

afterEach(cleanup);

const [made, open] = buildDraft({ picked: ['RB1'] }).picks;
if (!made || !open) throw new Error('a draft without picks');

const tile = (pick: MockDraftPick, owner: string | null) => (
  <BoardTile
    {...{ pick, owner, label: '1.01', isOnClock: false, isMine: false, isFaint: false, onPick: null }}
    onOpen={() => {}}
  />
);

test('whose a traded pick is, and that a player is kept, has a line of its own', () => {
  const { rerender } = render(tile({ ...made, isKeeper: true }, 'manager_003'));
  expect(screen.getByText('kept → manager_003')).toBeTruthy();
  rerender(tile(open, 'manager_003'));
  expect(screen.getByText('→ manager_003')).toBeTruthy();
  rerender(tile(made, null));
  expect(screen.queryByText(/kept|→/)).toBeNull();
});
