import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { CallAddress } from './call-address.ts';
import { CALLS } from './calls.ts';

test('every call has its schemas and every schema its call', () => {
  expect(Object.keys(api).sort()).toEqual(Object.keys(CALLS).sort());
});

test('no two calls share a method and a path', () => {
  const addresses = Object.values(CALLS).map((call) => `${call.method} ${call.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a call with a body says in its address what stands in its query', () => {
  const wrong = Object.values(api).filter((call) => {
    const { query, body } = call as { query?: { shape: object }; body?: object }; // schemas of objects
    const { query: named = [] }: CallAddress = CALLS[call.name];
    const wanted = body === undefined ? [] : Object.keys(query?.shape ?? {});
    return [...named].sort().join() !== wanted.sort().join();
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a list in a query may be repeated or joined by commas', () => {
  const query = api.listAdps.query;
  const base = { seasonId: '2026' };
  expect(query.parse({ ...base, rosterPositions: 'QB,WR' }).rosterPositions).toEqual(['QB', 'WR']);
  expect(query.parse({ ...base, rosterPositions: ['QB', 'WR'] }).rosterPositions).toEqual(['QB', 'WR']);
  expect(query.safeParse({ ...base, rosterPositions: 'QB,XX' }).success).toBe(false);
});
