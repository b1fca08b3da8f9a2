import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = { seasonId: '2025', limit: 1000 };
const { rows } = await server.ask('listSeasonGuillotines', asked, token);

test('lists whom guillotine leagues play, by value, with places from 1', () => {
  expect(new Set(rows.map(({ athlete }) => athlete?.position))).toEqual(new Set(['QB', 'RB', 'WR', 'TE']));
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
  const values = rows.map(({ value }) => Number(value));
  expect(values).toEqual([...values].sort((one, other) => other - one));
  for (const of of Map.groupBy(rows, ({ athlete }) => athlete?.position).values())
    expect(of.map(({ positionRank }) => positionRank)).toEqual(of.map((_, index) => index + 1));
});

/**
 * The same told slowly: who is on a roster in a week is put together player by player. The sample stands before week 9.
 */
test('a value is what somebody brings over the wire in the weeks left, by the share of teams alive', async () => {
  const rest = { ...asked, scoringSystemId: '1', rosterPositions: ['FLEX', 'QB'], projectionPeriod: 'restofseason' };
  const { playerProjections } = await server.ask('listProjections', rest as never, token);
  const byId = new Map(playerProjections.map((row) => [row.athlete?.id, row]));
  const players = rows.flatMap(({ athlete, value, byeWeek }) => {
    const points = byId.get(athlete?.id)?.projectedFantasyPoints;
    const games = Number(byeWeek) >= 9 ? 9 : 10; // of weeks 9 to 18
    return typeof points === 'number'
      ? [{ position: athlete?.position ?? '', points: points / games, byeWeek, value }]
      : [];
  });
  const own = [9, 10, 11, 12, 13, 14, 15, 16, 17].map((week) => {
    const teams = 19 - week;
    const playing = players.filter(({ byeWeek }) => byeWeek !== week).sort((a, b) => b.points - a.points);
    const rostered = new Set<(typeof players)[number]>();
    const take = (count: number, positions: readonly string[]) => {
      const free = playing.filter((player) => positions.includes(player.position) && !rostered.has(player));
      for (const player of free.slice(0, count)) rostered.add(player);
    };
    for (const [count, position] of [
      [1, 'QB'],
      [2, 'RB'],
      [2, 'WR'],
      [1, 'TE'],
    ] as const)
      take(count * teams, [position]);
    take(2 * teams, ['RB', 'WR', 'TE']);
    const wireOf = (position: string) =>
      playing.find((player) => player.position === position && !rostered.has(player))?.points ?? 0;
    const starters = new Map(['QB', 'RB', 'WR', 'TE'].map((position) => [position, wireOf(position)]));
    const benched = playing
      .filter((player) => !rostered.has(player))
      .sort((a, b) => b.points - (starters.get(b.position) ?? 0) - (a.points - (starters.get(a.position) ?? 0)));
    for (const player of benched.slice(0, 6 * teams)) rostered.add(player);
    return { week, share: teams / 10, wire: new Map([...starters.keys()].map((name) => [name, wireOf(name)])) };
  });
  for (const { position, points, byeWeek, value } of players.slice(0, 100)) {
    const slow = own
      .filter(({ week }) => week !== byeWeek)
      .reduce((sum, { share, wire }) => sum + share * Math.max(0, points - (wire.get(position) ?? 0)), 0);
    expect(Number(value) / slow).toBeCloseTo(1, 1);
  }
});

test('a floor is under the mean, and a spread belongs to it', () => {
  for (const { perGame, floor, spread } of rows) {
    expect(Number(floor)).toBeLessThanOrEqual(Number(perGame));
    expect(Number(spread)).toBeGreaterThan(0);
  }
});

test('duds are games below half of the mean of last year', async () => {
  const [best] = rows.filter(({ lastDuds }) => lastDuds !== null);
  const name = best?.athlete?.fullName ?? '';
  const log = await server.ask('listGameLogs', { seasonId: '2024', limit: 100, searchText: name }, token);
  const points = log.rows.filter(({ athlete }) => athlete?.id === best?.athlete?.id).map((row) => Number(row.points));
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  expect(points.length).toBeGreaterThan(5);
  expect(best?.lastDuds).toBeCloseTo((100 * points.filter((one) => one < mean / 2).length) / points.length, 1);
});
