import { DRAFT_LIST_ORDERS } from '@pylon/contract/drafting/draft-list-orders';
import { expect, test } from 'vitest';
import { draftsInput, ORDER_OPTIONS, parseDraftsSearch } from './drafts.search.ts';

test('an address that says nothing useful asks for the newest fifteen', () => {
  const search = parseDraftsSearch({ page: '0', sort: 'luck', q: '   ', state: 'lost' });
  expect(search).toEqual({});
  expect(draftsInput(search)).toEqual({ limit: 15, offset: 0, orderBy: '-createdAt' });
});

test('page, order, words and state of an address are asked for', () => {
  const search = parseDraftsSearch({ page: 3, sort: 'grade', q: ' best ball ', state: 'closed' });
  expect(draftsInput(search)).toEqual({
    limit: 15,
    offset: 30,
    orderBy: 'grade',
    search: 'best ball',
    state: 'closed',
  });
});

test('every order of the list can be chosen', () => {
  expect(ORDER_OPTIONS.map(({ value }) => value).sort()).toEqual([...DRAFT_LIST_ORDERS].sort());
});
