import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Popover } from './Popover.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const menu = (
  <Popover trigger="Menu">
    <p>What it holds</p>
  </Popover>
);

test('a panel closes once the focus has gone on to what lies behind it, and stays while it is inside or at its button', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover trigger="Menu">What it holds</Popover>
      <button type="button">Behind</button>
    </>,
  );
  const panel = document.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new Error('no panel');
  panel.hidePopover = vi.fn(); // jsdom has none
  const inside = document.createElement('button');
  panel.append(inside);
  screen.getByRole('button', { name: 'Menu' }).focus();
  inside.focus();
  screen.getByRole('button', { name: 'Menu' }).focus();
  inside.focus();
  expect(panel.hidePopover).not.toHaveBeenCalled();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behind' }));
  expect(panel.hidePopover).toHaveBeenCalledOnce();
});

/** Wakes a menu that the server drew and that the browser, by itself, has opened or not. */
async function woken(isOpen: boolean) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(menu);
  document.body.append(container);
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  await act(async () => void render(menu, { container, hydrate: true }));
}

test('a panel that was opened before its script came holds what it should once it has come', async () => {
  await woken(true);
  expect(screen.getByText('What it holds')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
});

test('a panel that nobody has opened holds nothing', async () => {
  await woken(false);
  expect(screen.queryByText('What it holds')).toBeNull();
});
