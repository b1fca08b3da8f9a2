import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPickClock } from './pick-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a draft that cannot go on holds up no other one whose time is up', async () => {
  const failed = new Error('this one cannot go on');
  const went: string[] = [];
  const onError = vi.fn();
  const clock = startPickClock({
    expired: async () => ['stuck', 'next'],
    expire: async (draft) => {
      if (draft === 'stuck') throw failed;
      went.push(draft);
    },
    onError,
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(went).toEqual(['next']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failed);
  await clock.stop();
});
