import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyDialog } from './LazyDialog.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      <LazyDialog title="Rename teams" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input aria-label="Team 1" />
      </LazyDialog>
    </>
  );
}

test('a dialog opened before its code has come is there once it has, and gives the focus back when it closes', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  await userEvent.click(opener);
  await vi.dynamicImportSettled();
  const dialog = await screen.findByRole('dialog', { name: 'Rename teams' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
