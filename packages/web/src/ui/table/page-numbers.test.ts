import { expect, test } from 'vitest';
import { canGoTo, pageNumbers } from './page-numbers.ts';

test.each([
  ['no pages read as one', 1, 0, [1]],
  ['five are all shown', 3, 5, [1, 2, 3, 4, 5]],
  ['the start shows three and the last', 1, 20, [1, 2, 3, 'gap', 20]],
  ['the end shows the first and three', 20, 20, [1, 'gap', 18, 19, 20]],
  ['one before the end still shows the last three', 19, 20, [1, 'gap', 18, 19, 20]],
  ['the middle shows the neighbours', 9, 20, [1, 'gap', 8, 9, 10]],
  ['the third still belongs to the start', 3, 20, [1, 2, 3, 'gap', 20]],
])('%s', (_name, page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});

test('the page shown is always among those offered', () => {
  for (let pages = 1; pages <= 40; pages += 1)
    for (let page = 1; page <= pages; page += 1) expect(pageNumbers(page, pages)).toContain(page);
});

test.each([
  [3, 3],
  [0, 3],
  [8, 3],
])('a change to page %i of 7 from page %i is ignored', (wanted, page) => {
  expect(canGoTo(wanted, page, 7)).toBe(false);
});
