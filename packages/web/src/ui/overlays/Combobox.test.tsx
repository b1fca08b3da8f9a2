import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letElementsScroll } from '../../testing/scrolling.ts';
import { Combobox } from './Combobox.tsx';

letElementsScroll();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(found: readonly string[] | null, typedBefore = '') {
  const onSearch = vi.fn();
  const onPick = vi.fn();
  render(
    <Combobox
      label="Name"
      minLength={2}
      typedBefore={typedBefore}
      found={found}
      keyOf={(name) => name}
      renderItem={(name) => name}
      onSearch={onSearch}
      onPick={onPick}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Name' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { onSearch, onPick, field, type, press };
}

test('a search begins half a second after the last key, and not before two letters', () => {
  const { onSearch, type } = show(null);
  type('c');
  act(() => vi.advanceTimersByTime(1_000));
  expect(onSearch).not.toHaveBeenCalled();
  type('ch');
  act(() => vi.advanceTimersByTime(499));
  type('cha');
  act(() => vi.advanceTimersByTime(499));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['cha']]);
});

test('what was typed before the field was there stands in it, and is searched for at once', () => {
  const { field, onSearch, type } = show(null, 'cha ');
  expect(field).toHaveProperty('value', 'cha ');
  expect(onSearch.mock.calls).toEqual([['cha']]);
  type('chas');
  expect(onSearch).toHaveBeenCalledTimes(1);
  cleanup();
  expect(show(null, 'c').onSearch).not.toHaveBeenCalled();
});

test.each([
  ['under its field', 100, 0, { top: '100%', bottom: 'auto', maxHeight: 'min(50dvh, 604px)' }],
  [
    'above its field, where there is no room under it',
    700,
    0,
    { top: 'auto', bottom: '100%', maxHeight: 'min(50dvh, 688px)' },
  ],
  [
    'under its field in a sheet that begins over it, though the window has more room above',
    420,
    400,
    { top: '100%', bottom: 'auto', maxHeight: 'min(50dvh, 284px)' },
  ],
])('a list that floats hangs %s', (_side, top, sheetTop, expected) => {
  vi.stubGlobal('innerHeight', 760);
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'sheet') return new DOMRect(0, sheetTop, 300, 760 - sheetTop);
    return this.role === 'listbox' ? new DOMRect(0, top + 44, 300, 300) : new DOMRect(0, top, 300, 44);
  });
  const find = () => ['Chase'];
  render(
    <div id="sheet" style={{ overflowY: 'auto' }}>
      <Combobox label="Name" keyOf={String} renderItem={String} find={find} onPick={vi.fn()} isFloating />
    </div>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Name' }), { target: { value: 'ch' } });
  expect(screen.getByRole('listbox').style).toMatchObject(expected);
  measure.mockRestore();
  vi.unstubAllGlobals();
});

test('the arrow keys walk through the matches and go round, Enter picks', () => {
  const { onPick, field, type, press } = show(['Chase', 'Charbonnet']);
  type('cha');
  press('ArrowDown');
  expect(screen.getByRole('option', { name: 'Chase' }).getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Chase' }).id);
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { name: 'Chase' }).getAttribute('aria-selected')).toBe('true');
  press('ArrowUp');
  press('Enter');
  expect(onPick).toHaveBeenCalledWith('Charbonnet');
});

test('Enter without a choice picks the best match', () => {
  const { onPick, type, press } = show(['Chase', 'Charbonnet']);
  type('cha');
  press('Enter');
  expect(onPick).toHaveBeenCalledWith('Chase');
});

test('a search without a match says so', () => {
  const { type } = show([]);
  type('zzz');
  expect(screen.getByRole('status').textContent).toBe('Nobody of that name');
});

test('options at hand are found at every key, the first match is chosen, and the field is ready for the next', () => {
  const onPick = vi.fn();
  const names = ['Chase', 'Charbonnet', 'Allen'];
  const find = (text: string) => names.filter((name) => name.toLowerCase().startsWith(text));
  render(<Combobox label="Name" keyOf={String} renderItem={String} find={find} onPick={onPick} isFloating />);
  const field = screen.getByRole('combobox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'ch' } });
  expect(screen.getByRole('option', { name: 'Chase' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.change(field, { target: { value: 'a' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick.mock.calls).toEqual([['Allen']]);
  expect(field).toHaveProperty('value', '');
  fireEvent.change(field, { target: { value: 'zz' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveProperty('value', '');
});
