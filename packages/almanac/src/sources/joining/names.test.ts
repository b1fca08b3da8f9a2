import { describe, expect, it } from 'vitest';
import { nameKey, nameKeys } from './names.ts';
import { isTeamDefense, toRosterPosition } from './positions.ts';

describe('names made comparable', () => {
  it.each([
    ["Ja'Marr Chase", 'jamarr chase'],
    ['A.J. Brown', 'aj brown'],
    ['Kenneth Walker III', 'kenneth walker'],
    ['Odell Beckham Jr.', 'odell beckham'],
    ['Amon-Ra St. Brown', 'amon ra st brown'],
    ['Audric Estimé', 'audric estime'],
    ['  Patrick   Mahomes II ', 'patrick mahomes'],
  ])('%s is %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('leads from a nickname to the given name and back', () => {
    expect(nameKeys('Hollywood Brown')).toContain('marquise brown');
    expect(nameKeys('Marquise Brown')).toContain('hollywood brown');
  });

  it('has the name itself first', () => {
    expect(nameKeys('Josh Palmer')[0]).toBe('josh palmer');
  });
});

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
