import { describe, expect, it } from 'vitest';
import type { TableRows } from '../../tables/all.ts';
import { buildLeague, buildRow, buildRows } from '../../testing/build-rows.ts';
import { houseRows } from '../house-rows.ts';
import { REST_OF_SEASON_INPUT } from './projection-rows.ts';

const players = buildRows({
  players: [
    { playerId: 'q1', position: 'QB', teamId: 'BA' },
    { playerId: 'r1', position: 'RB', teamId: 'BA' },
    { playerId: 'r2', position: 'RB', teamId: 'BB' },
    { playerId: 'w1', position: 'WR', teamId: 'AA' },
  ],
}).players;
const adp = ['r1', 'q1', 'r2', 'w1', 'CA'].map((entityId, index) =>
  buildRow('adp', { season: 2025, provider: 'ffc', format: 'half-ppr', asOf: '2025-08-20', entityId, adp: index + 1 }),
);
const league = buildLeague(2025);
const base: TableRows = { ...buildRows({}), ...league, players, adp };

const project = (rows: Partial<TableRows>, asOf = '2025-08-25') => {
  const all = houseRows({ ...base, ...rows }, asOf).houseProjections;
  return (entityId: string, period: string, week = 0) =>
    all.find((row) => row.entityId === entityId && row.period === period && row.week === week);
};
const published = (provider: string, entityId: string, given: object) =>
  buildRow('projections', {
    season: 2025,
    period: 'weekly',
    week: 1,
    provider,
    asOf: '2025-08-24',
    entityId,
    ...given,
  });
/** Stat weeks 1 to `through`, with a score in every game of them. */
const lived = (through: number, lines: Readonly<Record<string, object>>) => ({
  games: league.games.map((game) => (game.week <= through ? { ...game, homeScore: 20, awayScore: 17 } : game)),
  statWeeks: Object.entries(lines).flatMap(([entityId, line]) =>
    Array.from({ length: through }, (_, index) =>
      buildRow('statWeeks', { season: 2025, seasonType: 'REG', week: index + 1, entityId, opponentId: 'ZZ', ...line }),
    ),
  ),
});

