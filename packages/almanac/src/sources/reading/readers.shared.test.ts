// Every reader on the real file it is made for; the expected numbers of records are those of the shared folder's
// README.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, it } from 'vitest';
import { readSharedFile, sharedBytes } from '../../testing/shared-files.ts';
import { readConsensus, readWeeklyConsensus } from '../dynastyprocess/consensus.ts';
import { EXPERT_CONSENSUS_SOURCE, WEEKLY_CONSENSUS_SOURCE } from '../dynastyprocess/expert-consensus.dictionary.ts';
import { PLAYER_IDS_SOURCE } from '../dynastyprocess/player-ids.dictionary.ts';
import { readPlayerIds } from '../dynastyprocess/player-ids.ts';
import { readFfcAdp } from '../ffc/adp.ts';
import { readAdvancedPassing, readAdvancedReceiving, readAdvancedRushing } from '../nflverse/advanced.ts';
import { CHARTING_SOURCE } from '../nflverse/charting/charting.dictionary.ts';
import { readCharting } from '../nflverse/charting/charting.ts';
import { readDepthCharts } from '../nflverse/depth-charts.ts';
import { readDraftPicks } from '../nflverse/draft-picks.ts';
import { GAMES_SOURCE } from '../nflverse/games.dictionary.ts';
import { readGames } from '../nflverse/games.ts';
import { readInjuries } from '../nflverse/injuries.ts';
import { readNextGenPassing, readNextGenReceiving, readNextGenRushing } from '../nflverse/next-gen.ts';
import { readPlayerWeeks } from '../nflverse/player-weeks.ts';
import { PLAYS_SOURCE } from '../nflverse/plays.dictionary.ts';
import { readPlays } from '../nflverse/plays.ts';
import { readRosters } from '../nflverse/rosters.ts';
import { readPlayerSeasons, readTeamSeasons } from '../nflverse/season-totals.ts';
import { readSnapCounts } from '../nflverse/snap-counts.ts';
import { LEGACY_PLAYER_WEEKS_SOURCE, PLAYER_WEEKS_SOURCE } from '../nflverse/stats.dictionary.ts';
import { readTeams } from '../nflverse/teams.ts';
import { readSleeperPlayers } from '../sleeper/players.ts';
import { readSleeperState } from '../sleeper/state.ts';
import { readSleeperProjections, readSleeperStats } from '../sleeper/weeks.ts';
import type { SourceDictionary } from './dictionary.ts';

const length = (list: { readonly length: number }) => list.length;

