import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useNeighbourFocus } from '../hooks/use-neighbour-focus.ts';
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

/** A list that asks before a row goes. @param goes before its dialog has closed, in the same drawing, or after */
function Lists({ goes }: { readonly goes: 'before' | 'with' | 'after' }) {
  const [names, setNames] = useState(['First', 'Second']);
  const [asked, setAsked] = useState<string | null>(null);
  const kept = useNeighbourFocus<HTMLUListElement>(names.length);
  const close = () => setAsked(null);
  const remove = () => setNames(names.filter((name) => name !== asked));
  const steps = { before: [remove, close], after: [close, remove] };
  return (
    <main>
      <button type="button">New list</button>
      <ul {...kept}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setAsked(name)}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <Dialog title="Delete list" isOpen={asked !== null} onClose={close}>
        <button
          type="button"
          onClick={() => {
            if (goes === 'with') {
              remove();
              close();
            } else for (const step of steps[goes]) flushSync(step);
          }}
        >
          Delete
        </button>
      </Dialog>
    </main>
  );
}

test.each(['before', 'with', 'after'] as const)(
  'a row that goes %s its dialog leaves the focus at its neighbour, the last one at the button beside the list',
  async (goes) => {
    render(<Lists goes={goes} />);
    for (const [name, next] of [
      ['First', 'Delete Second'],
      ['Second', 'New list'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: next })));
    }
  },
);