describe('a seasonal projection', () => {
  it('exists for everybody whom the market ranks, from open sources alone', () => {
    const row = project({})('r1', 'seasonal');
    expect(row?.providers).toBe('house-rank');
    expect(row?.rushingYards).toBeGreaterThan(700);
    expect(row?.receivingTargets).toBeGreaterThan(row?.receivingReceptions ?? 0);
    expect(project({})('CA', 'seasonal')?.defensePointsAllowed).toBeGreaterThan(200);
  });

  it('keeps what was expected before the season while it is played, and only then', () => {
    const forecast = project({});
    expect(forecast('r1', 'preseason')).toBeUndefined();
    const inSeason = project(lived(4, { r1: { rushingYards: 5 } }), '2025-10-01');
    expect(inSeason('r1', 'preseason')?.rushingYards).toBeCloseTo(forecast('r1', 'seasonal')?.rushingYards ?? 0, 6);
    expect(inSeason('r1', 'seasonal')?.rushingYards).toBeLessThan(inSeason('r1', 'preseason')?.rushingYards ?? 0);
  });

  it('expects less of a lower rank', () => {
    const of = project({});
    expect(of('r1', 'seasonal')?.rushingYards).toBeGreaterThan(of('r2', 'seasonal')?.rushingYards ?? 0);
  });

  it('keeps the points of the rank but takes the mix of stats from the last season', () => {
    const runner = {
      passingYards: 180,
      passingTouchdowns: 1,
      rushingAttempts: 10,
      rushingYards: 60,
      rushingTouchdowns: 0.5,
    };
    const statWeeks = Array.from({ length: 16 }, (_, index) =>
      buildRow('statWeeks', { season: 2024, seasonType: 'REG', week: index + 1, entityId: 'q1', ...runner }),
    );
    const [plain, running] = [project({})('q1', 'seasonal'), project({ statWeeks })('q1', 'seasonal')];
    expect(running?.providers).toBe('house-history,house-rank');
    expect(running?.rushingYards).toBeGreaterThan(2 * (plain?.rushingYards ?? 0));
    expect(running?.passingYards).toBeLessThan(plain?.passingYards ?? 0);
  });

  it('averages published lines stat by stat, with the house as one voice', () => {
    const seasonal = { period: 'seasonal', week: 0 };
    const alone = project({})('r2', 'seasonal');
    const projections = [
      published('a', 'r2', { ...seasonal, rushingYards: 900 }),
      published('b', 'r2', { ...seasonal, rushingYards: 1000, receivingReceptions: 30 }),
    ];
    const row = project({ projections })('r2', 'seasonal');
    expect(row?.providers).toBe('a,b,house-rank');
    expect(row?.rushingYards).toBeCloseTo((900 + 1000 + (alone?.rushingYards ?? 0)) / 3, 2);
    // `a` says nothing of receptions to anybody, so it has no opinion of them
    expect(row?.receivingReceptions).toBeCloseTo((30 + (alone?.receivingReceptions ?? 0)) / 2, 2);
  });

  it('is what has happened plus what is left while the season is played', () => {
    const of = project(lived(8, { r2: { rushingYards: 150 } }), '2025-11-01');
    const [season, rest] = [of('r2', 'seasonal'), of('r2', 'restOfSeason')];
    expect(season?.rushingYards).toBeCloseTo(8 * 150 + (rest?.rushingYards ?? 0), 1);
    expect(season?.games).toBeCloseTo(8 + (rest?.games ?? 0), 2);
    expect(season?.providers).toContain('results');
  });

  it('has no doubt about what has happened', () => {
    const of = (through: number) =>
      project(lived(through, { r2: { rushingYards: 150 } }), '2025-11-01')('r2', 'seasonal');
    const width = (through: number) => (of(through)?.ceilingRatio ?? 0) - (of(through)?.floorRatio ?? 0);
    expect(width(12)).toBeLessThan(width(4));
    // twelve games are in the books: the floor is at least theirs
    expect((of(12)?.floorRatio ?? 0) * (of(12)?.rushingYards ?? 0)).toBeGreaterThan(12 * 150 * 0.98);
  });

  it('of a season that is over is the forecast from before it', () => {
    const over = project(lived(16, { r2: { rushingYards: 150 } }), '2026-02-20');
    expect(over('r2', 'seasonal')).toEqual(project({})('r2', 'seasonal'));
    expect(over('r2', 'restOfSeason')).toBeUndefined();
  });
});

