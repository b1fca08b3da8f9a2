import { describe, expect, it } from 'vitest';
import { type RosterPlace, statusOf } from './rosters.ts';

const place = (status: string, finerStatus: string): RosterPlace => ({
  season: 2025,
  teamId: null,
  position: 'WR',
  jersey: null,
  status,
  finerStatus,
});

describe('roster states in the words of the players table', () => {
  it.each([
    ['ACT', 'A01', 'Active'],
    ['ACT', 'R48', 'Active'],
    ['DEV', 'P01', 'Active'],
    ['RES', 'R01', 'InjuredReserve'],
    ['RES', 'R48', 'InjuredReserve'],
    ['RES', 'R04', 'PhysicallyUnableToPerform'],
    ['RES', 'R05', 'NonFootballInjured'],
    ['RES', 'R40', 'ReserveSuspended'],
    ['RES', 'R06', 'ReserveExempt'],
    ['RET', 'R02', 'ReserveRetired'],
    ['CUT', 'W03', 'FreeAgent'],
    ['EXE', 'E02', 'ReserveExempt'],
  ])('%s %s is %s', (status, finer, expected) => {
    expect(statusOf(place(status, finer))).toBe(expected);
  });
});
