import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ColumnPicker } from './ColumnPicker.tsx';

afterEach(cleanup);

/** The picker, open: this document has no popovers of its own, so they are told that theirs is. */
async function opened(onReset: (() => void) | null = vi.fn()) {
  const onShow = vi.fn();
  const { container } = render(
    <ColumnPicker
      columns={[
        { key: 'points', title: 'Points', isShown: true },
        { key: 'bye', title: 'Bye', isShown: false },
      ]}
      onShow={onShow}
      onReset={onReset}
    />,
  );
  const panel = container.querySelector('[popover]');
  if (!panel) throw new Error('there is no panel');
  const toggled = Object.assign(new Event('toggle'), { newState: 'open' });
  await vi.waitFor(() => {
    panel.dispatchEvent(toggled);
    expect(screen.getByRole('group', { name: 'Columns', hidden: true })).toBeTruthy();
  });
  return { onShow, onReset };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

test('each column says whether it is shown, and is hidden or shown by its box', async () => {
  const { onShow } = await opened();
  expect([box('Points').checked, box('Bye').checked]).toEqual([true, false]);
  await userEvent.click(box('Points'));
  expect(onShow).toHaveBeenLastCalledWith({ key: 'points', isShown: false });
  await userEvent.click(box('Bye'));
  expect(onShow).toHaveBeenLastCalledWith({ key: 'bye', isShown: true });
});

test('one button leads back to the columns that the table has unasked', async () => {
  const { onReset } = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Standard columns', hidden: true }));
  expect(onReset).toHaveBeenCalledOnce();
});

test('the way back keeps the focus and does nothing where the columns are the standard ones', async () => {
  await opened(null);
  const way = screen.getByRole<HTMLButtonElement>('button', { name: 'Standard columns', hidden: true });
  // one that is disabled would lose the focus of whoever has just pressed it
  expect([way.getAttribute('aria-disabled'), way.disabled]).toEqual(['true', false]);
});
