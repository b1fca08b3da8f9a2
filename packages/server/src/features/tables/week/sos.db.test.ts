import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRow } from '@pylon/almanac/testing/build-rows';
import { describe, expect, test } from 'vitest';
import { pointsAllowed } from '../../../football/points-allowed.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { scoringById } from '../../../testing/scoring-by-id.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { rows } from './sos.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = async (more: object = {}) =>
  (await server.ask('listSos', { seasonId: '2025', limit: 1000, ...more }, token)).rows;
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('a schedule is the mean of what its opponents ahead allowed, adjusted, of which a third recurs', async () => {
  const dvps = await server.ask('listTeamDvps', { seasonId: '2025', limit: 1000, figures: 'adjusted' }, token);
  const { mean } = pointsAllowed(edition, 2025, scoringById('1'), ['TE']).sides;
  const expected = new Map(dvps.rows.map(({ team, te }) => [team?.id, mean + 0.35 * (Number(te) - mean)]));
  const { column, length } = edition.tables.games;
  const told = await asked({ rosterPositions: ['TE'] });
  expect(told).toHaveLength(32);
  for (const { team, rest, playoffs } of told) {
    const ahead = Array.from({ length }, (_, row) => row).filter(
      (row) =>
        column.season[row] === 2025 &&
        (column.week[row] ?? 0) <= 17 &&
        Number.isNaN(column.homeScore[row]) &&
        [column.homeTeamId[row], column.awayTeamId[row]].includes(team?.id ?? ''),
    );
    const of = (games: readonly number[]) =>
      meanOf(
        games.map(
          (row) =>
            expected.get(column.homeTeamId[row] === team?.id ? column.awayTeamId[row] : column.homeTeamId[row]) ?? 0,
        ),
      );
    expect(rest).toBeCloseTo(of(ahead), 1);
    expect(playoffs).toBeCloseTo(of(ahead.filter((row) => (column.week[row] ?? 0) >= 15)), 1);
  }
});

test('weeks that are asked for are all of their games, played or not, and nothing beside them changes', async () => {
  const { column, length } = edition.tables.games;
  const dvps = await server.ask('listTeamDvps', { seasonId: '2025', limit: 1000, figures: 'adjusted' }, token);
  const { mean } = pointsAllowed(edition, 2025, scoringById('1'), ['TE']).sides;
  const expected = new Map(dvps.rows.map(({ team, te }) => [team?.id, mean + 0.35 * (Number(te) - mean)]));
  const [usual, told] = await Promise.all([
    asked({ rosterPositions: ['TE'] }),
    asked({ rosterPositions: ['TE'], fromWeek: '3', throughWeek: '6' }),
  ]);
  for (const { team, rest, opponents, playoffs, nextFour } of told) {
    const met = Array.from({ length }, (_, row) => row).flatMap((row) => {
      const [home, away] = [column.homeTeamId[row], column.awayTeamId[row]];
      const week = column.week[row] ?? 0;
      if (column.season[row] !== 2025 || week < 3 || week > 6 || (team?.id !== home && team?.id !== away)) return [];
      return [{ week, opponent: home === team?.id ? away : home }];
    });
    expect(rest).toBeCloseTo(meanOf(met.map(({ opponent }) => expected.get(opponent) ?? 0)), 1);
    const strip = Array.isArray(opponents) ? opponents.filter(({ opponent }) => opponent !== null) : [];
    expect(strip.map(({ week, opponent }) => ({ week, opponent }))).toEqual(met.toSorted((a, b) => a.week - b.week));
    const before = usual.find((row) => row.team?.id === team?.id);
    expect([playoffs, nextFour]).toEqual([before?.playoffs, before?.nextFour]);
  }
});

test('weeks that end before they begin are refused, and one week is enough', async () => {
  const call = (more: object) => server.call('listSos', { seasonId: '2025', ...more }, token);
  expect(refusal(await call({ fromWeek: '9', throughWeek: '8' }))).toBe('invalid-parameters');
  for (const bad of ['18', 'x', '-1']) expect(refusal(await call({ throughWeek: bad }))).toBe('invalid-parameters');
  expect((await asked({ fromWeek: '8', throughWeek: '8' })).some(({ rest }) => typeof rest === 'number')).toBe(true);
});

test('figures are those of the position asked for, of running backs unless one is', async () => {
  const [unsaid, backs, kickers] = await Promise.all([
    asked(),
    asked({ rosterPositions: ['RB'] }),
    asked({ rosterPositions: ['K'] }),
  ]);
  expect(unsaid).toEqual(backs);
  expect(kickers.map(({ rest }) => rest)).not.toEqual(backs.map(({ rest }) => rest));
});

describe('an invented league', () => {
  const league = buildLeague(2026, 17);
  const teams = league.teams.map(({ teamId }) => teamId);
  const soft = teams[4] ?? '';
  const runner = buildRow('players', { playerId: 'r1', position: 'RB' });
  /** Everybody allows 10 points a game, one team 30. */
  const statWeeks = teams.flatMap((opponentId) =>
    [1, 2, 3].map((week) =>
      buildRow('statWeeks', {
        ...{ season: 2025, seasonType: 'REG', week, teamId: `against ${opponentId}`, opponentId },
        ...{ entityId: 'r1', rushingYards: opponentId === soft ? 300 : 100 },
      }),
    ),
  );
  const once = statWeeks.map((row, index) => ({ ...row, entityId: `r${index}` }));
  const players = once.map(({ entityId }) => ({ ...runner, playerId: entityId }));
  const rowsOf = (given: Partial<Parameters<typeof buildTestEdition>[0]>) =>
    rows({
      edition: buildTestEdition({ ...league, players, statWeeks: once, ...given }),
      ...{ season: 2026, week: -1, scoring: scoringById('1'), positions: ['RB'] },
      choices: { fromWeek: '0', throughWeek: '17' },
    });

  test('before its first game is told by the season before, drawn to the mean, and says so', () => {
    const told = rowsOf({});
    expect(new Set(told.map(({ basis }) => basis))).toEqual(new Set(['2025 season']));
    const easiest = told.filter(({ restPlace }) => restPlace === 1);
    for (const { opponents } of easiest)
      expect((typeof opponents === 'function' ? [] : opponents).some(({ opponent }) => opponent === soft)).toBe(true);
    for (const { rest } of told) {
      expect(Number(rest)).toBeGreaterThan(9);
      expect(Number(rest)).toBeLessThan(12);
    }
  });

  test('names every opponent once, in the order of weeks, the soft one first of all and byes without a place', () => {
    const [first] = rowsOf({});
    const opponents = typeof first?.opponents === 'function' ? [] : (first?.opponents ?? []);
    expect(opponents.map(({ week }) => week)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(opponents.filter(({ opponent }) => opponent === null)).toEqual([
      { week: 1, opponent: null, isHome: false, place: null },
    ]);
    for (const { opponent, place } of opponents) if (opponent === soft) expect(place).toBe(1);
  });

  test('of a season that is over are all of its games, and nothing comes next', () => {
    const games = league.games.map((game) => ({ ...game, homeScore: 20, awayScore: 10 }));
    for (const { nextFour, rest } of rowsOf({ games })) expect([nextFour, typeof rest]).toEqual([null, 'number']);
  });

  test('without this season’s or the last one’s games are not told', () => {
    expect(rowsOf({ statWeeks: [] })).toEqual([]);
  });
});