describeShared('readers on the real files', () => {
  it.each<[string, number, (path: string) => number]>([
    ['nflverse/games.csv', 842, (path) => length(readSharedFile(readGames, path))],
    ['nflverse/roster_weekly_2023.csv.gz', 45_655, (path) => length(readSharedFile(readRosters, path))],
    ['nflverse/roster_weekly_2025.csv.gz', 46_849, (path) => length(readSharedFile(readRosters, path))],
    ['nflverse/roster_2025.csv.gz', 3137, (path) => length(readSharedFile(readRosters, path))],
    ['nflverse/roster_2026.csv', 2930, (path) => length(readSharedFile(readRosters, path))],
    ['nflverse/player_stats_2023.csv.gz', 5653, (path) => readSharedFile(readPlayerWeeks, path).weeks.length],
    ['nflverse/stats_player_week_2025.csv.gz', 19_421, (path) => readSharedFile(readPlayerWeeks, path).weeks.length],
    [
      'nflverse/stats_player_week_2025_asof_2025-09-13.csv',
      1142,
      (path) => readSharedFile(readPlayerWeeks, path).weeks.length,
    ],
    ['nflverse/stats_player_reg_2023.csv', 1943, (path) => length(readSharedFile(readPlayerSeasons, path))],
    ['nflverse/stats_player_reg_2025.csv', 2020, (path) => length(readSharedFile(readPlayerSeasons, path))],
    ['nflverse/stats_team_reg_2023.csv', 32, (path) => length(readSharedFile(readTeamSeasons, path))],
    ['nflverse/stats_team_reg_2025.csv', 32, (path) => length(readSharedFile(readTeamSeasons, path))],
    ['nflverse/snap_counts_2023.csv.gz', 26_540, (path) => length(readSharedFile(readSnapCounts, path))],
    ['nflverse/snap_counts_2025.csv.gz', 26_612, (path) => length(readSharedFile(readSnapCounts, path))],
    ['nflverse/injuries_2023.csv', 5599, (path) => length(readSharedFile(readInjuries, path))],
    ['nflverse/injuries_2025.csv', 6068, (path) => length(readSharedFile(readInjuries, path))],
    ['nflverse/depth_charts_2023.csv.gz', 37_327, (path) => readSharedFile(readDepthCharts, path).records.length],
    [
      'nflverse/depth_charts_2025_weekly_snapshots.csv.gz',
      54_377,
      (path) => readSharedFile(readDepthCharts, path).records.length,
    ],
    ['nflverse/depth_charts_2026_2026-08-18.csv', 3258, (path) => readSharedFile(readDepthCharts, path).records.length],
    ['nflverse/ngs_2023_passing.csv', 620, (path) => length(readSharedFile(readNextGenPassing, path))],
    ['nflverse/ngs_2025_passing.csv', 605, (path) => length(readSharedFile(readNextGenPassing, path))],
    ['nflverse/ngs_2023_rushing.csv', 623, (path) => length(readSharedFile(readNextGenRushing, path))],
    ['nflverse/ngs_2025_rushing.csv', 648, (path) => length(readSharedFile(readNextGenRushing, path))],
    ['nflverse/ngs_2023_receiving.csv', 1473, (path) => length(readSharedFile(readNextGenReceiving, path))],
    ['nflverse/ngs_2025_receiving.csv', 1402, (path) => length(readSharedFile(readNextGenReceiving, path))],
    ['nflverse/advstats_week_pass_2023.csv', 700, (path) => length(readSharedFile(readAdvancedPassing, path))],
    ['nflverse/advstats_week_pass_2025.csv', 684, (path) => length(readSharedFile(readAdvancedPassing, path))],
    ['nflverse/advstats_week_rush_2023.csv', 2380, (path) => length(readSharedFile(readAdvancedRushing, path))],
    ['nflverse/advstats_week_rush_2025.csv', 2355, (path) => length(readSharedFile(readAdvancedRushing, path))],
    ['nflverse/advstats_week_rec_2023.csv', 4594, (path) => length(readSharedFile(readAdvancedReceiving, path))],
    ['nflverse/advstats_week_rec_2025.csv', 4533, (path) => length(readSharedFile(readAdvancedReceiving, path))],
    ['nflverse/draft_picks_2023.csv', 259, (path) => length(readSharedFile(readDraftPicks, path))],
    ['nflverse/draft_picks_2025.csv', 257, (path) => length(readSharedFile(readDraftPicks, path))],
    ['nflverse/pbp_2025_subset.csv.gz', 48_771, (path) => length(readSharedFile(readPlays, path))],
    ['market/nflverse/ftn_charting_2025.csv.gz', 47_316, (path) => readSharedFile(readCharting, path).plays.length],
    // 88 of its 12,480 records are whole teams.
    ['dynastyprocess/db_playerids.csv.gz', 12_392, (path) => length(readSharedFile(readPlayerIds, path))],
    ['dynastyprocess/db_fpecr_latest.csv.gz', 6011, (path) => length(readSharedFile(readConsensus, path))],
    ['dynastyprocess/fp_latest_weekly.csv', 809, (path) => length(readSharedFile(readWeeklyConsensus, path))],
    [
      'sleeper/players_nfl_full_schema_sample_2025-09.json',
      190,
      (path) => readSharedFile(readSleeperPlayers, path).claims.length,
    ],
    ['ffc/api/half-ppr_12_2026.json', 225, (path) => readSharedFile(readFfcAdp, path).entries.length],
    ['ffc/api/ppr_12_2025.json', 249, (path) => readSharedFile(readFfcAdp, path).entries.length],
  ])('%s gives its %i records', (path, records, read) => {
    expect(read(path)).toBe(records);
  });

  it('teams_colors_logos.csv gives the 32 teams of today', () => {
    const teams = readSharedFile(readTeams, 'nflverse/teams_colors_logos.csv');
    expect(teams).toHaveLength(32);
    expect(teams.find(({ teamId }) => teamId === 'LAR')).toMatchObject({
      market: 'Los Angeles',
      name: 'Rams',
      conference: 'NFC',
      division: 'NFC West',
    });
  });

  it('the 36 weeks of Sleeper box scores give 80,859 entries, team totals left out', () => {
    let lines = 0;
    let defenses = 0;
    let totals = 0;
    for (const season of [2023, 2025]) {
      for (let week = 1; week <= 18; week++) {
        const path = `sleeper/stats/nfl/regular/${season}/${week}.json.gz`;
        const read = readSharedFile(readSleeperStats, path);
        lines += read.length;
        defenses += read.filter(({ teamId }) => teamId !== null).length;
        totals += sharedBytes(path).toString('utf8').split('"TEAM_').length - 1;
      }
    }
    expect(lines + totals).toBe(80_859);
    // Two seasons of 272 games, two defences each.
    expect(defenses).toBe(2 * 272 * 2);
  });

  it("the 37 weeks of Sleeper's projections give 29,968 entries", () => {
    const weeks = [2023, 2025].flatMap((season) => Array.from({ length: 18 }, (_, index) => `${season}/${index + 1}`));
    const lines = [...weeks, '2026/1'].map(
      (week) => readSharedFile(readSleeperProjections, `sleeper/projections/nfl/regular/${week}.json.gz`).length,
    );
    expect(lines.reduce((sum, count) => sum + count, 0)).toBe(29_968);
  });

  it("Sleeper's state reads", () => {
    expect(readSharedFile(readSleeperState, 'sleeper/state_nfl_2026-05.json')).toEqual({
      season: 2026,
      seasonType: 'off',
      week: 0,
    });
  });

  describe('dictionaries', () => {
    it.each<[string, SourceDictionary]>([
      ['nflverse/games.csv', GAMES_SOURCE],
      ['nflverse/pbp_2025_subset.csv.gz', PLAYS_SOURCE],
      ['market/nflverse/ftn_charting_2025.csv.gz', CHARTING_SOURCE],
      ['nflverse/stats_player_week_2025.csv.gz', PLAYER_WEEKS_SOURCE],
      ['nflverse/stats_player_week_2025_asof_2025-09-13.csv', PLAYER_WEEKS_SOURCE],
      ['nflverse/player_stats_2023.csv.gz', LEGACY_PLAYER_WEEKS_SOURCE],
      ['dynastyprocess/db_playerids.csv.gz', PLAYER_IDS_SOURCE],
      ['dynastyprocess/db_fpecr_latest.csv.gz', EXPERT_CONSENSUS_SOURCE],
      ['dynastyprocess/fp_latest_weekly.csv', WEEKLY_CONSENSUS_SOURCE],
    ])('describe every column of %s', (path, dictionary) => {
      const header = sharedBytes(path).toString('utf8').split(/\r?\n/, 1)[0]?.replaceAll('"', '').split(',') ?? [];
      const described = Object.entries(dictionary.columns).flatMap(([name, { aliases }]) => [name, ...aliases]);
      expect(header.filter((name) => !described.includes(name))).toEqual([]);
    });
  });
});
