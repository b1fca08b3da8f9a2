// How well the rows of 2025 join: at least 99 % of the fantasy positions' rows, and nobody to the wrong player. The
// rosters, read here on their own, say who somebody is.
import { readFileSync } from 'node:fs';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { nameKeys } from '@pylon/engine/vocabulary/name-keys';
import { expect, it } from 'vitest';
import { readSharedFile, readValue, sharedBytes } from '../../testing/shared-files.ts';
import { readConsensus, readWeeklyConsensus } from '../dynastyprocess/consensus.ts';
import { readPlayerIds } from '../dynastyprocess/player-ids.ts';
import { readFfcAdp } from '../ffc/adp.ts';
import { readImport } from '../imports/read-import.ts';
import { readAdvancedPassing, readAdvancedReceiving, readAdvancedRushing } from '../nflverse/advanced.ts';
import { readDepthCharts } from '../nflverse/depth-charts.ts';
import { readInjuries } from '../nflverse/injuries.ts';
import { readNextGenPassing, readNextGenReceiving, readNextGenRushing } from '../nflverse/next-gen.ts';
import { readPlayerWeeks } from '../nflverse/player-weeks.ts';
import { readRosters } from '../nflverse/rosters.ts';
import { readSnapCounts } from '../nflverse/snap-counts.ts';
import { isObject, readJson, textIn } from '../reading/json.ts';
import { readSleeperPlayers } from '../sleeper/players.ts';
import { readSleeperProjections, readSleeperStats } from '../sleeper/weeks.ts';
import { buildCrosswalk } from './crosswalk.ts';
import { type Joined, join, type Whom } from './join.ts';
import { FANTASY_POSITIONS, isTeamDefense, type RosterPosition, toRosterPosition } from './positions.ts';

const SEASON = 2025;
type Row = Omit<Whom, 'season'>;

/** Position and name of every Sleeper id, which the weekly answers do not say. */
function sleeperPlayers(): ReadonlyMap<string, { name: string; position: string }> {
  const json = readValue(readJson(sharedBytes('sleeper/players_nfl_min_2026-08.json.gz'), 'min'));
  const players = isObject(json) ? Object.entries(json) : [];
  return new Map(
    players.flatMap(([id, player]) =>
      isObject(player)
        ? [[id, { name: textIn(player, 'name') ?? '', position: textIn(player, 'pos') ?? '' }] as const]
        : [],
    ),
  );
}

/** The rows of one Sleeper kind, each with the name and position that Sleeper's list of players gives. */
function sleeperRows(kind: 'stats' | 'projections'): readonly Row[] {
  const players = sleeperPlayers();
  const read = kind === 'stats' ? readSleeperStats : readSleeperProjections;
  return Array.from({ length: 18 }, (_, index) => `sleeper/${kind}/nfl/regular/${SEASON}/${index + 1}.json.gz`).flatMap(
    (path) =>
      readSharedFile(read, path).flatMap(({ sleeperId }) =>
        sleeperId === null ? [] : [{ ids: { sleeper: sleeperId }, ...players.get(sleeperId) }],
      ),
  );
}

/** The rows of an operator's file. */
function importRows(path: string): readonly Row[] {
  const imported = readValue(readImport({ name: path, bytes: readFileSync(sharedPath(`data/${path}`)) }));
  const lines = [...(imported.adp ?? []), ...(imported.rankings ?? []), ...(imported.projections ?? [])];
  return [...new Set(lines.map(({ who }) => who))].filter(({ position }) => !isTeamDefense(position));
}

const depthRows = (): readonly Row[] => {
  const charts = readSharedFile(readDepthCharts, 'nflverse/depth_charts_2025_weekly_snapshots.csv.gz');
  if (charts.schema !== 'snapshots') throw new Error('the charts of 2025 are snapshots');
  return charts.records
    .filter(({ gsis_id: gsis, espn_id: espn, player_name: name }) => gsis ?? espn ?? name)
    .map(({ gsis_id: gsis, espn_id: espn, player_name: name, pos_abb: position, team: teamId }) => ({
      ids: { gsis, espn },
      name,
      position,
      teamId,
    }));
};

const nextGenRow = (r: {
  player_gsis_id: string;
  player_display_name: string;
  player_position: string | null;
  team_abbr: Whom['teamId'];
}): Row => ({
  ids: { gsis: r.player_gsis_id },
  name: r.player_display_name,
  position: r.player_position,
  teamId: r.team_abbr,
});
const advancedRow = (r: { pfr_player_id: string; pfr_player_name: string; team: Whom['teamId'] }): Row => ({
  ids: { pfr: r.pfr_player_id },
  name: r.pfr_player_name,
  teamId: r.team,
});

