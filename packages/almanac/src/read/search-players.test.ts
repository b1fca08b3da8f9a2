import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildRows } from '../testing/build-rows.ts';
import { searchPlayers } from './search-players.ts';

const person = (
  playerId: string,
  firstName: string,
  lastName: string,
  position = 'WR',
  teamId: string | null = 'AA',
) => ({
  playerId,
  firstName,
  lastName,
  position,
  teamId,
});
const edition = buildTestEdition(
  buildRows({
    teams: [{ teamId: 'PHI', market: 'Philadelphia', name: 'Eagles' }],
    games: [{ gameId: 'g', season: 2025, seasonType: 'REG', week: 1 }],
    players: [
      person('ra', 'Amon-Ra', 'St. Brown'),
      person('aj', 'A.J.', 'Brown'),
      person('mb', 'Marquise', 'Brown Jr.'),
      person('jo', 'José', 'Ñandú', 'RB'),
      person('ds', "D'Andre", 'Swift', 'RB'),
      person('old', 'Antonio', 'Brown', 'WR', null),
      person('lb', 'Eric', 'Browning', 'LB'),
      person('cw', 'Cam', 'Ward III', 'QB'),
      person('iv', 'Ivan', 'Vale', 'RB'),
    ],
    adp: [{ season: 2025, provider: 'ffc', format: 'ppr', asOf: '2025-08-01', entityId: 'mb', adp: 1 }],
  }),
);
const find = (text: string, ...given: [] | [readonly ('RB' | 'WR' | 'DST')[]]) =>
  searchPlayers(edition, text, ...given);

describe('the search for players', () => {
  it.each([
    ['any part of a name', 'brow', ['mb', 'aj', 'ra', 'old', 'lb']],
    ['parts in any order', 'brown amon', ['ra']],
    ['initials without points', 'aj b', ['aj']],
    ['names written as one', 'amonra', ['ra']],
    ['names without their accents', 'jose nandu', ['jo']],
    ['names with their accents', 'ÑAN', ['jo']],
    ['names without an apostrophe', 'dandre', ['ds']],
    ['names with a suffix the source lacks', 'Swift Jr.', ['ds']],
    ['a name written apart', 'd andre swift', ['ds']],
    ['a player by the name that everybody uses', 'Hollywood Brown', ['mb']],
    ['a player by the long form of the name', 'Cameron Ward', ['cw']],
    ['a player by the suffix alone', 'III', ['cw']],
    ['a name before a suffix', 'iv', ['iv']],
    ['a defense by city', 'phila', ['PHI']],
    ['a defense by nickname and kind', 'eagles d/st', ['PHI']],
    ['a defense by code', 'phi', ['PHI']],
    ['a defense by what people call it', 'philly', ['PHI']],
    ['a name with a wrong letter', 'swipt', ['ds']],
    ['a name with two letters in each other’s place', 'wsift', ['ds']],
    ['a name with a letter too many and one too few', 'brownn marquse', ['mb']],
    ['a name with a wrong letter, before one with two', 'nandy', ['jo', 'ds']],
  ])('finds %s', (_, text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('puts whole names before beginnings, and the better ranked first', () => {
    expect(find('brown').slice(0, 4)).toEqual(['mb', 'aj', 'ra', 'old']);
    expect(find('brown').at(-1)).toBe('lb');
  });

  it('finds only the positions asked for', () => {
    expect(find('a', ['RB'])).toEqual([]);
    expect(find('s', ['RB'])).toEqual(['ds']);
    expect(find('e', ['DST'])).toEqual(['PHI']);
  });

  it.each(['', '   ', '.', 'zzz'])("finds nobody for '%s'", (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('a plain name', () => {
  it.each([
    ["Ja'Marr Chase", 'jamarr chase'],
    ['Kenneth Walker III', 'kenneth walker iii'],
    ['  T.J.  Hockenson ', 'tj hockenson'],
    ['Jaxon Smith-Njigba', 'jaxon smith njigba'],
  ])('of %s is %s', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
