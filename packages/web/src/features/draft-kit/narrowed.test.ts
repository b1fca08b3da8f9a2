import { expect, test } from 'vitest';
import type { KitPlayer } from '../../api/kit-store.ts';
import { type Narrowing, narrowed } from './narrowed.ts';

const player = (name: string, position: KitPlayer['position'], team: string): KitPlayer => ({
  ...{ id: name, name, position, team },
  ...{ byeWeek: 7, place: 1, positionRank: 1, tier: null, adp: null },
});
const PLAYERS = [
  player('Amón-Rá Catcher', 'WR', 'DET'),
  player('Bo Thrower', 'QB', 'DEN'),
  player('Detlef Kicker', 'K', 'NYG'),
  player('Ty Tight', 'TE', 'DET'),
];
const ALL: Narrowing = { positions: [], text: '', without: new Set() };
const names = (change: Partial<Narrowing>) => narrowed(PLAYERS, { ...ALL, ...change }).map(({ name }) => name);

test.each([
  ['everybody, in the order of the list', {}, PLAYERS.map(({ name }) => name)],
  ['a name without its accents', { text: 'amon-ra' }, ['Amón-Rá Catcher']],
  ['a part of a name or a team', { text: ' det ' }, ['Amón-Rá Catcher', 'Detlef Kicker', 'Ty Tight']],
  ['positions', { positions: ['QB', 'K'] }, ['Bo Thrower', 'Detlef Kicker']],
  ['who may fill a FLEX', { positions: ['FLEX'] }, ['Amón-Rá Catcher', 'Ty Tight']],
  ['who is not taken', { without: new Set(['Bo Thrower', 'Ty Tight']) }, ['Amón-Rá Catcher', 'Detlef Kicker']],
] as const)('a list is narrowed to %s', (_name, change, found) => {
  expect(names(change)).toEqual(found);
});
