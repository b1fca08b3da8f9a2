import { describe, expect, it } from 'vitest';
import { isTeamDefense, toRosterPosition } from './positions.ts';

describe('positions', () => {
  it.each([
    ['PK', 'K'],
    ['WR12', 'WR'],
    ['FB', 'RB'],
    ['SAF', 'DB'],
    ['WR,RB', 'WR'],
    ['OLB', 'LB'],
    ['XX', undefined],
    ['', undefined],
  ])('%s is %s', (spelling, expected) => {
    expect(toRosterPosition(spelling)).toBe(expected);
  });

  it.each(['DST', 'DST3', 'DEF', 'D/ST'])('%s is a team defence', (spelling) => {
    expect(isTeamDefense(spelling)).toBe(true);
  });
});
