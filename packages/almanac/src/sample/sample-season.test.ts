import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';
import { ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { TABLES, type TableRows } from '../tables/all.ts';
import { buildTable, type TableDefinition } from '../tables/table.ts';
import { EXPERT_CONSENSUS } from './rows/ranking-rows.ts';
import { SAMPLE_DATE, SAMPLE_WEEK, sampleDate, sampleSeason } from './sample-season.ts';

type StatWeek = TableRows['statWeeks'][number];
const YEAR = 2025;
const SEEDS = ['pylon', 'another', 3] as const;
const samples = new Map(SEEDS.map((seed) => [seed, sampleSeason({ seed })]));
const rowsOf = (seed: (typeof SEEDS)[number]): TableRows => samples.get(seed) ?? sampleSeason({ seed });

const sum = (rows: readonly StatWeek[], key: StatKey): number =>
  rows.reduce((total, row) => total + (row[key] ?? 0), 0);
const gameKey = (row: { season: number; week: number; teamId: string }) => `${row.season} ${row.week} ${row.teamId}`;
const athletes = (rows: TableRows) => rows.statWeeks.filter((row) => !isTeamId(row.entityId));
const defenses = (rows: TableRows) => rows.statWeeks.filter((row) => isTeamId(row.entityId));

describe('a sample season', () => {
  it('is the same for the same seed, byte for byte, and another for another', () => {
    expect(JSON.stringify(sampleSeason({ seed: 'pylon' }))).toBe(JSON.stringify(rowsOf('pylon')));
    expect(rowsOf('another').games[0]).not.toEqual(rowsOf('pylon').games[0]);
  });

  it('stands still on the Wednesday before week 9', () => {
    expect(SAMPLE_DATE).toBe('2025-10-29');
    expect(sampleDate(2026)).toBe('2026-11-04');
  });

  it('can be made for another year', () => {
    const seasons = new Set(sampleSeason({ seed: 'pylon', year: 2030 }).games.map((game) => game.season));
    expect([...seasons]).toEqual([2029, 2030]);
  });

  it('knows nothing that is said or done after its day', () => {
    const rows = rowsOf('pylon');
    for (const list of [rows.adp, rows.rankings, rows.projections, rows.auctionValues]) {
      expect(list.every((row) => row.asOf <= SAMPLE_DATE)).toBe(true);
    }
    for (const game of rows.games) expect(game.homeScore !== null).toBe(game.kickoff.slice(0, 10) <= SAMPLE_DATE);
    expect(Math.max(...rows.statWeeks.filter((row) => row.season === YEAR).map((row) => row.week))).toBe(
      SAMPLE_WEEK - 1,
    );
  });

  it('claims no logo, no portrait and no id at a source that knows nobody of it', () => {
    const rows = rowsOf('pylon');
    expect(rows.teams.every((team) => team.logoUrl === null)).toBe(true);
    expect(rows.players.every((player) => player.headshotUrl === null && player.sleeperId === null)).toBe(true);
  });
});

describe.each(SEEDS)('the sample season of seed %s', (seed) => {
  const rows = rowsOf(seed);

  it.each(Object.keys(rows) as (keyof TableRows)[])('fills a lawful table of %s, with no key twice', (name) => {
    const definition: TableDefinition = TABLES[name];
    const table = buildTable(definition, rows[name] as readonly never[]); // rows of this very definition
    expect(table.length).toBeGreaterThan(0);
  });

  it('names only athletes and teams that it has', () => {
    const known = new Set([...rows.players.map((player) => player.playerId), ...rows.teams.map((team) => team.teamId)]);
    for (const list of [rows.statWeeks, rows.adp, rows.rankings, rows.projections, rows.auctionValues]) {
      expect(list.every((row) => known.has(row.entityId))).toBe(true);
    }
    const ofPlayers = [rows.snapCounts, rows.injuries, rows.depthCharts, rows.usageWeeks, rows.chartedWeeks];
    for (const list of [...ofPlayers, rows.playerSeasons]) {
      expect(list.every((row) => known.has(row.playerId))).toBe(true);
    }
  });

  it('gives every athlete a name of their own, and every shirt in a club to one man', () => {
    expect(new Set(rows.players.map((player) => `${player.firstName} ${player.lastName}`)).size).toBe(
      rows.players.length,
    );
    const shirts = rows.playerSeasons.map((row) => `${row.season} ${row.teamId} ${row.jersey}`);
    expect(new Set(shirts).size).toBe(shirts.length);
  });

  it('lets nobody play in a week in which their team has no game', () => {
    const games = new Set(
      rows.games.flatMap((game) => [
        gameKey({ ...game, teamId: game.homeTeamId }),
        gameKey({ ...game, teamId: game.awayTeamId }),
      ]),
    );
    for (const list of [rows.statWeeks, rows.snapCounts, rows.usageWeeks, rows.injuries, rows.chartedWeeks]) {
      expect(list.every((row) => games.has(gameKey(row)))).toBe(true);
    }
    const teamOf = new Map(rows.players.map((player) => [player.playerId, player.teamId]));
    const weekly = rows.projections.filter((row) => row.period === 'weekly');
    expect(
      weekly.every((row) => games.has(gameKey({ ...row, teamId: teamOf.get(row.entityId) ?? row.entityId }))),
    ).toBe(true);
  });

  it('counts the same passes for those who throw and those who catch', () => {
    const pairs: readonly (readonly [StatKey, StatKey])[] = [
      ['passingCompletions', 'receivingReceptions'],
      ['passingYards', 'receivingYards'],
      ['passingTouchdowns', 'receivingTouchdowns'],
      ['passingFirstDowns', 'receivingFirstDowns'],
      ['passingTwoPointConversions', 'receivingTwoPointConversions'],
      ['passingTouchdowns40', 'receivingTouchdowns40'],
      ['passingTouchdowns50', 'receivingTouchdowns50'],
    ];
    for (const own of Map.groupBy(athletes(rows), gameKey).values()) {
      for (const [thrown, caught] of pairs) expect(sum(own, thrown)).toBe(sum(own, caught));
      expect(sum(own, 'passingAttempts')).toBeGreaterThanOrEqual(sum(own, 'receivingTargets'));
    }
  });

  it('makes every score the sum of what was scored', () => {
    const lines = Map.groupBy(athletes(rows), gameKey);
    const teams = new Map(defenses(rows).map((row) => [gameKey(row), row]));
    for (const game of rows.games) {
      if (game.homeScore === null) continue;
      for (const [teamId, score] of [
        [game.homeTeamId, game.homeScore],
        [game.awayTeamId, game.awayScore],
      ] as const) {
        const own = lines.get(gameKey({ ...game, teamId })) ?? [];
        const defense = teams.get(gameKey({ ...game, teamId }));
        const touchdowns =
          sum(own, 'passingTouchdowns') +
          sum(own, 'rushingTouchdowns') +
          sum(own, 'returnTouchdowns') +
          sum(own, 'fumbleRecoveryTouchdowns') +
          (defense?.defenseTouchdowns ?? 0);
        const fieldGoals = STAT_KEYS.filter((key) => /^fieldGoals\d/.test(key)).reduce(
          (all, key) => all + sum(own, key),
          0,
        );
        const twos =
          sum(own, 'passingTwoPointConversions') +
          sum(own, 'rushingTwoPointConversions') +
          (defense?.defenseTwoPointReturns ?? 0) +
          (defense?.defenseSafeties ?? 0);
        expect(6 * touchdowns + 3 * fieldGoals + sum(own, 'extraPoints') + 2 * twos).toBe(score);
      }
    }
  });

  it('charges a defence with what its opponent scored and gained', () => {
    const lines = Map.groupBy(athletes(rows), gameKey);
    const games = new Map(
      rows.games.flatMap((game) => [
        [gameKey({ ...game, teamId: game.homeTeamId }), game.awayScore],
        [gameKey({ ...game, teamId: game.awayTeamId }), game.homeScore],
      ]),
    );
    for (const defense of defenses(rows)) {
      expect(defense.defensePointsAllowed).toBe(games.get(gameKey(defense)));
      const opponents = lines.get(gameKey({ ...defense, teamId: defense.opponentId })) ?? [];
      const own = lines.get(gameKey(defense)) ?? [];
      expect(defense.defenseYardsAllowed).toBeCloseTo(
        sum(opponents, 'passingYards') + sum(opponents, 'rushingYards') - sum(own, 'idpSackYards'),
      );
    }
  });

  it('finds in the defence what the offence has lost, as a team and man by man', () => {
    const lines = Map.groupBy(athletes(rows), gameKey);
    const pairs: readonly (readonly [StatKey, StatKey, StatKey])[] = [
      ['defenseSacks', 'idpSacks', 'passingSacks'],
      ['defenseInterceptions', 'idpInterceptions', 'passingInterceptions'],
      ['defenseFumbleRecoveries', 'idpFumbleRecoveries', 'fumblesLost'],
    ];
    const alone: readonly (readonly [StatKey, StatKey])[] = [
      ['defenseTouchdowns', 'idpTouchdowns'],
      ['defenseForcedFumbles', 'idpForcedFumbles'],
      ['defensePassesDefended', 'idpPassesDefended'],
      ['defenseTacklesForLoss', 'idpTacklesForLoss'],
      ['defenseSafeties', 'idpSafeties'],
      ['defenseBlockedKicks', 'idpBlockedKicks'],
      ['defenseSpecialTeamsTouchdowns', 'returnTouchdowns'],
    ];
    for (const defense of defenses(rows)) {
      const own = lines.get(gameKey(defense)) ?? [];
      const opponents = lines.get(gameKey({ ...defense, teamId: defense.opponentId })) ?? [];
      for (const [team, men, lost] of pairs) {
        expect(sum(own, men)).toBeCloseTo(defense[team] ?? 0);
        expect(sum(opponents, lost)).toBeCloseTo(defense[team] ?? 0);
      }
      for (const [team, men] of alone) expect(sum(own, men)).toBe(defense[team]);
    }
  });

  it('puts eleven men on the field for every play, and nobody who had the ball off it', () => {
    const sides = Map.groupBy(rows.snapCounts, gameKey);
    const total = (own: readonly TableRows['snapCounts'][number][], snaps: 'offenseSnaps' | 'defenseSnaps') =>
      own.reduce((all, row) => all + row[snaps], 0);
    for (const defense of defenses(rows)) {
      const own = sides.get(gameKey(defense)) ?? [];
      const opponents = sides.get(gameKey({ ...defense, teamId: defense.opponentId })) ?? [];
      const plays = Math.max(...opponents.map((row) => row.offenseSnaps));
      expect(total(opponents, 'offenseSnaps')).toBe(11 * plays);
      expect(total(own, 'defenseSnaps')).toBe(11 * plays);
      expect(own.every((row) => row.defenseSnaps <= plays && row.defensePercent <= 100)).toBe(true);
    }
    const snaps = new Map(
      rows.snapCounts.map((row) => [`${row.season} ${row.week} ${row.playerId}`, row.offenseSnaps]),
    );
    for (const row of athletes(rows)) {
      const touches = (row.receivingTargets ?? 0) + (row.rushingAttempts ?? 0);
      if (touches > 0) expect(snaps.get(`${row.season} ${row.week} ${row.entityId}`)).toBeGreaterThanOrEqual(touches);
    }
  });

  it('lets nobody play who is reported out or doubtful', () => {
    const played = new Set(rows.snapCounts.map((row) => `${row.season} ${row.week} ${row.playerId}`));
    const out = rows.injuries.filter((row) => row.reportStatus === 'Out' || row.reportStatus === 'Doubtful');
    expect(out.length).toBeGreaterThan(100);
    expect(out.filter((row) => played.has(`${row.season} ${row.week} ${row.playerId}`))).toEqual([]);
  });

  it('counts the same chances as the box scores', () => {
    const lines = new Map(rows.statWeeks.map((row) => [`${row.season} ${row.week} ${row.entityId}`, row]));
    for (const usage of rows.usageWeeks) {
      const line = lines.get(`${usage.season} ${usage.week} ${usage.playerId}`);
      expect(usage.targets).toBe(line?.receivingTargets);
      expect(usage.carries).toBe(line?.rushingAttempts);
      expect(usage.passAttempts).toBe(line?.passingAttempts);
    }
  });

  it('has lists of all nine providers with movers, and one consensus of unnamed experts: the house publishes none', () => {
    const now = rows.adp.filter((row) => row.season === YEAR);
    for (const provider of ADP_PROVIDERS) {
      const own = now.filter((row) => row.provider === provider);
      expect(new Set(own.map((row) => row.asOf)).size).toBe(6);
    }
    const experts = new Set(rows.rankings.map((row) => row.expert));
    expect([...experts]).toEqual([EXPERT_CONSENSUS]);
  });

  it('ranks everybody on a list once, from 1 on', () => {
    const list = (row: TableRows['rankings'][number]) =>
      `${row.season} ${row.period} ${row.week} ${row.expert} ${row.format} ${row.asOf}`;
    for (const own of Map.groupBy(rows.rankings, list).values()) {
      expect(own.map((row) => row.rank).sort((a, b) => a - b)).toEqual(own.map((_, index) => index + 1));
    }
    for (const row of rows.rankings.filter((own) => own.expert === EXPERT_CONSENSUS)) {
      expect(row.best).toBeLessThanOrEqual(row.mean ?? 0);
      expect(row.worst).toBeGreaterThanOrEqual(row.mean ?? Number.POSITIVE_INFINITY);
    }
  });

  it('projects weeks neither too high nor too low: within a tenth of what happened, position by position', () => {
    const positions = new Map(rows.players.map((player) => [player.playerId, player.position]));
    const lines = new Map(rows.statWeeks.map((row) => [`${row.season} ${row.week} ${row.entityId}`, row]));
    const weekly = rows.projections.filter((row) => row.period === 'weekly' && row.week < SAMPLE_WEEK);
    for (const [position, key] of [
      ['QB', 'passingYards'],
      ['RB', 'rushingYards'],
      ['WR', 'receivingYards'],
      ['TE', 'receivingYards'],
    ] as const) {
      const own = weekly.filter((row) => positions.get(row.entityId) === position);
      const expected = own.reduce((total, row) => total + (row[key] ?? 0), 0);
      const happened = own.reduce(
        (total, row) => total + (lines.get(`${row.season} ${row.week} ${row.entityId}`)?.[key] ?? 0),
        0,
      );
      expect(expected / happened).toBeGreaterThan(0.9);
      expect(expected / happened).toBeLessThan(1.1);
    }
  });
});
