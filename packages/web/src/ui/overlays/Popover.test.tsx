import { act, cleanup, render, screen } from '@testing-library/react';
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
