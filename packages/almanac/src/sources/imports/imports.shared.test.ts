// Every operator file of the shared folder is recognised and read; the numbers are those of its README.
import { globSync, readFileSync } from 'node:fs';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { readValue } from '../../testing/shared-files.ts';
import type { ImportOptions } from './import-file.ts';
import { readImport } from './read-import.ts';

const imported = (path: string, options?: ImportOptions) =>
  readValue(
    readImport({ name: path, bytes: readFileSync(sharedPath(`data/${path}`)), ...(options ? { options } : {}) }),
  );
const filesOf = (pattern: string) => globSync(pattern, { cwd: sharedPath('data') }).sort();

describeShared('imports of the real files', () => {
  it.each<[string, string, number]>([
    ['fantasypros/2025/FantasyPros_2025_Draft_ALL_Rankings_2025-08-16.csv', 'ranking-list', 523],
    ['fantasypros/2025/FantasyPros_2025_Dynasty_ALL_Rankings_2025-08-08.csv', 'ranking-list', 473],
    ['expert_rankings_2025/FantasyPros_2025_PPR_expert_consensus_2025-07-29.csv', 'ranking-list', 494],
    ['expert_rankings_2025/FantasyPros_2025_Top10_Accurate_PPR_2025-07-31.csv', 'ranking-list', 431],
    ['expert_rankings_2025/FantasyNow_PPR_2025-07-31.csv', 'ranking-list', 361],
    ['expert_rankings_2025/FantasyPros_half_PPR_tiers_2025-08-30.csv', 'ranking-list', 331],
  ])('%s is a %s of %i players', (path, kind, players) => {
    const list = imported(path);
    expect([list.kind, list.rankings?.length]).toEqual([kind, players]);
  });

  it.each<[string, string, number]>([
    ['fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-15.csv', 'fantasypros-adp', 341],
    ['fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-23.csv', 'fantasypros-adp', 357],
    ['fantasypros/2026/FantasyPros_2026_Overall_ADP_Rankings_2026-08-14.csv', 'fantasypros-adp', 343],
    ['multi_site_adp_2025/4for4_multisite_adp_espn_2025-07-29.csv', '4for4-adp', 300],
    ['ffc/ffc_adp_2026_ppr_12tm.csv', 'provider-adp', 267],
    ['ffc/ffc_adp_2025_ppr.csv', 'provider-adp', 249],
    ['mfl/mfl_adp_2025_season_aggregate.csv', 'provider-adp', 362],
    ['espn/espn_adp_2026-07-18.csv', 'provider-adp', 400],
  ])('%s is %s of %i players', (path, kind, players) => {
    const list = imported(path, path.includes('2026_ppr') ? { asOf: '2026-08-21' } : undefined);
    const named = new Set(list.adp?.map(({ who }) => `${who.name} ${who.position} ${who.teamId}`));
    // The table of several sites has players whom none of them drafts.
    expect(list.kind).toBe(kind);
    expect(named.size).toBeGreaterThan(players * 0.97);
    expect(named.size).toBeLessThanOrEqual(players);
  });

  it.each<[string, number]>([
    ['fantasypros/2025/FantasyPros_Fantasy_Football_Projections_QB_2025-08-03.csv', 99],
    ['fantasypros/2025/FantasyPros_Fantasy_Football_Projections_QB_2025-08-23.csv', 102],
    ['fantasypros/2025/FantasyPros_Fantasy_Football_Projections_FLX_2025-08-23.csv', 568],
    ['fantasypros/2025/FantasyPros_Fantasy_Football_Projections_K_2025-08-21.csv', 36],
    ['fantasypros/2025/FantasyPros_Fantasy_Football_Projections_DST_2025-08-21.csv', 32],
    ['fantasypros/2026/FantasyPros_Fantasy_Football_Projections_FLX_2026-08-14.csv', 435],
    ['fantasypros/2026/FantasyPros_Fantasy_Football_Projections_QB_2026-08-14.csv', 82],
    ['espn/espn_weekly_projections_2023.csv.gz', 5434],
  ])('%s gives %i projections', (path, lines) => {
    expect(imported(path).projections).toHaveLength(lines);
  });

  it('all daily snapshots of 2026 read, with 32,698 ranks', () => {
    const files = filesOf('expert_rankings_2026/*/*.json.gz');
    expect(files).toHaveLength(145);
    const ranks = files.map((path) => imported(path).rankings?.length ?? 0);
    expect(ranks.reduce((sum, count) => sum + count, 0)).toBe(32_698);
  });

  it("all of NFL.com's files of 2025 read, and every line has something expected", () => {
    const files = filesOf('nfl_com/projections/2025/*/*_projected.csv');
    expect(files.length).toBeGreaterThan(100);
    for (const path of files) {
      const { kind, projections = [] } = imported(path);
      expect(kind).toBe('nfl-com-projections');
      expect(
        projections.every(
          ({ line, week, season }) => Object.keys(line).length > 0 && week >= 1 && week <= 17 && season === 2025,
        ),
      ).toBe(true);
    }
  });

  it("best-ball sites' exports read, undrafted players left out", () => {
    for (const path of [...filesOf('underdog/underdog_adp_*.csv'), ...filesOf('draftkings/draftkings_adp_*.csv')]) {
      const { adp = [] } = imported(path);
      expect(adp.length).toBeGreaterThan(300);
      expect(adp.every(({ adp: pick, format }) => pick >= 1 && pick <= 300 && format === 'best-ball')).toBe(true);
    }
    expect(imported('underdog/underdog_superflex_adp_2026.csv', { asOf: '2026-07-23' }).adp?.[0]).toMatchObject({
      format: 'superflex',
      who: { name: 'Josh Allen' },
    });
  });

  it("Yahoo's auction values read", () => {
    expect(imported('yahoo/yahoo_average_auction_values_2026.csv', { asOf: '2026-08-20' }).auctionValues).toHaveLength(
      132,
    );
  });
});