const FILES: readonly (readonly [string, () => readonly Row[]])[] = [
  [
    'weekly box scores',
    () =>
      readSharedFile(readPlayerWeeks, 'nflverse/stats_player_week_2025.csv.gz')
        .weeks.filter(({ gsisId }) => gsisId !== null)
        .map(({ gsisId: gsis, name, position, teamId }) => ({ ids: { gsis }, name, position, teamId })),
  ],
  [
    'snap counts',
    () =>
      readSharedFile(readSnapCounts, 'nflverse/snap_counts_2025.csv.gz').map(
        ({ pfr_player_id: pfr, player: name, position, team: teamId }) => ({ ids: { pfr }, name, position, teamId }),
      ),
  ],
  [
    'injury reports',
    () =>
      readSharedFile(readInjuries, 'nflverse/injuries_2025.csv').map(
        ({ gsis_id: gsis, full_name: name, position, team: teamId }) => ({ ids: { gsis }, name, position, teamId }),
      ),
  ],
  ['depth charts', depthRows],
  ['Next Gen passing', () => readSharedFile(readNextGenPassing, 'nflverse/ngs_2025_passing.csv').map(nextGenRow)],
  ['Next Gen rushing', () => readSharedFile(readNextGenRushing, 'nflverse/ngs_2025_rushing.csv').map(nextGenRow)],
  ['Next Gen receiving', () => readSharedFile(readNextGenReceiving, 'nflverse/ngs_2025_receiving.csv').map(nextGenRow)],
  [
    'advanced passing',
    () => readSharedFile(readAdvancedPassing, 'nflverse/advstats_week_pass_2025.csv').map(advancedRow),
  ],
  [
    'advanced rushing',
    () => readSharedFile(readAdvancedRushing, 'nflverse/advstats_week_rush_2025.csv').map(advancedRow),
  ],
  [
    'advanced receiving',
    () => readSharedFile(readAdvancedReceiving, 'nflverse/advstats_week_rec_2025.csv').map(advancedRow),
  ],
  ['Sleeper box scores', () => sleeperRows('stats')],
  ['Sleeper projections', () => sleeperRows('projections')],
  [
    'weekly consensus',
    () =>
      readSharedFile(readWeeklyConsensus, 'dynastyprocess/fp_latest_weekly.csv')
        .filter(({ pos }) => !isTeamDefense(pos))
        .map(({ fantasypros_id: fantasypros, player_name: name, pos: position, team: teamId }) => ({
          ids: { fantasypros },
          name,
          position,
          teamId,
        })),
  ],
  ...['standard', 'half-ppr', 'ppr'].map(
    (format) =>
      [
        `Fantasy Football Calculator ${format}`,
        () =>
          readSharedFile(readFfcAdp, `ffc/api/${format}_12_2025.json`).entries.filter(
            ({ position }) => !isTeamDefense(position),
          ),
      ] as const,
  ),
  ...[
    'fantasypros/2025/FantasyPros_2025_Draft_ALL_Rankings_2025-08-16.csv',
    'fantasypros/2025/FantasyPros_2025_Dynasty_ALL_Rankings_2025-08-08.csv',
    'fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-15.csv',
    'fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-23.csv',
    'fantasypros/2025/FantasyPros_Fantasy_Football_Projections_FLX_2025-08-23.csv',
    'fantasypros/2025/FantasyPros_Fantasy_Football_Projections_K_2025-08-21.csv',
    'fantasypros/2025/FantasyPros_Fantasy_Football_Projections_QB_2025-08-23.csv',
    'expert_rankings_2025/FantasyNow_PPR_2025-07-31.csv',
    'expert_rankings_2025/FantasyPros_2025_PPR_expert_consensus_2025-07-29.csv',
    'expert_rankings_2025/FantasyPros_2025_Top10_Accurate_PPR_2025-07-31.csv',
    'expert_rankings_2025/FantasyPros_half_PPR_tiers_2025-08-30.csv',
    'multi_site_adp_2025/4for4_multisite_adp_espn_2025-07-29.csv',
    'multi_site_adp_2025/4for4_underdog_adp_2025-07-29.csv',
    'mfl/mfl_adp_2025_season_aggregate.csv',
    ...['QB', 'RB', 'WR', 'TE', 'K'].map((position) => `nfl_com/projections/2025/07/${position}_projected.csv`),
  ].map((path) => [path, () => importRows(path)] as const),
];

/** Who is who by the rosters of 2025 alone. */
interface Known {
  readonly names: Set<string>;
  readonly positions: Set<RosterPosition>;
  readonly teams: Set<string>;
}

function knownPlayers(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const path of ['nflverse/roster_weekly_2025.csv.gz', 'nflverse/roster_2025.csv.gz']) {
    for (const record of readSharedFile(readRosters, path)) {
      if (!record.gsis_id) continue;
      const player = known.get(record.gsis_id) ?? { names: new Set(), positions: new Set(), teams: new Set() };
      const { full_name: full, first_name: first, football_name: football, last_name: last } = record;
      for (const name of [full, `${first} ${last}`, `${football} ${last}`])
        for (const key of nameKeys(name)) player.names.add(key);
      const position = toRosterPosition(record.position);
      if (position) player.positions.add(position);
      player.teams.add(record.team);
      known.set(record.gsis_id, player);
    }
  }
  return known;
}

/**
 * Looked up by hand: one person each, who changed to another unit and of whom Sleeper still has the former position.
 */
const CHANGED_UNITS = new Set(['Bo Melton', 'Haggai Ndubuisi', 'Scott Matlock', 'Ben VanSumeren']);

