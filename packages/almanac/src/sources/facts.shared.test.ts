// What is known about the seasons, against what the readers make of the files.
import { once } from '@pylon/engine/once';
import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { readSharedFile } from '../testing/shared-files.ts';
import { readPlayerIds } from './dynastyprocess/player-ids.ts';
import { readGames } from './nflverse/games.ts';
import { type PlayerWeek, readPlayerWeeks } from './nflverse/player-weeks.ts';
import { countPlays, readPlays } from './nflverse/plays.ts';
import { readRosters, rosterClaim } from './nflverse/rosters.ts';
import { readPlayerSeasons } from './nflverse/season-totals.ts';
import { checkSeason } from './reading/season-check.ts';
import { readSleeperStats } from './sleeper/weeks.ts';
import { derivedDefense, teamGames } from './weeks/team-defense.ts';

const seasonSum = (weeks: readonly PlayerWeek[], name: string, key: StatKey): number =>
  weeks
    .filter((week) => week.name === name && week.seasonType === 'REG')
    .reduce((sum, { line }) => sum + (line[key] ?? 0), 0);

const weeks2025 = once(() => readSharedFile(readPlayerWeeks, 'nflverse/stats_player_week_2025.csv.gz'));
const usage2025 = once(
  () =>
    new Map(
      countPlays(readSharedFile(readPlays, 'nflverse/pbp_2025_subset.csv.gz')).usage.map((u) => [
        `${u.week} ${u.gsisId}`,
        u,
      ]),
    ),
);
const sleeper2025 = once(() =>
  Array.from({ length: 18 }, (_, index) => index + 1).flatMap((week) =>
    readSharedFile(readSleeperStats, `sleeper/stats/nfl/regular/2025/${week}.json.gz`).map((line) => ({
      ...line,
      week,
    })),
  ),
);

/** gsis ids by Sleeper id, from the id list and the rosters. */
function gsisBySleeper(): ReadonlyMap<string, string> {
  const claims = [
    ...readSharedFile(readPlayerIds, 'dynastyprocess/db_playerids.csv.gz'),
    ...readSharedFile(readRosters, 'nflverse/roster_2025.csv.gz').map(rosterClaim),
  ];
  return new Map(claims.flatMap(({ ids }) => (ids.sleeper && ids.gsis ? [[ids.sleeper, ids.gsis] as const] : [])));
}

