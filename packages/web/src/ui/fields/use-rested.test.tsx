import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRested } from './use-rested.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const follow = () =>
  renderHook(({ value, restMs }) => useRested(value, restMs), { initialProps: { value: 'a', restMs: 30 } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the first value is there at once, and the next one when it has rested', () => {
  const { result, rerender } = follow();
  expect(result.current).toBe('a');
  rerender({ value: 'b', restMs: 30 });
  pass(29);
  expect(result.current).toBe('a');
  pass(1);
  expect(result.current).toBe('b');
});

test('a value that is gone again before its time is up is never shown', () => {
  const { result, rerender } = follow();
  rerender({ value: 'b', restMs: 250 });
  pass(200);
  rerender({ value: 'c', restMs: 30 });
  pass(30);
  expect(result.current).toBe('c');
});
