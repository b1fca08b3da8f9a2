import { describe, expect, test } from 'vitest';
import { passwordThreads, takingTurns } from './passwords.ts';

/** A piece of work that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('taking turns', () => {
  test('so many work at once, the others in the order in which they came', async () => {
    const inTurn = takingTurns(2, 10);
    const begun: number[] = [];
    const tasks = [0, 1, 2, 3].map(task);
    const done = tasks.map(({ work }, index) =>
      inTurn(() => {
        begun.push(index);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.end();
    await done[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of tasks) end();
    await Promise.all(done);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('who comes when too many wait is refused, and there is room again later', async () => {
    const inTurn = takingTurns(1, 1);
    const first = task();
    const working = inTurn(first.work);
    const waiting = inTurn(async () => 'second');
    expect(await inTurn(async () => 'third')).toEqual({ ok: false });
    first.end();
    await working;
    expect(await waiting).toEqual({ ok: true, value: 'second' });
    expect(await inTurn(async () => 'fourth')).toEqual({ ok: true, value: 'fourth' });
  });

  test('work that fails gives its turn on', async () => {
    const inTurn = takingTurns(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
    expect(await inTurn(async () => 'next')).toEqual({ ok: true, value: 'next' });
  });
});

describe('the threads', () => {
  test('hash and verify as the functions do, while the thread that answers goes on', async () => {
    const passwords = passwordThreads('a secret');
    try {
      let turnsOfTheLoop = 0;
      const counting = setInterval(() => turnsOfTheLoop++, 1);
      const stored = await passwords.hash('fourth and one');
      expect(await passwords.verify('fourth and one', stored)).toEqual({ isRight: true, renewed: null });
      expect((await passwords.verify('fourth and two', stored)).isRight).toBe(false);
      expect((await passwords.verify('fourth and one', null)).isRight).toBe(false);
      clearInterval(counting);
      // Hashed on this thread, the loop would have turned between the four pieces of work only.
      expect(turnsOfTheLoop).toBeGreaterThan(8);
    } finally {
      await passwords.close();
    }
  });
});
