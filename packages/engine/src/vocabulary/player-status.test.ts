import { expect, test } from 'vitest';
import { hasGameAhead, statusMark } from './player-status.ts';

test('an active player has no mark', () => {
  expect(statusMark('Active', null)).toBeNull();
});

test('the injury report speaks before the roster', () => {
  expect(statusMark('InjuredReserve', 'Questionable')?.letters).toBe('Q');
});

test.each([
  ['IR_R', 'Injured reserve, designated to return'],
  ['ReserveSuspended', 'Suspended'],
  ['PUP', 'Physically unable to perform'],
])('%s is put into words', (status, words) => {
  expect(statusMark(status, null)?.words).toBe(words);
});

test.each([
  ['InjuredReserve', null],
  ['Out', null],
  ['PhysicallyUnableToPerform', null],
  ['ReserveRetired', null],
  ['ReserveSuspended', null],
  ['ReserveExempt', null],
  ['NonFootballInjured', null],
  ['Active', 'Out'],
])('no game is told of somebody who is %s, on the report %s', (status, injuryStatus) => {
  expect(hasGameAhead({ status, injuryStatus })).toBe(false);
});

test.each([
  ['Active', null],
  ['Active', 'Doubtful'],
  ['FreeAgent', null],
])('a game is told of somebody who is %s, on the report %s, and of a team', (status, injuryStatus) => {
  expect(hasGameAhead({ status, injuryStatus })).toBe(true);
  expect(hasGameAhead(null)).toBe(true);
});
