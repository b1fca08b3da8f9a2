import { METHOD_VERSION } from '@pylon/almanac/house/consensus/method-version';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { isRefreshDue } from './refresh-due.ts';
import type { KnownSource } from './source-memory.queries.ts';

const game = (week: number, kickoff: string) => ({
  gameId: `g${week}`,
  season: 2026,
  seasonType: 'REG',
  week,
  kickoff,
});
const edition = buildTestEdition(
  buildRows({
    games: [game(1, '2026-09-13T17:00:00Z'), game(2, '2026-09-20T17:00:00Z'), game(3, '2026-09-27T17:00:00Z')],
  }),
);
const askedAt = (moment: string, failures = 0): readonly KnownSource[] => [
  {
    ...{ source: 'nflverse', label: 'nflverse', family: 'files', askedAt: new Date(moment), failures },
    ...{ answeredAt: null, failingSince: null, files: 1, published: 1, rows: 1, problems: [], costs: [] },
  },
];
const isDueAt = (moment: string, known: readonly KnownSource[]) => isRefreshDue(edition, known, new Date(moment));

test('sources are read every half hour of a game window, and every two hours before it', () => {
  expect(isDueAt('2026-09-20T18:07:00Z', askedAt('2026-09-20T17:37:00Z'))).toBe(true);
  expect(isDueAt('2026-09-19T18:07:00Z', askedAt('2026-09-19T16:37:00Z'))).toBe(false);
  expect(isDueAt('2026-09-19T18:37:00Z', askedAt('2026-09-19T16:37:00Z'))).toBe(true);
});

test('sources that failed are read again after half an hour, however seldom they are asked', () => {
  expect(isDueAt('2026-09-16T17:07:00Z', askedAt('2026-09-16T16:37:00Z', 1))).toBe(true);
  expect(isDueAt('2026-09-16T17:07:00Z', askedAt('2026-09-16T16:37:00Z', 2))).toBe(false);
});

test('a refresh that failed though the files had come is made up for at once; one for want of files waits for them', () => {
  const now = new Date('2026-09-16T16:40:00Z');
  expect(isRefreshDue(edition, askedAt('2026-09-16T16:37:00Z'), now, true)).toBe(true);
  expect(isRefreshDue(edition, askedAt('2026-09-16T16:37:00Z', 1), now, true)).toBe(false);
});

test('sources are read at once without an edition, by former house methods, or when nobody knows when they were', () => {
  const now = new Date('2026-09-16T17:07:00Z');
  const known = askedAt('2026-09-16T16:37:00Z');
  expect(isRefreshDue(edition, known, now)).toBe(false);
  expect(isRefreshDue(null, known, now)).toBe(true);
  expect(isRefreshDue(edition, [], now)).toBe(true);
  expect(edition.manifest.method).toBe(METHOD_VERSION);
  expect(isRefreshDue({ ...edition, manifest: { ...edition.manifest, method: '0' } }, known, now)).toBe(true);
});
