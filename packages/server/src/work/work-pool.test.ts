import { afterAll, describe, expect, test } from 'vitest';
import type { TRIED_WORK } from '../testing/tried-work.ts';
import { WorkPool } from './work-pool.ts';

const pool = new WorkPool<typeof TRIED_WORK>(new URL('../testing/tried-work.ts', import.meta.url), 2);
afterAll(() => pool.close());

describe('a pool of threads', () => {
  test('gives every piece its own result, however many wait', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    expect(await Promise.all(numbers.map((n) => pool.run('squared', n)))).toEqual(numbers.map((n) => n * n));
  });

  test('tells what went wrong, and goes on', async () => {
    await expect(pool.run('broken', 'by intent')).rejects.toThrow('by intent');
    expect(await pool.run('squared', 3)).toBe(9);
  });

  test('a thread that ends fails its piece alone', async () => {
    const [ended, other] = await Promise.allSettled([pool.run('ending', null), pool.run('squared', 4)]);
    expect(ended.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: 16 });
    expect(await Promise.all([pool.run('squared', 5), pool.run('squared', 6)])).toEqual([25, 36]);
  });

  test('a closed pool leaves nobody waiting', async () => {
    const closing = new WorkPool<typeof TRIED_WORK>(new URL('../testing/tried-work.ts', import.meta.url), 1);
    const all = Promise.allSettled([closing.run('slow', 5_000), closing.run('squared', 2)]);
    await closing.close();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
