import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { FileJoin, join, type Whom } from './join.ts';
import { type Claim, type Ids, People } from './people.ts';
import type { RosterPosition } from './positions.ts';

const claim = (name: string, position: RosterPosition, ids: Ids, more: Partial<Claim> = {}): Claim => ({
  ids,
  names: [name],
  firstName: name.split(' ')[0] ?? '',
  lastName: name.split(' ').slice(1).join(' '),
  position,
  teamId: null,
  season: null,
  birthDate: null,
  heightInches: null,
  weightPounds: null,
  college: null,
  rookieYear: null,
  draftOverall: null,
  headshotUrl: null,
  ...more,
});
const on = (team: string, season = 2025) => ({ teamId: team as TeamId, season }); // real codes, written out
const gsis = (last: number) => `00-00000${String(last).padStart(2, '0')}`;

function peopleOf(...claims: Claim[]): People {
  const people = new People();
  for (const one of claims) people.add(one);
  return people;
}
const joined = (people: People, whom: Partial<Whom>) => {
  const result = join(people, { season: 2025, ...whom });
  return result.ok ? `${result.person.playerId} by ${result.by}` : result.reason;
};

describe('putting people together', () => {
  it('takes the gsis id, else Sleeper, else MyFantasyLeague, for the player id', () => {
    const people = peopleOf(
      claim('Ann Ash', 'QB', { gsis: gsis(1), sleeper: '1', mfl: '11' }),
      claim('Bob Birch', 'RB', { sleeper: '2', mfl: '12' }),
      claim('Cy Cedar', 'WR', { mfl: '13' }),
    );
    expect(people.withId('mfl', '11')?.playerId).toBe(gsis(1));
    expect(people.withId('mfl', '12')?.playerId).toBe('sleeper:2');
    expect(people.withId('mfl', '13')?.playerId).toBe('mfl:13');
  });

  it('adds the ids of several sources for one person', () => {
    const people = peopleOf(
      claim('Ann Ash', 'QB', { gsis: gsis(1), sleeper: '1' }, on('KC')),
      claim('Ann Ash', 'QB', { sleeper: '1', fantasypros: '77' }),
    );
    expect(people.withId('fantasypros', '77')?.playerId).toBe(gsis(1));
  });

  it('knows a rookie without common ids by name and birthday, or by name, position and class', () => {
    const people = peopleOf(
      claim('Ann Ash', 'QB', { gsis: gsis(1) }, { ...on('KC'), birthDate: '2003-01-02' }),
      claim('Bob Birch', 'RB', { gsis: gsis(2) }, { ...on('KC'), rookieYear: 2025 }),
      claim('Ann Ash', 'QB', { mfl: '11' }, { birthDate: '2003-01-02' }),
      claim('Bob Birch', 'RB', { mfl: '12' }, { birthDate: '2002-01-02', rookieYear: 2025 }),
    );
    expect(people.withId('mfl', '11')?.playerId).toBe(gsis(1));
    expect(people.withId('mfl', '12')?.playerId).toBe(gsis(2));
  });

  it('does not believe a list that gives somebody the gsis id of a player with another name and birthday', () => {
    const people = peopleOf(
      claim('Ann Ash', 'QB', { gsis: gsis(1) }, { ...on('KC'), birthDate: '2003-01-02' }),
      claim('Zed Zelkova', 'WR', { gsis: gsis(1), mfl: '99' }, { birthDate: '1980-01-01' }),
    );
    expect(people.withId('mfl', '99')?.playerId).toBe('mfl:99');
  });

  it('gives an id that two listed people share to neither', () => {
    const people = peopleOf(
      claim('Ann Ash', 'QB', { mfl: '11', pfr: 'X' }),
      claim('Bob Birch', 'RB', { mfl: '12', pfr: 'X' }),
    );
    expect(people.withId('pfr', 'X')).toBeUndefined();
  });
});

