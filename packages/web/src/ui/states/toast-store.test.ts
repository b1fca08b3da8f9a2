import { expect, test, vi } from 'vitest';
import { toastStore } from './toast-store.ts';

test('a toast stays for four seconds and no longer', () => {
  vi.useFakeTimers();
  const store = toastStore();
  store.show('success', 'Saved');
  vi.advanceTimersByTime(3_999);
  expect(store.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.read()).toHaveLength(0);
  vi.useRealTimers();
});

test('at most three toasts are in sight, the newest ones', () => {
  const store = toastStore();
  for (const text of ['a', 'b', 'c', 'd']) store.show('warning', text);
  expect(store.read().map((message) => message.text)).toEqual(['b', 'c', 'd']);
});
