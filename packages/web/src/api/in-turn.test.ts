import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('each begins when the one before has ended, also when that failed', async () => {
  const turn = inTurn();
  const heard: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = turn(async () => {
    heard.push('first begins');
    await first.promise;
  });
  const second = turn(async () => void heard.push('second begins'));
  expect(heard).toEqual(['first begins']);
  first.reject(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await second;
  expect(heard).toEqual(['first begins', 'second begins']);
});

test('what finds nothing under way begins at once', async () => {
  const turn = inTurn();
  await turn(async () => {});
  let hasBegun = false;
  void turn(async () => {
    hasBegun = true;
  });
  expect(hasBegun).toBe(true);
});
