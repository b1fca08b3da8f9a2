import { expect, test } from 'vitest';
import { statusMark } from './player-status.ts';

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
