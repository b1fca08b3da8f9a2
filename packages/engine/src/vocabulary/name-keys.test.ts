import { describe, expect, it } from 'vitest';
import { nameKey, nameKeys } from './name-keys.ts';

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
