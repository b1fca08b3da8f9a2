import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a run that fails is told, and the next one comes all the same', async () => {
  const failed = new Error('away');
  const run = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(null);
  const onError = vi.fn();
  const repeated = repeat({ everyMs: 500, run, onError });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failed);
  expect(run).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

test('runs never overlap, and stopping waits for the one under way and lets none follow', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  const repeated = repeat({ everyMs: 500, run, onError: () => {} });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  const stopped = vi.fn();
  const stopping = repeated.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});