describeShared('facts about the seasons', () => {
  it('2023 in the former schema: McCaffrey 1,459 rushing, Hill 1,799 receiving, Lamb 135 for 1,749', () => {
    const { weeks, allUnits } = readSharedFile(readPlayerWeeks, 'nflverse/player_stats_2023.csv.gz');
    expect(allUnits).toBe(false);
    expect(seasonSum(weeks, 'Christian McCaffrey', 'rushingYards')).toBe(1459);
    expect(seasonSum(weeks, 'Tyreek Hill', 'receivingYards')).toBe(1799);
    expect(seasonSum(weeks, 'CeeDee Lamb', 'receivingReceptions')).toBe(135);
    expect(seasonSum(weeks, 'CeeDee Lamb', 'receivingYards')).toBe(1749);
  });

  it('2025 leaders: Stafford 4,707 passing, Cook 1,621 rushing, Smith-Njigba 1,793 receiving, Nacua 129 receptions', () => {
    const { weeks, allUnits } = weeks2025();
    expect(allUnits).toBe(true);
    expect(seasonSum(weeks, 'Matthew Stafford', 'passingYards')).toBe(4707);
    expect(seasonSum(weeks, 'James Cook', 'rushingYards')).toBe(1621);
    expect(seasonSum(weeks, 'Jaxon Smith-Njigba', 'receivingYards')).toBe(1793);
    expect(seasonSum(weeks, 'Puka Nacua', 'receivingReceptions')).toBe(129);
  });

  it('the weeks of 2025 add up to the published totals of all 2,020 players in 13 columns', () => {
    const totals = readSharedFile(readPlayerSeasons, 'nflverse/stats_player_reg_2025.csv');
    expect(checkSeason(2025, totals, weeks2025().weeks)).toEqual({
      season: 2025,
      players: 2020,
      columns: 13,
      disagreements: [],
    });
  });

  it("the plays of 2025 give every box score's attempts, carries and targets", () => {
    const usage = usage2025();
    const wrong = weeks2025().weeks.filter(({ week, gsisId, line }) => {
      const counted = usage.get(`${week} ${gsisId}`);
      return (
        (counted?.passAttempts ?? 0) !== line.passingAttempts ||
        (counted?.carries ?? 0) !== line.rushingAttempts ||
        (counted?.targets ?? 0) !== line.receivingTargets
      );
    });
    expect(wrong).toEqual([]);
  });

  it("Sleeper's box scores of 2025 agree with nflverse's, key by key", () => {
    const gsis = gsisBySleeper();
    const byPlayer = new Map(weeks2025().weeks.map((week) => [`${week.week} ${week.gsisId}`, week.line]));
    const compared = new Map<StatKey, { both: number; differ: number }>();
    for (const { sleeperId, line, week } of sleeper2025()) {
      const ours = sleeperId === null ? undefined : byPlayer.get(`${week} ${gsis.get(sleeperId)}`);
      if (!ours) continue;
      for (const key of STAT_KEYS) {
        if (!line[key] && !ours[key]) continue;
        const count = compared.get(key) ?? { both: 0, differ: 0 };
        count.both++;
        if (Math.abs((line[key] ?? 0) - (ours[key] ?? 0)) > 1e-6) count.differ++;
        compared.set(key, count);
      }
    }
    const differing = (keys: readonly StatKey[]) => keys.filter((key) => (compared.get(key)?.differ ?? 0) > 0);
    // Identical everywhere: what offence and kicking are scored by.
    expect(
      differing(
        STAT_KEYS.filter(
          (key) =>
            /^(passing|rushing|receiving|fieldGoal|extraPoint|fumbles|return|kickReturn)/.test(key) &&
            !/Touchdowns[45]0|PickSixes|FirstDowns|Targets/.test(key),
        ),
      ),
    ).toEqual([]);
    // Scorers differ in a handful of cases on who was targeted, and on first downs by penalty.
    expect(compared.get('receivingTargets')?.differ).toBeLessThanOrEqual(5);
    expect(compared.get('idpTouchdowns')?.differ).toBe(0);
    expect(compared.get('passingYards')?.both).toBeGreaterThan(600);
    expect(compared.get('receivingYards')?.both).toBeGreaterThan(3800);
  });

  it('kickers of 2023, whom Sleeper alone tells week by week, made from 50 yards what the totals of the season say', () => {
    const claims = readSharedFile(readPlayerIds, 'dynastyprocess/db_playerids.csv.gz');
    const gsis = new Map(claims.map(({ ids }) => [ids.sleeper ?? '', ids.gsis]));
    const made = new Map<string, number>();
    for (let week = 1; week <= 18; week++) {
      for (const { sleeperId, line } of readSharedFile(
        readSleeperStats,
        `sleeper/stats/nfl/regular/2023/${week}.json.gz`,
      )) {
        const id = gsis.get(sleeperId ?? '') ?? '';
        made.set(id, (made.get(id) ?? 0) + (line.fieldGoals50To59 ?? 0) + (line.fieldGoals60Plus ?? 0));
      }
    }
    const long = readSharedFile(readPlayerSeasons, 'nflverse/stats_player_reg_2023.csv')
      .map((total) => [total.player_display_name, total.player_id, total.fg_made_50_59 + total.fg_made_60_] as const)
      .filter(([, , published]) => published > 0);
    expect(long.length).toBeGreaterThan(25);
    expect(long.filter(([, id, published]) => made.get(id ?? '') !== published)).toEqual([]);
  });

  it("lengths of touchdowns counted from the plays agree with Sleeper's in 2025 but for laterals", () => {
    const gsis = gsisBySleeper();
    const usage = usage2025();
    let both = 0;
    let differ = 0;
    for (const { sleeperId, line, week } of sleeper2025()) {
      const counted = sleeperId === null ? undefined : usage.get(`${week} ${gsis.get(sleeperId)}`)?.long;
      if (!counted) continue;
      const pairs = [
        [line.passingTouchdowns40, counted.passing40],
        [line.passingTouchdowns50, counted.passing50],
        [line.rushingTouchdowns40, counted.rushing40],
        [line.rushingTouchdowns50, counted.rushing50],
        [line.receivingTouchdowns40, counted.receiving40],
        [line.receivingTouchdowns50, counted.receiving50],
        [line.passingPickSixes, counted.pickSixes],
      ] as const;
      for (const [theirs = 0, ours] of pairs) {
        if (theirs || ours) both++;
        if (theirs !== ours) differ++;
      }
    }
    expect(both).toBeGreaterThan(300);
    expect(differ / both).toBeLessThan(0.02);
  });

  it("a team defence added up from the athletes is Sleeper's, but for what special teams and odd plays add", () => {
    const { weeks } = weeks2025();
    const games = teamGames(weeks);
    const against = new Map(
      readSharedFile(readGames, 'nflverse/games.csv').flatMap(({ row }) => [
        [`${row.season} ${row.week} ${row.homeTeamId}`, row.awayScore] as const,
        [`${row.season} ${row.week} ${row.awayTeamId}`, row.homeScore] as const,
      ]),
    );
    const agree = new Map<StatKey, number>();
    let defenses = 0;
    for (const { teamId, line, week } of sleeper2025()) {
      const own = teamId === null ? undefined : games.get(`2025 ${week} ${teamId}`);
      const opponent = own && games.get(`2025 ${week} ${own.opponentId}`);
      if (!own || !opponent) continue;
      defenses++;
      const derived = derivedDefense(own, opponent, against.get(`2025 ${week} ${teamId}`) ?? null);
      for (const key of STAT_KEYS) {
        if (key.startsWith('defense') && (line[key] ?? 0) === (derived[key] ?? 0))
          agree.set(key, (agree.get(key) ?? 0) + 1);
      }
    }
    const share = (key: StatKey) => (agree.get(key) ?? 0) / defenses;
    expect(defenses).toBe(544);
    expect(share('defenseYardsAllowed')).toBe(1);
    expect(share('defenseInterceptions')).toBe(1);
    expect(share('defenseBlockedKicks')).toBe(1);
    expect(share('defenseSpecialTeamsTouchdowns')).toBe(1);
    expect(share('defenseSacks')).toBeGreaterThan(0.98);
    expect(share('defensePointsAllowed')).toBeGreaterThan(0.97);
    expect(share('defenseTouchdowns')).toBeGreaterThan(0.99);
  });
});