describe('a rest-of-season projection', () => {
  it("moves from the forecast towards the player's own games as they play", () => {
    const perGame = (through: number) => {
      const row = project(lived(through, { r2: { rushingYards: 150 } }), '2025-12-01')('r2', 'restOfSeason');
      return (row?.rushingYards ?? 0) / (row?.games ?? 1);
    };
    expect(perGame(2)).toBeLessThan(perGame(6));
    expect(perGame(6)).toBeLessThan(perGame(12));
    expect(perGame(12)).toBeLessThan(150);
  });

  it('leaves out games that are gone by though nobody has told their results', () => {
    const ahead = (asOf: string) => project({}, asOf)('r1', 'restOfSeason')?.games ?? 0;
    const own = league.games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === 'BA' || awayTeamId === 'BA');
    const eighth = own.map(({ kickoff }) => kickoff.slice(0, 10)).sort()[7] ?? '';
    expect(ahead(eighth) / ahead('2025-08-25')).toBeCloseTo((own.length - 7) / own.length, 3);
    // of the season as a whole they stay part
    expect(project({}, eighth)('r1', 'seasonal')?.games).toBe(project({})('r1', 'seasonal')?.games);
  });

  it('expects a defence that nobody ranked to play every game', () => {
    const of = project(lived(4, { CB: { defenseSacks: 2 } }), '2025-10-01');
    expect(of('CB', 'restOfSeason')?.games).toBe(12 - 1); // twelve weeks, of which one is its bye
  });

  it('takes in what others publish for the rest of the season, per game, while it is fresh', () => {
    const line = (asOf: string) =>
      published('others', 'r2', { period: 'restOfSeason', week: 0, asOf, games: 15, rushingYards: 3000 });
    const perGame = (projections: ReturnType<typeof line>[]) => {
      const row = project({ projections })('r2', 'restOfSeason');
      return { yards: (row?.rushingYards ?? 0) / (row?.games ?? 1), providers: row?.providers };
    };
    const alone = perGame([]);
    expect(perGame([line('2025-08-20')]).yards).toBeCloseTo((alone.yards + 200) / 2, 1);
    expect(perGame([line('2025-08-20')]).providers).toBe('house-rank,others');
    expect(perGame([line('2025-08-01')])).toEqual(alone);
  });

  it('goes by what is published of the present week, most of all for whoever nobody forecast', () => {
    const projections = ['r1', 'rookie'].flatMap((entityId) =>
      [4, 5].map((week) =>
        published('sleeper', entityId, { week, asOf: '2025-09-30', rushingYards: week === 5 ? 120 : 5 }),
      ),
    );
    const rookie = {
      ...players.find(({ playerId }) => playerId === 'r1'),
      playerId: 'rookie',
      fullName: 'Come Lately',
    };
    const season = { ...lived(4, { r1: { rushingYards: 20 }, rookie: { rushingYards: 20 } }) };
    const given = { ...season, players: [...players, rookie as (typeof players)[number]] };
    const perGame = (entityId: string, known: object, asOf = '2025-10-01') => {
      const row = project({ ...given, ...known }, asOf)(entityId, 'restOfSeason');
      return { yards: (row?.rushingYards ?? 0) / (row?.games ?? 1), providers: row?.providers };
    };
    const alone = (entityId: string) => perGame(entityId, {}).yards;
    expect(perGame('r1', { projections }).yards).toBeCloseTo(alone('r1') + 0.4 * (120 - alone('r1')), 1);
    expect(perGame('rookie', { projections }).yards).toBeCloseTo(alone('rookie') + 0.7 * (120 - alone('rookie')), 1);
    expect(perGame('rookie', { projections }).providers).toBe('results,sleeper');
    // Of who rests this week it is what was last published, of who did not long ago nothing.
    const before = projections.filter(({ week }) => week === 4);
    expect(perGame('rookie', { projections: before }).yards).toBeLessThan(alone('rookie'));
    const longAgo = before.map((row) => ({ ...row, week: 1 }));
    expect(perGame('rookie', { projections: longAgo })).toEqual(perGame('rookie', {}));
    // Before the season the forecast knows of the first week itself.
    const first = [published('sleeper', 'r1', { week: 1, rushingYards: 500 })];
    expect(project({ projections: first })('r1', 'restOfSeason')).toEqual(project({})('r1', 'restOfSeason'));
  });

  it('expects few games of a player who is on reserve while the season is played, and no particular one', () => {
    const season = lived(8, { r1: { rushingYards: 80 }, r2: { rushingYards: 80 } });
    const injured = players.map((player) =>
      player.playerId === 'r2' ? { ...player, status: 'InjuredReserve' } : player,
    );
    const [healthy, hurt] = [project(season, '2025-11-01'), project({ ...season, players: injured }, '2025-11-01')];
    const games = (of: typeof hurt) => of('r2', 'restOfSeason')?.games ?? 0;
    expect(games(hurt) / games(healthy)).toBeCloseTo(0.3, 2);
    expect(healthy('r2', 'weekly', 10)).toBeDefined();
    expect(hurt('r2', 'weekly', 10)).toBeUndefined();
    expect(hurt('r1', 'weekly', 10)).toEqual(healthy('r1', 'weekly', 10));
    expect(project({ players: injured })('r2', 'restOfSeason')).toEqual(project({})('r2', 'restOfSeason'));
  });

  it('expects fewer games of whoever is projected by nobody this week although their team plays', () => {
    const season = lived(8, { r1: { rushingYards: 80 }, r2: { rushingYards: 80 } });
    const lines = (week: number, runners: readonly string[], asOf: string) =>
      runners.map((runner) => published('espn', runner, { week, asOf, rushingYards: 70 }));
    const before = lines(8, ['r1', 'r2'], '2025-10-22');
    const of = (...now: ReturnType<typeof lines>) =>
      project({ ...season, projections: [...before, ...now] }, '2025-10-30');
    const games = (known: ReturnType<typeof of>, runner: string) => known(runner, 'restOfSeason')?.games ?? 0;
    const [named, leftOut] = [of(...lines(9, ['r1', 'r2'], '2025-10-29')), of(...lines(9, ['r1'], '2025-10-29'))];
    const ahead = 8; // weeks 9 to 16
    expect(games(leftOut, 'r2') / games(named, 'r2')).toBeCloseTo((0.6 * (ahead - 1)) / ahead, 2);
    expect(leftOut('r2', 'weekly', 9)).toBeUndefined();
    expect(leftOut('r2', 'weekly', 10)?.games).toBe(0.6);
    expect(leftOut('r2', 'weekly', 10)?.rushingYards).toBeCloseTo(
      0.6 * (named('r2', 'weekly', 10)?.rushingYards ?? 0),
      1,
    );
    expect(leftOut('r1', 'weekly', 10)).toEqual(named('r1', 'weekly', 10));
    // Before anybody has published of the position it says nothing to be named by nobody.
    expect(games(of(), 'r2')).toBe(games(named, 'r2'));
    expect(games(of(published('espn', 'q1', { week: 9, asOf: '2025-10-29', passingYards: 200 })), 'r2')).toBe(
      games(named, 'r2'),
    );
  });

  it('takes nothing from a list that names less than half of those whom it named before', () => {
    const all = ['r1', 'r2', 'r3', 'r4'];
    const more = buildRows({ players: all.map((playerId) => ({ playerId, position: 'RB', teamId: 'BA' })) }).players;
    const season = { ...lived(8, { r1: { rushingYards: 80 } }), players: more };
    const lines = (week: number, runners: readonly string[]) =>
      runners.map((runner) => published('espn', runner, { week, asOf: `2025-10-${13 + week}`, rushingYards: 70 }));
    const gamesOfLast = (runners: readonly string[]) =>
      project({ ...season, projections: [...lines(8, all), ...lines(9, runners)] }, '2025-10-30')('r4', 'restOfSeason')
        ?.games ?? 0;
    expect(gamesOfLast(['r1'])).toBe(gamesOfLast(all));
    expect(gamesOfLast(['r1', 'r2'])).toBeLessThan(gamesOfLast(all));
  });

  it('does not count a game of the week under way that the team has played', () => {
    const thursday = lived(2, { r1: { rushingYards: 50 } });
    const games = thursday.games.map((game) =>
      game.week === 2 && game.homeTeamId !== 'BA' && game.awayTeamId !== 'BA'
        ? { ...game, homeScore: null, awayScore: null }
        : game,
    );
    const statWeeks = thursday.statWeeks;
    const left = (entityId: string) =>
      project({ games, statWeeks }, '2025-09-14')(entityId, 'restOfSeason')?.games ?? 0;
    const whole = (entityId: string) => project({})(entityId, 'restOfSeason')?.games ?? 0;
    expect(left('r1') / whole('r1')).toBeCloseTo(13 / 15, 3);
    expect(left('q1') / whole('q1')).toBeCloseTo(13 / 15, 3);
    expect(left('w1') / whole('w1')).toBeCloseTo(15 / 15, 3);
  });

  it('covers the games that the team has left and no more', () => {
    const row = project(lived(10, { r1: {} }), '2025-11-20')('r1', 'restOfSeason');
    expect(row?.games).toBeLessThanOrEqual(6);
    expect(row?.games).toBeGreaterThan(3);
  });
});

