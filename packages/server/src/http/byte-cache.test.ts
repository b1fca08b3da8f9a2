import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const sized = (name: string, bytes: number) => async () => ({ name, bytes });

test('what was used longest ago makes room first', async () => {
  const cache = new ByteCache<{ name: string; bytes: number }>(100);
  for (const name of ['a', 'b', 'c', 'd']) for (const _ of [1, 2]) await cache.get(name, sized(name, 25));
  await cache.get('a', sized('made again', 25));
  for (const _ of [1, 2]) await cache.get('e', sized('e', 25));
  expect(cache.bytes).toBe(100);
  expect((await cache.get('a', sized('made again', 25))).name).toBe('a');
  expect((await cache.get('b', sized('made again', 25))).name).toBe('made again');
});

test('once a quarter is full, what is asked for once is made again, and kept from the second time on', async () => {
  const cache = new ByteCache<{ name: string; bytes: number }>(100);
  await cache.get('a', sized('a', 25));
  expect((await cache.get('a', sized('made again', 25))).name).toBe('a');
  await cache.get('b', sized('b', 25));
  expect(cache.bytes).toBe(25);
  expect((await cache.get('b', sized('made again', 25))).name).toBe('made again');
  expect((await cache.get('b', sized('made a third time', 25))).name).toBe('made again');
  expect(cache.bytes).toBe(50);
});

test('what nobody asks for twice pushes nothing out', async () => {
  const cache = new ByteCache<{ name: string; bytes: number }>(100);
  for (const _ of [1, 2]) for (const name of ['a', 'b', 'c', 'd']) await cache.get(name, sized(name, 25));
  for (let each = 0; each < 10_000; each++) await cache.get(`once ${each}`, sized('once', 25));
  for (const name of ['a', 'b', 'c', 'd']) expect((await cache.get(name, sized('made again', 25))).name).toBe(name);
});

test('many who ask at once wait for one making', async () => {
  const cache = new ByteCache<{ bytes: number }>(100);
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((done) => setImmediate(done));
    return { bytes: 1 };
  };
  await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  expect(made).toBe(1);
});

test('a failed making is told to all who waited and tried again by the next', async () => {
  const cache = new ByteCache<{ bytes: number }>(100);
  const fail = () => Promise.reject(new Error('no'));
  await expect(cache.get('a', fail)).rejects.toThrow('no');
  expect(await cache.get('a', async () => ({ bytes: 1 }))).toEqual({ bytes: 1 });
});

test('a thing larger than a quarter of the cache does not empty it', async () => {
  const cache = new ByteCache<{ name: string; bytes: number }>(100);
  await cache.get('small', sized('small', 10));
  await cache.get('large', sized('large', 90));
  expect(cache.bytes).toBe(10);
});
