import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const titles = (text: string) => findPages(text).map(({ title }) => title);

test('a page is found by the beginnings of its words, in any order and spelling', () => {
  expect(titles('snap')).toEqual(['Snap Counts']);
  expect(titles('COUNTS snap')).toEqual(['Snap Counts']);
  expect(titles('snapped')).toEqual([]);
});

test('a page is found by what else it is called, after those of that title', () => {
  expect(titles('mock')).toContain('Draft Champion');
  expect(titles('weekly rank')[0]).toBe('Weekly Rankings');
  expect(titles('usage')).toContain('Snap Counts');
});

test('nothing typed finds no page, and a common word no more than four', () => {
  expect(titles('  ')).toEqual([]);
  expect(titles('r').length).toBeLessThanOrEqual(4);
});
