import { expect, test } from 'vitest';
import { databaseFault, FaultLog } from './faults.ts';

const errorOf = (code: string, more: object = {}) => Object.assign(new Error('it failed'), { code, ...more });

test('a database that is away or full is told from whatever else fails', () => {
  expect(databaseFault(errorOf('57P03'))).toBe('away');
  expect(databaseFault(errorOf('ENOENT', { syscall: 'connect' }))).toBe('away');
  expect(databaseFault(new Error('Connection terminated unexpectedly'))).toBe('away');
  expect(databaseFault(errorOf('53100'))).toBe('full');
  expect(databaseFault(errorOf('ENOENT', { syscall: 'open' }))).toBeUndefined();
  expect(databaseFault(errorOf('23505'))).toBeUndefined();
  expect(databaseFault('57P03')).toBeUndefined();
});

test('a fault that goes on is logged once a minute', () => {
  let nowMs = 0;
  const log = new FaultLog(() => nowMs);
  expect(log.lineOf(errorOf('57P03'))).toBe('The database does not answer: it failed');
  expect(log.lineOf(errorOf('ECONNREFUSED'))).toBeNull();
  expect(log.lineOf(errorOf('53100'))).toBe('There is no room to write: it failed');
  nowMs = 60_000;
  expect(log.lineOf(errorOf('57P03'))).toBe('The database does not answer: it failed');
  expect(log.lineOf(errorOf('23505'))).toBeUndefined();
});
