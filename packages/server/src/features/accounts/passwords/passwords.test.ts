import { describe, expect, test } from 'vitest';
import { passwordThreads, takingTurns } from './passwords.ts';

/** A piece of work that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('taking turns', () => {
  test('so many work at once, the others in the order in which they came', async () => {
    const inTurn = takingTurns({ atOnce: 2, waiting: 10, ofOneNetwork: 10 });
    const begun: number[] = [];
    const tasks = [0, 1, 2, 3].map(task);
    const done = tasks.map(({ work }, index) =>
      inTurn('home', () => {
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
    const inTurn = takingTurns({ atOnce: 1, waiting: 1, ofOneNetwork: 10 });
    const first = task();
    const working = inTurn('home', first.work);
    const waiting = inTurn('home', async () => 'second');
    expect(await inTurn('home', async () => 'third')).toEqual({ ok: false, reason: 'crowded' });
    first.end();
    await working;
    expect(await waiting).toEqual({ ok: true, value: 'second' });
    expect(await inTurn('home', async () => 'fourth')).toEqual({ ok: true, value: 'fourth' });
  });

  test('a flood from one network waits for itself: whoever comes from elsewhere is next', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 10, ofOneNetwork: 3 });
    const begun: string[] = [];
    const first = task();
    const note = (name: string) => async () => void begun.push(name);
    const flood = [inTurn('flood', first.work), inTurn('flood', note('second')), inTurn('flood', note('third'))];
    expect(await inTurn('flood', note('fourth'))).toEqual({ ok: false, reason: 'crowded' });
    const owner = inTurn('home', note('owner'));
    first.end();
    await Promise.all([...flood, owner]);
    expect(begun).toEqual(['second', 'owner', 'third']);
  });

  test('work that fails gives its turn on', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 1, ofOneNetwork: 10 });
    await expect(inTurn('home', () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
    expect(await inTurn('home', async () => 'next')).toEqual({ ok: true, value: 'next' });
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
