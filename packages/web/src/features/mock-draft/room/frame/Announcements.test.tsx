import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { Announcements } from './Announcements.tsx';

afterEach(cleanup);

/** A draft whose first pick is held by a keeper, with more picks made behind it. */
function keeping(...picked: readonly string[]) {
  const draft = buildDraft({ seat: 4, picked: ['WR1', ...picked] });
  const picks = draft.picks.map((pick) => (pick.pickNumber === 1 ? { ...pick, isKeeper: true } : pick));
  return { ...draft, picks };
}
const said = () => screen.getByRole('status').textContent;

test('a room in which players are kept opens in silence, and then tells of each pick', () => {
  const { rerender } = render(<Announcements draft={keeping()} isSettled />);
  expect(said()).toBe('');
  rerender(<Announcements draft={keeping('RB1')} isSettled />);
  expect(said()).toContain('took Player RB1.');
  rerender(<Announcements draft={keeping()} isSettled />);
  expect(said()).toContain('Picks were taken back.');
});