describe('joining a row', () => {
  const people = peopleOf(
    claim('Ann Ash', 'QB', { gsis: gsis(1), pfr: 'AshAn00' }, on('KC')),
    claim('Marquise Brown', 'WR', { gsis: gsis(2) }, on('KC')),
    claim('Mike Williams', 'WR', { gsis: gsis(3) }, on('NYJ')),
    claim('Mike Williams', 'WR', { gsis: gsis(4) }, on('LAC')),
    claim('Mike Williams', 'WR', { gsis: gsis(5), mfl: '5' }, { rookieYear: 2010 }),
    claim('Dan Dogwood', 'TE', { gsis: gsis(6) }, on('DEN')),
    claim('Old Oak', 'RB', { gsis: gsis(7) }, { rookieYear: 2016 }),
    claim('Ancient Alder', 'RB', { gsis: gsis(8) }, { rookieYear: 1996 }),
  );
  const kc = 'KC' as TeamId;

  it.each<[string, Partial<Whom>, string]>([
    ['by id whatever the name is spelled like', { ids: { pfr: 'AshAn00' }, name: 'A. Ash' }, `${gsis(1)} by pfr`],
    ['by name and position', { name: 'Ann Ash Jr.', position: 'QB1' }, `${gsis(1)} by name`],
    ['by nickname when the team agrees', { name: 'Hollywood Brown', position: 'WR', teamId: kc }, `${gsis(2)} by name`],
    [
      'by team where namesakes play the same position',
      { name: 'Mike Williams', position: 'WR', teamId: 'NYJ' as TeamId },
      `${gsis(3)} by name`,
    ],
    [
      'despite a near position when only one is called so',
      { name: 'Dan Dogwood', position: 'WR' },
      `${gsis(6)} by name`,
    ],
    ['by name alone for a veteran without a team', { name: 'Old Oak', position: 'RB' }, `${gsis(7)} by name`],
  ])('finds somebody %s', (_, whom, expected) => {
    expect(joined(people, whom)).toBe(expected);
  });

  it.each<[string, Partial<Whom>, string]>([
    ['ambiguous when two fit equally', { name: 'Mike Williams', position: 'WR' }, 'ambiguous'],
    [
      'unknown when the nickname fits but the team does not',
      { name: 'Hollywood Brown', position: 'WR', teamId: 'BUF' as TeamId },
      'unknown',
    ],
    ['unknown for a name of long ago', { name: 'Ancient Alder', position: 'RB' }, 'unknown'],
    ['unknown for a position of another unit', { name: 'Dan Dogwood', position: 'CB' }, 'unknown'],
    [
      "a conflict when the id's owner is evidently somebody else",
      { ids: { pfr: 'AshAn00' }, name: 'Zed Zelkova', position: 'CB', teamId: 'BUF' as TeamId },
      'conflict',
    ],
  ])('leaves a row unjoined: %s', (_, whom, expected) => {
    expect(joined(people, whom)).toBe(expected);
  });

  it('reports rows, ways and the unmatched', () => {
    const mentioned = new Set<never>();
    const file = new FileJoin(people, 'list.csv', mentioned);
    file.playerId({ name: 'Ann Ash', position: 'QB', season: 2025 });
    file.playerId({ ids: { gsis: gsis(2) }, name: 'Marquise Brown', position: 'WR', season: 2025 });
    file.playerId({ name: 'Nobody Known', position: 'WR', teamId: kc, season: 2025 });
    file.playerId({ name: 'Nobody Known', position: 'WR', teamId: kc, season: 2025 });
    expect(file.report()).toEqual({
      file: 'list.csv',
      rows: 4,
      joined: 2,
      fantasyRows: 4,
      fantasyJoined: 2,
      joinedBy: { name: 1, gsis: 1 },
      unmatched: [{ name: 'Nobody Known', position: 'WR', teamId: 'KC', reason: 'unknown', rows: 2 }],
    });
    expect([...mentioned]).toEqual([gsis(1), gsis(2)]);
  });
});
