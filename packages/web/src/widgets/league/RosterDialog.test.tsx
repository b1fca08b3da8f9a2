import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RosterDialog } from './RosterDialog.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const standard = { teams: 12, slots: DEFAULT_LEAGUE.slots };

function show(roster = standard) {
  const told = { onSave: vi.fn(), onClose: vi.fn(), onOuterSubmit: vi.fn() };
  render(
    <form onSubmit={told.onOuterSubmit}>
      <RosterDialog
        isOpen
        roster={roster}
        standard={standard}
        meaning="What it is for."
        onSave={told.onSave}
        onClose={told.onClose}
      />
    </form>,
  );
  return told;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the selection is saved, and the form below it is not sent along', async () => {
  const { onSave, onClose, onOuterSubmit } = show();
  await press('More: SUPERFLEX');
  await press('Less: # of Teams');
  expect(onSave).not.toHaveBeenCalled();
  await press('Save selection');
  expect(onSave).toHaveBeenCalledWith({ teams: 11, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onOuterSubmit).not.toHaveBeenCalled();
});

test('a bench deeper than nine is made smaller by the press, and as deep as it was again', async () => {
  const deep = { ...standard, slots: { ...DEFAULT_LEAGUE.slots, BN: 15 } };
  const { onSave } = show(deep);
  const bench = () => screen.getByRole('textbox', { name: 'BENCH' });
  await press('Less: BENCH');
  expect(bench()).toHaveProperty('value', '14');
  await press('More: BENCH');
  await press('More: BENCH');
  expect(bench()).toHaveProperty('value', '15');
  await press('Save selection');
  expect(onSave).toHaveBeenCalledWith(deep);
});

test('Escape leaves everything as it was', async () => {
  const { onSave, onClose } = show();
  await press('More: QB');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

test('a roster without any place cannot be saved', async () => {
  // The same slots
  const none = Object.fromEntries(Object.keys(standard.slots).map((slot) => [slot, 0])) as typeof standard.slots;
  show({ ...standard, slots: { ...none, QB: 1 } });
  await press('Less: QB');
  expect(screen.getByRole('button', { name: 'Save selection' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('alert').textContent).toBe('A roster needs at least one place.');
});

test("the way back to the scoring's roster is there once it differs", async () => {
  show();
  expect(screen.queryByRole('button', { name: "Back to the scoring's roster" })).toBeNull();
  await press('More: RB');
  await press("Back to the scoring's roster");
  expect(screen.getByRole('textbox', { name: 'RB' })).toHaveProperty('value', '2');
});
