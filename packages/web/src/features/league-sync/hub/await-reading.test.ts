import { expect, test } from 'vitest';
import { awaitReading, MOST_POLLS } from './await-reading.ts';

type Status = 'WAITING' | 'SYNCING' | 'COMPLETED' | 'FAILED';

/** A watch over a reading that goes through these states, the last one for good. */
async function watched(states: readonly Status[], leaveAfter = Number.POSITIVE_INFINITY) {
  const watch = new AbortController();
  const heard: Status[] = [];
  let asked = 0;
  const done = await awaitReading({
    ask: async () => ({ status: states[Math.min(asked++, states.length - 1)] ?? 'FAILED', progress: 0.5 }),
    pause: async () => {
      if (asked >= leaveAfter) watch.abort();
    },
    onStatus: ({ status }) => heard.push(status),
    signal: watch.signal,
  });
  return { done, heard, asked };
}

test('a reading is asked about until it is there', async () => {
  const { done, heard } = await watched(['WAITING', 'SYNCING', 'COMPLETED', 'SYNCING']);
  expect(done).toBe(true);
  expect(heard).toEqual(['WAITING', 'SYNCING', 'COMPLETED']);
});

test('a reading that failed is asked about no further', async () => {
  expect(await watched(['SYNCING', 'FAILED'])).toMatchObject({ done: false, asked: 2 });
});

test('a reading that does not end is given up after eighteen questions', async () => {
  expect(MOST_POLLS).toBe(18);
  expect(await watched(['SYNCING'])).toMatchObject({ done: false, asked: 18 });
});

test('a reading that nobody watches is not asked about', async () => {
  expect(await watched(['SYNCING'], 2)).toMatchObject({ done: null, asked: 2 });
});

test('a question that fails ends the watch', async () => {
  const watch = awaitReading({
    ask: () => Promise.reject(new Error('offline')),
    pause: async () => {},
    onStatus: () => {},
    signal: new AbortController().signal,
  });
  await expect(watch).rejects.toThrow('offline');
});
