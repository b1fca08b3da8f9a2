import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { expect, test } from 'vitest';
import { buildPlayers } from '../../../testing/build-draft.ts';
import { findable, findPlayers } from './find-players.ts';

const [template] = buildPlayers();
if (!template?.athlete) throw new Error('no players');
const { athlete } = template;
const player = (firstName: string, lastName: string, board: number, position = 'WR'): DraftPlayer => ({
  ...template,
  board,
  athlete: {
    ...athlete,
    id: lastName,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    position,
    team: 'CIN',
  },
});
const room = findable([
  player('Ja’Marr', 'Chase', 2),
  player('Zach', 'Charbonnet', 80, 'RB'),
  player('Josh', 'Allen', 25, 'QB'),
  player('Keenan', 'Allen', 90),
  player('Amon-Ra', 'St. Brown', 6),
  player('A.J.', 'Brown', 12),
  player('Chase', 'Brown', 20, 'RB'),
]);
const nobody = () => false;
const names = (text: string, isTaken: (each: DraftPlayer) => boolean = nobody) =>
  findPlayers(room, text, isTaken).map((each) => each.athlete?.fullName);

test('of several players whose last name fits, the one who goes first is meant', () => {
  expect(names('ch').slice(0, 2)).toEqual(['Ja’Marr Chase', 'Chase Brown']);
  expect(names('al')).toEqual(['Josh Allen', 'Keenan Allen']);
});

test('initial and last name, both names in any order, accents and points all do', () => {
  expect(names('kal')[0]).toBe('Keenan Allen');
  expect(names('brown chase')[0]).toBe('Chase Brown');
  expect(names('aj')[0]).toBe('A.J. Brown');
  expect(names('st bro')[0]).toBe('Amon-Ra St. Brown');
  expect(names('jamarr')[0]).toBe('Ja’Marr Chase');
  expect(names('rb cin ch')[0]).toBe('Chase Brown');
});

test('a player who is drafted comes after everybody who is not', () => {
  expect(names('al', ({ athlete: who }) => who?.firstName === 'Josh')).toEqual(['Keenan Allen', 'Josh Allen']);
});

test('an empty text finds nobody, and neither does a name that no player has', () => {
  expect(names(' . ')).toEqual([]);
  expect(names('zzz')).toEqual([]);
});