describe('a weekly projection', () => {
  it('is the mean of what is published', () => {
    const projections = [
      published('sleeper', 'r1', { rushingYards: 80 }),
      published('espn', 'r1', { rushingYards: 90 }),
    ];
    expect(project({ projections })('r1', 'weekly', 1)).toMatchObject({
      rushingYards: 85,
      providers: 'espn,sleeper',
      games: 1,
    });
  });

  it('leaves out the lowest and the highest of four or more', () => {
    const projections = [0, 60, 70, 999].map((rushingYards, index) =>
      published(`p${index}`, 'r1', { rushingYards: rushingYards + 0.001 }),
    );
    expect(project({ projections })('r1', 'weekly', 1)?.rushingYards).toBeCloseTo(65, 2);
  });

  it('is nowhere in a bye, published or not', () => {
    const projections = [
      published('sleeper', 'w1', { receivingYards: 60 }),
      published('sleeper', 'r1', { rushingYards: 1 }),
    ];
    const of = project({ projections });
    expect(of('w1', 'weekly', 1)).toBeUndefined();
    expect(of('r1', 'weekly', 3)).toBeUndefined();
    expect(of('w1', 'weekly', 2)).toBeDefined();
  });

  it('of a week that nobody has published is the game to come, and says so', () => {
    const of = project({});
    const [week, rest] = [of('r1', 'weekly', 4), of('r1', 'restOfSeason')];
    expect(week?.providers.split(',')).toContain(REST_OF_SEASON_INPUT);
    expect(week?.rushingYards).toBeCloseTo((rest?.rushingYards ?? 0) / (rest?.games ?? 1), 1);
  });

  it('moves by at most 5 % for the opponent', () => {
    const soft = lived(8, { r1: { rushingYards: 90 }, r2: { rushingYards: 90 } });
    const statWeeks = soft.statWeeks.map((row) =>
      row.entityId === 'r2' ? { ...row, opponentId: 'CC', rushingYards: 500 } : { ...row, opponentId: 'CD' },
    );
    const of = project({ ...soft, statWeeks }, '2025-11-01');
    const rest = of('r1', 'restOfSeason');
    const perGame = (rest?.rushingYards ?? 0) / (rest?.games ?? 1);
    const weeks = Array.from({ length: 8 }, (_, index) => of('r1', 'weekly', index + 9)?.rushingYards ?? 0);
    for (const yards of weeks) {
      expect(yards / perGame).toBeGreaterThan(0.949);
      expect(yards / perGame).toBeLessThan(1.051);
    }
  });
});

describe('every house projection', () => {
  const rows = houseRows(
    { ...base, ...lived(5, { r2: { rushingYards: 70 }, w1: { receivingYards: 40 } }) },
    '2025-10-10',
  );

  it('has a floor of at most and a ceiling of at least what is expected', () => {
    expect(rows.houseProjections.length).toBeGreaterThan(50);
    for (const row of rows.houseProjections) {
      expect(row.floorRatio).toBeGreaterThanOrEqual(0);
      expect(row.floorRatio).toBeLessThanOrEqual(1);
      expect(row.ceilingRatio).toBeGreaterThanOrEqual(1);
    }
  });

  it('names its inputs and is no younger than its edition', () => {
    for (const row of rows.houseProjections) {
      expect(row.providers).not.toBe('');
      expect(row.asOf <= '2025-10-10').toBe(true);
    }
  });
});
