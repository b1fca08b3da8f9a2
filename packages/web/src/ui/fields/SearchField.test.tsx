import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onSearch = vi.fn();
beforeEach(() => void onSearch.mockClear());
const search = (value: string) => <SearchField label="Search players" value={value} onSearch={onSearch} />;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search players' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('letters typed into a rendered page before its script has come stay, and are searched for', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(search(''));
  field().value = 'cha';
  const { rerender } = render(search(''), { container: host, hydrate: true });
  pass(500);
  expect(onSearch.mock.calls).toEqual([['cha']]);
  rerender(search('cha'));
  expect(field().value).toBe('cha');
});

test('letters typed while the page follows the ones before stay', () => {
  const { rerender } = render(search(''));
  type('cha');
  pass(500);
  type('chas');
  rerender(search('cha'));
  expect(field().value).toBe('chas');
  pass(500);
  expect(onSearch.mock.calls).toEqual([['cha'], ['chas']]);
});

test('a search that the page begins elsewhere is shown, and what was being typed is given up', () => {
  const { rerender } = render(search('cha'));
  type('chas');
  rerender(search(''));
  expect(field().value).toBe('');
  pass(500);
  expect(onSearch).not.toHaveBeenCalled();
  type('cha');
  pass(500);
  rerender(search('cha'));
  rerender(search(''));
  expect(field().value).toBe('');
});
