// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, makeAnswers } from './answers.ts';
import { ApiFailure, type FailureCode } from './failure.ts';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test.each<[FailureCode, number]>([
  ['registration-required', 1],
  ['no-subscription', 1],
  ['tier-required', 1],
  ['draft-not-found', 1],
  ['offline', 3],
  ['not-ready', 3],
])(
  'after %s a question has been asked %i times in all: a refusal is an answer, a fault may pass',
  async (code, times) => {
    vi.useFakeTimers();
    let asked = 0;
    const answers = makeAnswers(async () => {
      asked++;
      throw new ApiFailure(code, '');
    });
    const end = answers.fetchQuery(answer('listTeams', {})).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    await end;
    expect(asked).toBe(times);
  },
);

test('a change without a connection fails at once instead of being made when nobody waits for it any more', async () => {
  onlineManager.setOnline(false);
  const pay = new MutationObserver(makeAnswers(vi.fn()), {
    mutationFn: () => Promise.reject(new ApiFailure('offline', 'network failure')),
  });
  await expect(pay.mutate()).rejects.toThrow('network failure');
});
