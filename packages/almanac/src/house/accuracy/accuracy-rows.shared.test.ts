// The ledger recomputed from the files as they were published: Sleeper's points and nflverse's, without a reader, a
// table or a scoring of ours in between.
import { describeShared, readShared, sharedPath } from '@pylon/engine/testing/shared-data';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { mirrorFetcher } from '../../sources/reading/fetcher.ts';
import { readSources } from '../../sources/sync.ts';
import { whoIsWho } from '../consensus/who-is-who.ts';
import { seasonClocks } from '../season-clock.ts';
import { accuracyRows } from './accuracy-rows.ts';

const READING_MS = 240_000;
const POOL = { QB: 24, RB: 48, WR: 60, TE: 24 } as const;

type Csv = readonly Readonly<Record<string, string>>[];
const csv = (path: string): Csv =>
  Papa.parse<Csv[number]>(readShared(`data/${path}`), { header: true, skipEmptyLines: true }).data;

/** Ranks by counting: so many are higher, and half of those who are equal. */
const ranks = (values: readonly number[]) =>
  values.map(
    (own) => values.filter((other) => other > own).length + values.filter((other) => other === own).length / 2,
  );
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const both = mean(a.map((value, index) => value * (b[index] ?? 0))) - mean(a) * mean(b);
  const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)) - mean(values) ** 2);
  return both / (spread(a) * spread(b));
}

function plainly(season: number, stats: string, week: number, position: keyof typeof POOL) {
  const positions = new Map(
    csv(`nflverse/roster_weekly_${season}.csv.gz`).map((row) => [row['gsis_id'], row['position']]),
  );
  const ids = csv('dynastyprocess/db_playerids.csv.gz').filter((row) => positions.get(row['gsis_id']) === position);
  const lines = JSON.parse(readShared(`data/sleeper/projections/nfl/regular/${season}/${week}.json.gz`)) as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >; // Sleeper's answer, as recorded
  const scored = new Map(
    csv(stats)
      .filter((row) => row['week'] === String(week) && row['season_type'] === 'REG')
      .map((row) => [row['player_id'], (Number(row['fantasy_points']) + Number(row['fantasy_points_ppr'])) / 2]),
  );
  const snaps = new Set(
    csv(`nflverse/snap_counts_${season}.csv.gz`)
      .filter((row) => row['week'] === String(week) && Number(row['offense_snaps']) > 0)
      .map((row) => row['pfr_player_id']),
  );
  const pool = ids
    .map((row) => ({
      gsis: row['gsis_id'],
      pfr: row['pfr_id'],
      expected: lines[row['sleeper_id'] ?? '']?.['pts_half_ppr'] ?? 0,
    }))
    .sort((one, other) => other.expected - one.expected)
    .slice(0, POOL[position]);
  const cases = pool
    .filter((one) => scored.has(one.gsis) || snaps.has(one.pfr))
    .map(({ expected, gsis }) => ({ expected, happened: scored.get(gsis) ?? 0 }));
  const off = cases.map(({ expected, happened }) => expected - happened);
  return {
    cases: cases.length,
    error: off.reduce((sum, one) => sum + Math.abs(one), 0) / off.length,
    bias: off.reduce((sum, one) => sum + one, 0) / off.length,
    order: correlation(ranks(cases.map(({ expected }) => expected)), ranks(cases.map(({ happened }) => happened))),
  };
}

describeShared('the ledger of a real season', () => {
  it.each([
    [2023, 'nflverse/player_stats_2023.csv.gz'],
    [2025, 'nflverse/stats_player_week_2025.csv.gz'],
  ])('of %i is what the published files give', { timeout: READING_MS }, async (season, stats) => {
    const asOf = `${season + 1}-02-28`;
    const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf, seasons: [season] });
    if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
    const told = accuracyRows(read.rows, seasonClocks(read.rows, asOf), [], whoIsWho(read.rows));
    for (const [week, position] of [
      [5, 'RB'],
      [11, 'WR'],
      ...(season === 2025 ? [[14, 'TE'] as const] : []),
    ] as const) {
      const row = told.find((one) => one.source === 'sleeper' && one.week === week && one.position === position);
      const plain = plainly(season, stats, week, position);
      const off = (name: 'cases' | 'error' | 'bias' | 'order') => Math.abs((row?.[name] ?? 0) - plain[name]);
      const where = `${season} week ${week} ${position}`;
      // One player more or less at the pool's end
      expect(off('cases'), where).toBeLessThanOrEqual(1);
      expect(off('error'), where).toBeLessThan(0.15);
      expect(off('bias'), where).toBeLessThan(0.15);
      expect(off('order'), where).toBeLessThan(0.05);
    }
  });
});
