import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnWatch } from './return-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever comes back is asked about at once, and within some seconds only once more, at their end', () => {
  const act = vi.fn();
  const { back } = returnWatch(act);
  back();
  back(); // a window that becomes visible gets the focus too
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 20; times++) back();
  vi.advanceTimersByTime(4_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('what waits is forgotten with the page', () => {
  const act = vi.fn();
  const { back, stop } = returnWatch(act);
  back();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
