import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('a value is made once while it is kept, nothing at all being a value too', () => {
  const lru = new Lru<string | undefined>(2);
  let made = 0;
  const make = () => {
    made++;
    return undefined;
  };
  expect([lru.once('a', make), lru.once('a', make)]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});

test('the value asked for longest ago makes room', () => {
  const lru = new Lru<number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => lru.get(key))).toEqual([1, undefined, 3]);
});

test('a value that was replaced or deleted takes no room', () => {
  const lru = new Lru<number>(10, (size) => size);
  lru.set('a', 4);
  lru.set('a', 6);
  lru.set('b', 3);
  lru.delete('b');
  lru.delete('b');
  expect(lru.size).toBe(6);
});
