import { expect, test } from 'vitest';
import { buildRow } from '../../testing/build-rows.ts';
import { marketLists } from './market.ts';

const list = (format: string, picks: Readonly<Record<string, number>>) =>
  Object.entries(picks).map(([entityId, adp]) =>
    buildRow('adp', { season: 2025, provider: 'ffc', format, asOf: '2025-08-20', entityId, adp }),
  );
const ranksOf = (...lists: readonly ReturnType<typeof list>[]) => {
  const [only] = marketLists(lists.flat(), ['standard', 'ppr'], '2025-08-25');
  return Object.fromEntries(only?.ranks ?? []);
};

test('whom drafts of another format pick late, and those of the format do not, stands behind its list', () => {
  expect(ranksOf(list('standard', { first: 1, last: 100 }), list('ppr', { first: 2, late: 60, later: 120 }))).toEqual({
    ...{ first: 1, last: 100, late: 100, later: 120 },
  });
});

test('whom drafts of another format pick in the first half of the list, it has lost', () => {
  expect(ranksOf(list('standard', { first: 1, last: 100 }), list('ppr', { first: 2, star: 6 }))).toEqual({
    ...{ first: 1, star: 6, last: 100 },
  });
});
