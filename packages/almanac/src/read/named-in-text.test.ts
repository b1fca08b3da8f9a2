import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildRows } from '../testing/build-rows.ts';
import { meantBy, nearestTo } from './named-in-text.ts';

const person = (playerId: string, fullName: string, position: string, teamId: string | null) => {
  const [firstName = '', ...rest] = fullName.split(' ');
  return { playerId, firstName, lastName: rest.join(' '), position, teamId };
};
const edition = buildTestEdition(
  buildRows({
    teams: [{ teamId: 'BAL', market: 'Baltimore', name: 'Ravens' }],
    games: [{ gameId: 'g', season: 2025, seasonType: 'REG', week: 1 }],
    players: [
      person('chase', "Ja'Marr Chase", 'WR', 'CIN'),
      person('brown', 'Marquise Brown', 'WR', 'KC'),
      person('walker', 'Kenneth Walker III', 'RB', 'SEA'),
      person('allen', 'Josh Allen', 'QB', 'BUF'),
      person('other', 'Josh Allen', 'LB', 'JAX'),
      person('mike1', 'Mike Williams', 'WR', 'NYJ'),
      person('mike2', 'Mike Williams', 'WR', 'PIT'),
      person('adrian', 'Adrian Peterson', 'RB', null),
      person('adrian2', 'Adrian Peterson', 'RB', 'DET'),
    ],
  }),
);
const written = (name: string, position: Position | null = null, teamId: string | null = null) => ({
  name,
  position,
  teamId: teamId as TeamId | null,
});

test.each([
  ['without its apostrophe', written('JaMarr Chase'), 'chase'],
  ['with the family name first', written("Chase, Ja'Marr"), 'chase'],
  ['that everybody calls the player by', written('Hollywood Brown'), 'brown'],
  ['without its suffix', written('Kenneth Walker'), 'walker'],
  ['of one whom fantasy leagues draft and one whom they do not', written('Josh Allen'), 'allen'],
  ['of two, with the team', written('Mike Williams', 'WR', 'PIT'), 'mike2'],
  ['of two of whom one still plays', written('Adrian Peterson'), 'adrian2'],
  ['with a team that the player has left', written("Ja'Marr Chase", 'WR', 'LV'), 'chase'],
  ['of a team, for its defense', written('Ravens'), 'BAL'],
  ['of a team as a market with its kind', written('Baltimore Ravens D/ST', 'DST'), 'BAL'],
])('a name %s is understood', (_, name, id) => expect(meantBy(edition, name)).toEqual({ ok: true, entityId: id }));

test('a name of two is left to the person, and so is one whose team and position are those of somebody else', () => {
  expect(meantBy(edition, written('Mike Williams'))).toEqual({ ok: false, choices: ['mike1', 'mike2'] });
  expect(meantBy(edition, written('Josh Allen', 'TE', 'JAX'))).toEqual({ ok: false, choices: ['allen'] });
});

test('a name that nobody has gives the nearest', () => {
  expect(meantBy(edition, written('Jamar Chase'))).toEqual({ ok: false, choices: [] });
  expect(nearestTo(edition, written('Jamar Chase'), 5)).toEqual(['chase']);
  expect(nearestTo(edition, written('Xyzzy Plugh'), 5)).toEqual([]);
});
