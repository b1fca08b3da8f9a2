// How teams played in 2025, counted from the real plays, against what others published of them.
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, expect, it } from 'vitest';
import type { teamWeeks } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import { readSharedFile } from '../../testing/shared-files.ts';
import { FileJoin } from '../joining/join.ts';
import { People } from '../joining/people.ts';
import { Calendar } from '../reading/calendar.ts';
import { readGames } from './games.ts';
import { readPlays } from './plays.ts';
import { countTendencies, teamWeekRows } from './team-tendencies.ts';

/** Records of a published file by the names of its columns. */
function published(path: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readShared(`data/team_style/${path}`).trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
}
const toOurs = (team = '') => (team === 'LA' ? 'LAR' : team);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))];
  const sum = (of: (one: number, other: number) => number) =>
    pairs.reduce((total, [one, other]) => total + of(one - a, other - b), 0);
  return sum((one, other) => one * other) / Math.sqrt(sum((one) => one ** 2) * sum((_, other) => other ** 2));
}

describeShared('how teams played in 2025', () => {
  let rows: readonly RowOf<typeof teamWeeks>[];
  const total = (teamId: string, key: Exclude<keyof RowOf<typeof teamWeeks>, 'teamId' | 'seasonType'>) =>
    rows.filter((row) => row.teamId === teamId && row.seasonType === 'REG').reduce((sum, row) => sum + row[key], 0);
  const teams = () => [...new Set(rows.map(({ teamId }) => teamId))];
  let rowsOn: (asOf: string) => typeof rows;
  beforeAll(() => {
    const games = readSharedFile(readGames, 'nflverse/games.csv');
    const calendar = new Calendar(games.map(({ scheduled }) => scheduled));
    const counts = countTendencies(readSharedFile(readPlays, 'nflverse/pbp_2025_subset.csv.gz'));
    rowsOn = (asOf) => teamWeekRows(counts, { calendar, asOf, join: new FileJoin(new People(), 'plays', new Set()) });
    rows = rowsOn('2026-03-01');
  }, 120_000);

  it('Arizona passed most often, Baltimore and Seattle least', () => {
    const order = teams()
      .map((team) => [total(team, 'dropbacks') / total(team, 'plays'), team] as const)
      .sort(([one], [other]) => other - one)
      .map(([, team]) => team);
    expect(order[0]).toBe('ARI');
    expect(order.slice(-2).toSorted()).toEqual(['BAL', 'SEA']);
  });

  it('what is expected of all is what all did', () => {
    const sum = (key: 'dropbacks' | 'expectedDropbacks') => rows.reduce((all, row) => all + row[key], 0);
    expect(sum('expectedDropbacks')).toBeCloseTo(sum('dropbacks'), 6);
  });

  it('orders teams by passing over expectation nearly as nflverse’s model does', () => {
    const weeks = Map.groupBy(published('team_week_tendencies_2025.csv'), ({ team }) => toOurs(team));
    const pairs = teams().map((team) => {
      const theirs = (weeks.get(team) ?? []).map(({ proe }) => Number(proe));
      const ours = (total(team, 'dropbacks') - total(team, 'expectedDropbacks')) / total(team, 'plays');
      return [meanOf(theirs), ours] as const;
    });
    expect(correlation(pairs)).toBeGreaterThan(0.85);
  });

  it('New Orleans snapped fastest', () => {
    const seconds = (team: string) => total(team, 'pacedSeconds') / total(team, 'pacedPlays');
    expect(teams().toSorted((one, other) => seconds(one) - seconds(other))[0]).toBe('NO');
  });

  it('gives passes the yards in the air that others counted, who count spikes as passes', () => {
    const theirs = new Map(
      published('team_season_styles_2023_2025.csv')
        .filter(({ season, games_played: games }) => season === '2025' && games === '17')
        .map((row) => [toOurs(row['team']), Number(row['avg_air_yards'])]),
    );
    expect(theirs.size).toBeGreaterThan(15);
    for (const [team, yards] of theirs)
      expect(Math.abs(total(team, 'airYards') / total(team, 'passes') - yards), team).toBeLessThan(0.15);
  });

  it('knows nothing of games after its day, nor by what was expected', () => {
    const early = rowsOn('2025-09-09');
    expect(new Set(early.map(({ week }) => week))).toEqual(new Set([1]));
    const sum = (key: 'dropbacks' | 'expectedDropbacks') => early.reduce((all, row) => all + row[key], 0);
    expect(sum('expectedDropbacks')).toBeCloseTo(sum('dropbacks'), 6);
  });
});
