// What the tables of usage say of 2025, against what anybody can look up. The files are joined by gsis ids alone: a
// whole sync takes a minute.
import { readPlayerWeeks } from '@pylon/almanac/sources/nflverse/player-weeks';
import { countPlays, readPlays } from '@pylon/almanac/sources/nflverse/plays';
import { readSnapCounts } from '@pylon/almanac/sources/nflverse/snap-counts';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { readSharedFile } from '@pylon/almanac/testing/shared-files';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, expect, it } from 'vitest';
import { scoredGames } from '../../football/season-points.ts';
import { baseScoring, type KnownScoring } from '../../wire/scoring-system.ts';
import { rows as playerStats } from './results/player-stats.rows.ts';
import { weekValues } from './time-series/week-values.ts';
import { rows as airYards } from './usage/air-yards.rows.ts';
import { rows as expectedPoints } from './usage/expected-points.rows.ts';
import { rows as redZone } from './usage/red-zone.rows.ts';
import { rows as utilization } from './usage/utilization.rows.ts';

const TIMEOUT_MS = 180_000;
/** Whose snaps are read: names stand for few, ids for all. */
const SCORED: readonly string[] = ['Jaxon Smith-Njigba', 'Christian McCaffrey', 'Trey McBride', 'Rashid Shaheed'];

/** Box scores of who ran or was thrown to, snaps, and everybody's plays, and who is who by name. */
function realUsage() {
  const { weeks } = readSharedFile(readPlayerWeeks, 'nflverse/stats_player_week_2025.csv.gz');
  const { usage } = countPlays(readSharedFile(readPlays, 'nflverse/pbp_2025_subset.csv.gz'));
  const lines = weeks.flatMap((week) => (week.gsisId === null ? [] : [{ ...week, gsisId: week.gsisId }]));
  const people = new Map(lines.map((line) => [line.gsisId, line]));
  const ids = new Map(lines.map(({ name, gsisId }) => [name, gsisId]));
  const snaps = readSharedFile(readSnapCounts, 'nflverse/snap_counts_2025.csv.gz');
  const rows = buildRows({
    players: [...people].map(([playerId, { position }]) => ({ playerId, position: position ?? '' })),
    statWeeks: lines.flatMap(({ season, seasonType, week, gsisId, teamId, line }) =>
      line.receivingTargets || line.rushingAttempts
        ? [{ season, seasonType, week, teamId, entityId: gsisId, ...line }]
        : [],
    ),
    snapCounts: snaps.flatMap(({ season, week, team: teamId, player, ...counted }) => {
      const [offenseSnaps, offensePercent] = [counted.offense_snaps, 100 * counted.offense_pct];
      const playerId = SCORED.includes(player) ? ids.get(player) : undefined;
      return playerId ? [{ season, week, teamId, playerId, offenseSnaps, offensePercent }] : [];
    }),
    usageWeeks: usage.map(({ gsisId, long: _, ...counts }) => ({ ...counts, playerId: gsisId })),
  });
  return { edition: buildTestEdition(rows), idOf: (name: string) => ids.get(name) };
}

