import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
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

/** @param stays whether the dialog is still there, closed, once it is closed */
function Asking({ stays }: { readonly stays: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      {(isOpen || stays) && (
        <Dialog title="Rename teams" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <input aria-label="Team 1" autoFocus />
        </Dialog>
      )}
    </>
  );
}

test.each([true, false])(
  'a dialog gives the focus back though a field had taken it by itself (stays: %s)',
  async (stays) => {
    render(<Asking stays={stays} />);
    const opener = screen.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Team 1' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('a dialog that has come by itself leaves the focus in the page it lay over, not at the link that skips there', async () => {
  const page = (isOpen: boolean) => (
    <>
      <a href="#main">Skip to content</a>
      <main id="main">
        <button type="button">First of the page</button>
        <Dialog title="All picks are in" isOpen={isOpen} onClose={() => {}}>
          <button type="button">Rate my draft</button>
        </Dialog>
      </main>
    </>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First of the page' })));
});
