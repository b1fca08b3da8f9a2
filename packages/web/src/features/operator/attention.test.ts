import type { OperatorView } from '@pylon/contract/operator/operator-view';
import { expect, test } from 'vitest';
import { AT, data, job, process, source, well } from '../../testing/build-operator-view.ts';
import { age, duration } from './ages.ts';
import { attention } from './attention.ts';
import { faultLines, faultsByHour } from './faults.ts';

test('nothing needs an operator while all is well, whatever went wrong an hour ago', () => {
  expect(attention(well)).toEqual([]);
});

test.each<[string, Partial<OperatorView>, RegExp]>([
  [
    'a process that is silent',
    { processes: [{ ...process, secondsSinceSeen: 200 }] },
    /^Process 0198f6c2 .* for 3 min/,
  ],
  ['a fault in this hour', { errors: [{ ...well.errors[0], hour: '2026-11-27T14:00:00.000Z' } as never] }, /^4 faults/],
  ['no data', { data: { ...data, asOf: null } }, /^There are no data/],
  ['an invented season', { data: { ...data, origin: 'sample 2025' } }, /invented/],
  ['old data', { data: { ...data, isStale: true } }, /2026-11-27/],
  ['a source that fails', { data: { ...data, sources: [{ ...source, state: 'fails' }] } }, /^nflverse does not answer/],
  ['a platform that mostly fails', { syncs: [{ ...well.syncs[0], failed: 11 } as never] }, /^Sleeper: 11 of 21/],
  ['a job that was given up', { jobs: [{ ...job, failed: 1 }] }, /^1 job of send-mail was given up/],
  ['a job that nobody takes', { jobs: [{ ...job, waitsSince: '2026-11-27T14:00:00.000Z' }] }, /due for 30 min/],
])('%s is told with what to do', (_what, change, text) => {
  const found = attention({ ...well, ...change });
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toMatch(text);
  expect(found[0]?.toDo).not.toBe('');
});

test('a platform of which little was read fails without a word', () => {
  expect(attention({ ...well, syncs: [{ ...well.syncs[0], ok: 0, failed: 2 } as never] })).toEqual([]);
});

test('faults are added up by call and kind, and by the hour', () => {
  const of = (hour: string, call: string, count: number) => ({ hour, call, kind: 'unexpected', count });
  const errors = [
    of('2026-11-27T14:00:00.000Z', 'listAdps', 1),
    of('2026-11-27T13:00:00.000Z', 'listAdps', 2),
    of('2026-11-27T13:00:00.000Z', 'page', 9),
  ];
  expect(faultLines(errors).map(({ call, count, lastHour }) => [call, count, lastHour.slice(11, 13)])).toEqual([
    ['page', 9, '13'],
    ['listAdps', 3, '14'],
  ]);
  const hours = faultsByHour(errors, AT);
  expect(hours).toHaveLength(24);
  expect(hours.slice(-2).map(({ count }) => count)).toEqual([11, 1]);
});

test.each([
  [59, '59 s'],
  [61, '1 min'],
  [7_199, '1 h'],
  [200_000, '2 d'],
])('%s seconds are %s', (seconds, words) => expect(duration(seconds)).toBe(words));

test('what comes is told as well as what was', () => {
  expect(age('2026-11-27T14:35:00.000Z', AT)).toBe('in 5 min');
  expect(age(null, AT)).toBe('–');
});
