import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import type { DraftActions } from '../room/state/use-draft-actions.ts';
import { ReportCard } from './ReportCard.tsx';

afterEach(cleanup);

// A report does nothing else
const actions = (rate: DraftActions['rate'], busy: DraftActions['busy'] = null) => ({ rate, busy }) as DraftActions;
const ungraded = (picked: readonly string[]) => buildDraft({ teams: 4, seat: 2, picked });

test('before the first pick there is nothing to grade', () => {
  render(<ReportCard draft={ungraded([])} actions={actions(vi.fn())} onSimulate={() => {}} />);
  expect(screen.getByText('No pick yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /grade/i })).toBeNull();
});

test('an unfinished draft says how much is open, and can be graded as far as it is', async () => {
  const rate = vi.fn(async () => true);
  render(<ReportCard draft={ungraded(['RB1'])} actions={actions(rate)} onSimulate={() => {}} />);
  expect(screen.getByText(/63 of 64 picks are still open/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Grade the picks so far' }));
  expect(rate).toHaveBeenCalledOnce();
});

test('a rating that failed says so in the words of the specification, and can be tried again', async () => {
  const rate = vi.fn(async () => false);
  render(<ReportCard draft={ungraded(['RB1'])} actions={actions(rate)} onSimulate={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Grade the picks so far' }));
  expect(screen.getByRole('alert').textContent).toContain('Failed to rate draft');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(rate).toHaveBeenCalledTimes(2);
});

test('while grades are made their place is kept', () => {
  render(<ReportCard draft={ungraded(['RB1'])} actions={actions(vi.fn(), 'rate')} onSimulate={() => {}} />);
  expect(screen.getByRole('status', { name: 'Grades' })).toBeTruthy();
});
