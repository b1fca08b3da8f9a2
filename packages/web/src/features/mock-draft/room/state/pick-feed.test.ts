import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickFeed, STAGGER_MS } from './pick-feed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const feedOf = (isStaggered: boolean) => {
  const shown: number[] = [];
  const idle: boolean[] = [];
  const feed = pickFeed<number>(
    (items) => shown.push(...items),
    () => isStaggered,
    (isIdle) => idle.push(isIdle),
  );
  return { shown, idle, feed };
};

test('picks of a burst appear one after another, in order', () => {
  const { shown, idle, feed } = feedOf(true);
  for (const pick of [1, 2, 3]) feed.push(pick);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(STAGGER_MS);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(STAGGER_MS * 3);
  expect(shown).toEqual([1, 2, 3]);
  expect(idle.at(-1)).toBe(true);
});

test('with reduced motion the picks of a burst appear together, within a frame', () => {
  const { shown, feed } = feedOf(false);
  for (const pick of [1, 2, 3]) feed.push(pick);
  vi.advanceTimersByTime(16);
  expect(shown).toEqual([1, 2, 3]);
});

test('a whole draft of picks is on the screen within two seconds', () => {
  const { shown, feed } = feedOf(true);
  for (let pick = 0; pick < 34; pick++) feed.push(pick);
  vi.advanceTimersByTime(5_000);
  expect(shown).toHaveLength(34);
});

test('on a device that cannot keep up the rest appears at once', () => {
  const { shown, idle, feed } = feedOf(true);
  for (let pick = 0; pick < 20; pick++) feed.push(pick);
  vi.advanceTimersByTime(STAGGER_MS * 1.6);
  expect(shown).toHaveLength(2);
  vi.setSystemTime(Date.now() + 5_000); // the drawing of one pick took that long
  vi.advanceTimersByTime(STAGGER_MS);
  expect(shown).toHaveLength(20);
  expect(idle.at(-1)).toBe(true);
});

test('what was reloaded instead is not shown any more', () => {
  const { shown, feed } = feedOf(true);
  feed.push(1);
  feed.clear();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([]);
});
