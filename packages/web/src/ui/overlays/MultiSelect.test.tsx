import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MultiSelect } from './MultiSelect.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const options = ['Market', 'Scout', 'Ceiling'].map((label) => ({ value: label.toLowerCase(), label }));

/**
 * jsdom opens no popovers: the panel is told that it opened, and stays out of sight; it closes as the browser's would.
 */
function openSelect() {
  const onChange = vi.fn();
  const select = () => <MultiSelect label="Experts" options={options} chosen={[]} onChange={onChange} />;
  const { rerender } = render(select());
  const panel = document.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new Error('there is no panel');
  const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  panel.hidePopover = () => void toggle('closed');
  toggle('open');
  return { onChange, close: () => toggle('closed'), drawAgain: () => rerender(select()) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('an open list applies its choice and closes 2.5 seconds after the last change', () => {
  const { onChange } = openSelect();
  press('Scout');
  pass(2_400);
  press('Market');
  pass(2_400);
  expect(onChange).not.toHaveBeenCalled();
  pass(100);
  expect(onChange.mock.calls).toEqual([[['market', 'scout']]]);
  expect(screen.queryByRole('checkbox', { name: 'Scout', hidden: true })).toBeNull();
});

test('closing applies at once, and only once', () => {
  const { onChange, close } = openSelect();
  press('Scout');
  close();
  pass(5_000);
  expect(onChange.mock.calls).toEqual([[['scout']]]);
});

test('what is being chosen stays when the page around it is drawn again', () => {
  const { onChange, close, drawAgain } = openSelect();
  press('Scout');
  drawAgain();
  close();
  expect(onChange.mock.calls).toEqual([[['scout']]]);
});

test('choosing all clears the others, and taking the last one away falls back to all', () => {
  const { onChange, close } = openSelect();
  press('Scout');
  press('All');
  expect(screen.getByRole('checkbox', { name: 'All', hidden: true }).getAttribute('aria-checked')).toBe('true');
  press('Scout');
  press('Scout');
  expect(screen.getByRole('checkbox', { name: 'All', hidden: true }).getAttribute('aria-checked')).toBe('true');
  close();
  expect(onChange).not.toHaveBeenCalled();
});
