import { expect, test } from 'vitest';
import { evenWire } from '../testing/trade-leagues.ts';
import { type TradePlayer, tradeLeague } from '../trades/trade-league.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { openRoster, pickup, wireWithout } from './pickup.ts';

const NOBODY = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 };
const SLOTS = Object.fromEntries(Object.keys(DEFAULT_LEAGUE.slots).map((slot) => [slot, slot === 'RB' ? 1 : 0]));
const player = (id: string, points: number, value = 0, position: Position = 'RB'): TradePlayer => ({
  id,
  positions: [position],
  points: Float64Array.from([points, points]),
  value,
});
const runner = player('new', 12);

/** A league whose line-up is one runner, two weeks long. */
const leagueOf = (rosterSize: number, ...players: readonly TradePlayer[]) =>
  tradeLeague({
    slots: { ...DEFAULT_LEAGUE.slots, ...SLOTS },
    rosterSize,
    weeks: [16, 17].map((week) => ({ week, weight: 1 })),
    teams: [
      { id: 'own', players },
      { id: 'wire', players: [runner] },
    ],
    wire: evenWire(NOBODY, 2),
  });

test('a newcomer who starts brings the difference of each week, and whoever is missed least goes', () => {
  const players = [player('starter', 10, 5), player('bench', 4, 1)];
  const league = leagueOf(2, ...players);
  const { gain, drop } = pickup(league, openRoster(league, players), runner);
  expect(gain).toBe(4);
  expect(drop?.id).toBe('bench');
});

test('nobody goes where there is room', () => {
  const players = [player('starter', 10)];
  const league = leagueOf(2, ...players);
  expect(pickup(league, openRoster(league, players), runner)).toMatchObject({ gain: 4, drop: null });
});

test('whoever cannot be dropped stays', () => {
  const players = [player('starter', 20, 5), player('bench', 4, 1)];
  const league = leagueOf(2, ...players);
  const { drop } = pickup(league, openRoster(league, players, new Set(['bench'])), runner);
  expect(drop?.id).toBe('starter');
});

/** A league of one quarterback and one runner, whose wire has quarterbacks as good as those on rosters. */
function pickupIn(players: readonly TradePlayer[], newcomer = runner) {
  const own = tradeLeague({
    ...leagueOf(players.length, ...players),
    slots: { ...DEFAULT_LEAGUE.slots, ...SLOTS, QB: 1 },
    teams: [
      { id: 'own', players },
      { id: 'wire', players: [newcomer] },
    ],
    wire: evenWire({ ...NOBODY, QB: 15 }, 2),
  });
  return pickup(own, openRoster(own, players), newcomer);
}

test('the last quarterback who plays is never dropped, however good the wire is', () => {
  const starter = player('starter', 10, 5);
  const [passer, hurt] = [player('passer', 15, 0, 'QB'), player('hurt', 0, 0, 'QB')];
  // Somebody who misses this week plays the next one.
  const back = { ...player('back', 0, 9, 'QB'), points: Float64Array.from([0, 20]) };
  expect(pickupIn([starter, passer]).drop?.id).toBe('starter');
  expect(pickupIn([starter, passer, hurt]).drop?.id).toBe('hurt');
  expect(pickupIn([starter, passer, back]).drop?.id).not.toBe('passer');
  expect(pickupIn([starter, passer, player('second', 16, 0, 'QB')]).drop?.id).toBe('passer');
});

test('nobody goes who alone covers another’s bye in a week to come, except for somebody who plays there, too', () => {
  const inWeeks = (id: string, ...points: readonly number[]): TradePlayer => ({
    ...player(id, 0, 0, 'QB'),
    points: Float64Array.from(points),
  });
  const roster = [player('starter', 30, 50), player('spare', 3, 50), inWeeks('first', 20, 0), inWeeks('cover', 9, 9)];
  expect(pickupIn(roster).drop?.id).toBe('spare');
  expect(pickupIn(roster, inWeeks('new', 22, 0)).drop?.id).toBe('cover');
});

test('in the next week the bench stands in for whoever goes, and not the wire', () => {
  // In the second week the wire is as good as both of them, in the first only one is there.
  const kicker = (id: string, ...points: readonly number[]): TradePlayer => ({
    ...player(id, 0, 0, 'K'),
    points: Float64Array.from(points),
  });
  const roster = [player('starter', 10), player('bench', 3), kicker('now', 8, 0), kicker('later', 1, 8)];
  const league = tradeLeague({
    ...leagueOf(4, ...roster),
    slots: { ...DEFAULT_LEAGUE.slots, ...SLOTS, K: 1 },
    teams: [
      { id: 'own', players: roster },
      { id: 'wire', players: [runner] },
    ],
    wire: evenWire({ ...NOBODY, K: 8 }, 2),
  });
  const fixed = openRoster(league, roster, new Set(['starter', 'bench', 'later']));
  const { gain, drop } = pickup(league, fixed, runner);
  expect(drop?.id).toBe('now');
  // Twice two points of the runner, less the seven that the other kicker makes less next week.
  expect(gain).toBe(2 * 2 - 7);
});

test('whoever is worth more on the bench than the newcomer adds is no price for the newcomer', () => {
  const players = [player('starter', 11), player('dear', 4, 90)];
  const league = leagueOf(2, ...players);
  const dear = openRoster(league, players, new Set(['starter']));
  expect(pickup(league, dear, runner)).toMatchObject({ gain: 2, worth: 0 });
});

test('the last quarterback makes room for another', () => {
  const players = [player('starter', 30, 50), player('passer', 15, 0, 'QB')];
  expect(pickupIn(players, player('new', 22, 0, 'QB')).drop?.id).toBe('passer');
});

test('nobody comes where everybody on the roster is the last of a position', () => {
  expect(pickupIn([player('passer', 15, 0, 'QB')])).toEqual({ gain: 0, worth: 0, drop: null });
});

test('of two who start in no week, the one of less value goes', () => {
  const players = [player('starter', 20), player('dear', 4, 30), player('cheap', 5, 2)];
  const league = leagueOf(3, ...players);
  expect(pickup(league, openRoster(league, players), runner).drop?.id).toBe('cheap');
});

test('the wire is the third best of each week without those who are wanted', () => {
  const free = [9, 8, 7, 6].map((points, at) => ({
    ...{ id: String(at), position: 'WR' as const, points: Float64Array.from([points]) },
  }));
  expect(wireWithout(free, 1, new Set()).WR[0]).toBe(7);
  expect(wireWithout(free, 1, new Set(['0'])).WR[0]).toBe(6);
  expect(wireWithout(free, 1, new Set(['0', '1'])).WR[0]).toBe(0);
});
