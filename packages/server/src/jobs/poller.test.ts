import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poller } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that is due: items are taken from the list, and acted on by `act`. */
function due(items: string[], act: (item: string) => Promise<void>, atOnce = 2) {
  const onError = vi.fn();
  return { onError, ...poller({ atOnce, claim: async (limit) => items.splice(0, limit), act, onError }) };
}

test('an item that cannot be acted on is told, and holds up no other one', async () => {
  const failed = new Error('this one cannot go on');
  const went: string[] = [];
  const { look, onError } = due(['stuck', 'next', 'last'], async (item) => {
    if (item === 'stuck') throw failed;
    went.push(item);
  });
  await look();
  expect(went).toEqual(['next', 'last']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failed);
});

test('no more items are acted on at once than are allowed, and all of them in one look', async () => {
  let now = 0;
  let most = 0;
  const { look } = due(['a', 'b', 'c', 'd', 'e'], async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
  });
  await look();
  expect([now, most]).toEqual([0, 2]);
});

test('looks come again until the end, which waits for what is under way', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  const items = ['first'];
  const { start, stop } = due(items, () => slow);
  start(500);
  await vi.advanceTimersByTimeAsync(500);
  expect(items).toEqual([]);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  items.push('too late');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  expect(items).toEqual(['too late']);
});