const OFFENSE: readonly RosterPosition[] = ['QB', 'RB', 'WR', 'TE'];
const DEFENSE: readonly RosterPosition[] = ['DL', 'LB', 'DB'];
const unitOf = (position: RosterPosition): string =>
  OFFENSE.includes(position) ? 'offence' : DEFENSE.includes(position) ? 'defence' : position;
const familyOf = (key: string): string => key.split(' ').at(-1) ?? '';

/**
 * Whether a join is evidently to somebody else. Right are: their own name, with their unit or their team (lists from
 * before the season give former teams and former positions); another given name of theirs, with family name, position
 * and, where the row has one, team; a changed name, with position and team.
 */
function isWrong(row: Row, joined: Joined & { ok: true }, known: ReadonlyMap<string, Known>): boolean {
  const player = known.get(joined.person.playerId);
  if (!player || !row.name) return false;
  const keys = nameKeys(row.name);
  const said = toRosterPosition(row.position ?? null);
  const samePosition = said === undefined || player.positions.has(said);
  const sameUnit = said === undefined || [...player.positions].some((position) => unitOf(position) === unitOf(said));
  const sameTeam = !!row.teamId && player.teams.has(row.teamId);
  const sameFamily = keys.some((key) => [...player.names].some((name) => familyOf(name) === familyOf(key)));
  const right = keys.some((key) => player.names.has(key))
    ? sameUnit || sameTeam || CHANGED_UNITS.has(row.name)
    : samePosition && said !== undefined && (sameTeam || (sameFamily && !row.teamId));
  return !right;
}

const isFantasy = (row: Row, joined: Joined): boolean => {
  const position = (joined.ok ? joined.person.position : undefined) ?? toRosterPosition(row.position ?? null);
  return position !== undefined && FANTASY_POSITIONS.has(position);
};

describeShared('joining the rows of 2025', () => {
  it('joins at least 99 % of fantasy-position rows in all, at least 98.5 % of every file, and none to the wrong player', {
    timeout: 120_000,
  }, () => {
    const rosters = [
      {
        season: 2025,
        seasonal: readSharedFile(readRosters, 'nflverse/roster_2025.csv.gz'),
        weekly: readSharedFile(readRosters, 'nflverse/roster_weekly_2025.csv.gz'),
      },
      { season: 2026, seasonal: readSharedFile(readRosters, 'nflverse/roster_2026.csv'), weekly: [] },
    ];
    const { people } = buildCrosswalk(
      rosters,
      readSharedFile(readPlayerIds, 'dynastyprocess/db_playerids.csv.gz'),
      readSharedFile(readSleeperPlayers, 'sleeper/players_nfl_full_schema_sample_2025-09.json').claims,
    );
    const known = knownPlayers();
    const wrong = new Set<string>();
    const shares: [string, number][] = [];
    let rows = 0;
    let joinedRows = 0;
    let checked = 0;
    for (const [file, read] of FILES) {
      let ofFile = 0;
      let joinedOfFile = 0;
      for (const row of read()) {
        const result = join(people, { ...row, season: SEASON });
        if (result.ok && known.has(result.person.playerId) && row.name) {
          checked++;
          if (isWrong(row, result, known))
            wrong.add(
              `${file}: ${row.name} ${row.position} ${row.teamId} → ${result.person.firstName} ${result.person.lastName} ${result.person.position} by ${result.by}`,
            );
        }
        if (!isFantasy(row, result)) continue;
        ofFile++;
        if (result.ok) joinedOfFile++;
      }
      rows += ofFile;
      joinedRows += joinedOfFile;
      shares.push([file, joinedOfFile / ofFile]);
    }
    console.log(
      `2025: ${joinedRows} of ${rows} fantasy-position rows joined (${((100 * joinedRows) / rows).toFixed(2)} %), ${checked} joins checked, ${wrong.size} wrong`,
    );
    expect([...wrong]).toEqual([]);
    expect(joinedRows / rows).toBeGreaterThanOrEqual(0.99);
    expect(shares.filter(([, share]) => share < 0.985)).toEqual([]);
    expect(checked).toBeGreaterThan(150_000);
  });

  it('joins at least 99 % of the expert consensus of 2026', () => {
    const rosters = [
      { season: 2026, seasonal: readSharedFile(readRosters, 'nflverse/roster_2026.csv'), weekly: [] },
      { season: 2025, seasonal: readSharedFile(readRosters, 'nflverse/roster_2025.csv.gz'), weekly: [] },
    ];
    const { people } = buildCrosswalk(rosters, readSharedFile(readPlayerIds, 'dynastyprocess/db_playerids.csv.gz'), []);
    const rows = readSharedFile(readConsensus, 'dynastyprocess/db_fpecr_latest.csv.gz').filter(
      ({ pos }) => pos !== 'DST',
    );
    const joined = rows.filter(
      ({ id, player: name, pos: position, team: teamId }) =>
        join(people, { ids: { fantasypros: id }, name, position, teamId, season: 2026 }).ok,
    );
    expect(joined.length / rows.length).toBeGreaterThanOrEqual(0.99);
  });
});
