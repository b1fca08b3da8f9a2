import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import '../../../../ui/overlays/Dialog.tsx'; // there before it is opened
import { AboutDraft } from './AboutDraft.tsx';

afterEach(cleanup);

/** Roles are slow to find where there is no real browser. */
const PATIENCE = { timeout: 20_000 };

test('a room says what is drafted: scoring, roster, kind, and each team’s strategy', async () => {
  const draft = buildDraft();
  const [first, ...others] = draft.participants;
  if (!first) throw new Error('a draft without teams');
  const participants = [{ ...first, draftStrategy: 'zeroRB' as const }, ...others];
  render(<AboutDraft draft={{ ...draft, participants }} isOpen onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'This draft' }, PATIENCE);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    draft.configuration.scoringSystem.name,
    expect.stringContaining('QB'),
    expect.stringContaining('Snake'),
    expect.stringContaining('ADP'),
  ]);
  const strategies = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(strategies[1]).toContain('Zero RB');
  expect(strategies[2]).toContain('Balanced');
});