describeShared('usage in 2025', () => {
  let real: ReturnType<typeof realUsage>;
  beforeAll(() => {
    real = realUsage();
  }, TIMEOUT_MS);
  const asked = (week = -1) => ({ edition: real.edition, season: 2025, week, choices: {} });
  const isOf =
    (name: string) =>
    ({ entityId }: { readonly entityId: string }) =>
      entityId === real.idOf(name);

  it('in air yards is the same share in every table', () => {
    const choices = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
    const scoring = baseScoring('1') as KnownScoring; // everybody's system
    const stats = new Map(playerStats({ ...asked(), scoring, choices }).map((row) => [row.entityId, row]));
    const shares = airYards(asked()).filter(({ targets }) => Number(targets) >= 80);
    expect(shares.length).toBeGreaterThan(30);
    for (const { entityId, airYardsShare } of shares)
      expect(stats.get(entityId)?.airYardsPercent).toBeCloseTo(Number(airYardsShare), 6);
  });

  it.each([
    ['Jaxon Smith-Njigba', 163, 1833, 1793],
    ["Ja'Marr Chase", 185, 1570, 1412],
    ['Chris Olave', 156, 1841, 1163],
  ])('%s was thrown %s passes of %s yards in the air and gained %s', (name, targets, air, yards) => {
    expect(airYards(asked()).find(isOf(name))).toMatchObject({ targets, airYards: air, yards });
  });

  it.each([
    ['Davante Adams', 'endZoneTargets', 28],
    ['Chris Olave', 'deepTargets', 31],
    ['Chris Olave', 'airYards', 1841],
  ] as const)('%s led the league in %s with %s', (name, key, most) => {
    const all = airYards(asked());
    expect(all.find(isOf(name))?.[key]).toBe(most);
    expect(Math.max(...all.map((row) => Number(row[key])))).toBe(most);
  });

  // Published in stats_player_week_2025: target_share, air_yards_share, wopr, racr
  it.each([
    ['Jaxon Smith-Njigba', 1, 59.0909, 90.3553, 1.51885, 0.69663],
    ['Puka Nacua', 1, 39.2857, 43.3628, 0.89283, 1.32653],
    ['Christian McCaffrey', 10, 25.641, 9.929, 0.45411, 2.35714],
    ['Trey McBride', 10, 29.5455, 30.3951, 0.65595, 1.27],
  ])('%s has in week %s the shares and ratings that are published', (name, week, targets, air, wopr, racr) => {
    const row = airYards(asked(week)).find(isOf(name));
    expect(row?.targetShare).toBeCloseTo(targets, 3);
    expect(row?.airYardsShare).toBeCloseTo(air, 3);
    expect(row?.wopr).toBeCloseTo(wopr, 4);
    expect(row?.racr).toBeCloseTo(racr, 4);
  });

  it('adds up what Jakobi Meyers did for both teams', () => {
    expect(airYards(asked()).find(isOf('Jakobi Meyers'))).toMatchObject({ targets: 110, teams: 'LV, JAX' });
  });

  it.each([
    ['Christian McCaffrey', 'chancesInside20', 100],
    ['Christian McCaffrey', 'touchdowns', 17],
    ['Derrick Henry', 'carriesInside5', 27],
    ['Davante Adams', 'endZoneTargets', 28],
  ] as const)('%s led the red zone in %s with %s', (name, key, most) => {
    const all = redZone(asked());
    expect(all.find(isOf(name))?.[key]).toBe(most);
    expect(Math.max(...all.map((row) => Number(row[key])))).toBe(most);
  });

  it('expects of everybody together the touchdowns that they scored, and of each by where they had the ball', () => {
    const own = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
    const scoring = baseScoring('1') as KnownScoring; // everybody's system
    const all = expectedPoints({ ...asked(), scoring, choices: own });
    const sum = (key: 'touchdowns' | 'expectedTouchdowns') => all.reduce((total, row) => total + Number(row[key]), 0);
    expect(Math.abs(sum('expectedTouchdowns') / sum('touchdowns') - 1)).toBeLessThan(0.03);
    // Most carries and targets inside the 20 of all, as above
    const most = all.reduce((best, row) => (row.expectedTouchdowns > best.expectedTouchdowns ? row : best));
    expect(isOf('Christian McCaffrey')(most)).toBe(true);
    // 1,793 yards and ten touchdowns of 163 such throws
    expect(all.find(isOf('Jaxon Smith-Njigba'))?.difference).toBeGreaterThan(20);
  });

  // As published in stats_player_week_2025, in half PPR
  it.each([
    ['Jaxon Smith-Njigba', 'WR', 1, { targets: 13, touches: 9, yards: 124, airYards: 178, points: 14.9 }, 59.0909],
    ['Christian McCaffrey', 'RB', 10, { targets: 10, carries: 12, touches: 20, yards: 96, points: 13.6 }, 25.641],
    ['Trey McBride', 'TE', 10, { targets: 13, touchdowns: 1, yards: 127, airYards: 100, points: 23.2 }, 29.5455],
  ] as const)('%s (%s) has in week %s the line that is published', (name, position, week, line, targetShare) => {
    const entityId = real.idOf(name) ?? '';
    const scored = scoredGames(real.edition, 2025, baseScoring('1') as KnownScoring).find(
      (game) => game.entityId === entityId && game.week === week,
    ); // everybody's system
    const values = weekValues(real.edition, 2025)({ entityId, position, week, scored });
    expect(values).toMatchObject({ ...line, points: expect.closeTo(line.points, 2) });
    expect(values?.targetShare).toBeCloseTo(targetShare, 3);
    expect(values?.utilization).toBeGreaterThan(60);
  });

  it('a bye is a week without anything', () => {
    const entityId = real.idOf('Jaxon Smith-Njigba') ?? '';
    expect(weekValues(real.edition, 2025)({ entityId, position: 'WR', week: 8, scored: undefined })).toBeNull();
  });

  // Worked out by hand from the published shares, snaps and points of weeks 11 to 14; McCaffrey rested in one of them
  it.each([
    ['Jaxon Smith-Njigba', 4, 93.15],
    ['Christian McCaffrey', 3, 97.97],
    ['Trey McBride', 4, 83.8],
    ['Rashid Shaheed', 4, 30.39],
  ])('%s has after week 14 the score that the method says, of %s games', (name, games, score) => {
    const row = utilization(asked(14)).find(isOf(name));
    expect(row?.games).toBe(games);
    expect(row?.score).toBeCloseTo(score, 0);
  });
});
