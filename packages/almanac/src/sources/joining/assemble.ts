// From files that were read to rows of every table, joined and cut at the day of the edition.
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import { type CollectedRows, emptyRows, TABLES, type TableName, type TableRows } from '../../tables/all.ts';
import type { teams } from '../../tables/reference.ts';
import type { RowOf, TableDefinition } from '../../tables/table.ts';
import {
  type ConsensusRecord,
  consensusRows,
  type WeeklyConsensusRecord,
  weeklyConsensusRows,
} from '../dynastyprocess/consensus.ts';
import type { Imported } from '../imports/import-file.ts';
import type { MarketAnswer } from '../market/load-market.ts';
import { advancedPassingRows, advancedReceivingRows, advancedRushingRows } from '../nflverse/advanced.ts';
import { chartedWeekRows } from '../nflverse/charting/charted-plays.ts';
import { depthChartRows } from '../nflverse/depth-charts.ts';
import { type DraftPickRecord, draftPickRows } from '../nflverse/draft-picks.ts';
import { gameAsOf, type ReadGame } from '../nflverse/games.ts';
import { injuryRows } from '../nflverse/injuries.ts';
import { nextGenPassingRows, nextGenReceivingRows, nextGenRushingRows } from '../nflverse/next-gen.ts';
import { teamSeasonRows } from '../nflverse/season-totals.ts';
import { snapCountRows } from '../nflverse/snap-counts.ts';
import { teamWeekRows } from '../nflverse/team-tendencies.ts';
import { usageWeekRows } from '../nflverse/usage-weeks.ts';
import type { Calendar } from '../reading/calendar.ts';
import { addDays } from '../reading/eastern-time.ts';
import type { Loss } from '../reading/loading.ts';
import { checkSeason, type SeasonCheck } from '../reading/season-check.ts';
import type { SleeperNow } from '../sleeper/players.ts';
import { teamOfWeek } from '../weeks/roster-weeks.ts';
import type { SeasonFiles } from '../weeks/season-files.ts';
import { statWeekRows } from '../weeks/stat-weeks.ts';
import { buildCrosswalk, type Crosswalk } from './crosswalk.ts';
import { dropToldBesideOwn, keepConsensus, keepHistories } from './histories.ts';
import { FileJoin, type JoinReport } from './join.ts';
import type { Joining } from './joining.ts';
import { addFormerPlayers, formerPlayers, keepRows, type RowsBefore, type SettledLoss } from './kept.ts';
import { listRows, sleeperProjectionRows } from './lists.ts';
import type { Claim } from './people.ts';
import { playerRows, playerSeasonRows } from './players.ts';
import { keepSaidThen } from './said-then.ts';
import { standingOf } from './standing.ts';

/** Everything that was read. */
export interface Files {
  readonly asOf: string;
  /** Season of the day. */
  readonly season: number;
  readonly calendar: Calendar;
  readonly teams: readonly RowOf<typeof teams>[];
  readonly games: readonly ReadGame[];
  readonly seasons: readonly SeasonFiles[];
  readonly playerIds: readonly Claim[];
  readonly sleeperClaims: readonly Claim[];
  readonly sleeperNow: readonly SleeperNow[];
  readonly consensus: { readonly value: readonly ConsensusRecord[]; readonly file: string } | undefined;
  readonly weeklyConsensus: { readonly value: readonly WeeklyConsensusRecord[]; readonly file: string } | undefined;
  readonly draftPicks: { readonly value: readonly DraftPickRecord[]; readonly file: string } | undefined;
  readonly market: readonly MarketAnswer[];
  readonly imports: readonly { readonly file: string; readonly imported: Imported }[];
  readonly losses: readonly Loss[];
  /** Names of sources that are switched off. */
  readonly off: readonly string[];
  /** The edition before; null when there was none. */
  readonly before: RowsBefore | null;
}

/** Rows, and how they came about. */
export interface Assembled {
  readonly rows: TableRows;
  readonly joins: readonly JoinReport[];
  readonly checks: readonly SeasonCheck[];
  /** Roster records of players without any id. */
  readonly rostersWithoutId: number;
  readonly losses: readonly SettledLoss[];
}

/** Draft classes before the first season that are kept: players of those are still around. */
const DRAFT_CLASSES_BEFORE = 12;

/** Makes the rows of all tables. Pure: the same files give the same rows. */
export function assemble(files: Files): Assembled {
  const { asOf, calendar } = files;
  const crosswalk = crosswalkOf(files);
  const { people } = crosswalk;
  const isLost = files.losses.some(({ status }) => status !== 'read' && status !== 'off');
  const playersOf = isLost ? addFormerPlayers : formerPlayers;
  const former = files.before && { rows: files.before, ids: playersOf(people, files.before) };
  const mentioned = new Set<PlayerId>();
  const joins: FileJoin[] = [];
  const fileJoin = (file: string): FileJoin => {
    const join = new FileJoin(people, file, mentioned);
    joins.push(join);
    return join;
  };
  const joining = (file: string): Joining => ({ join: fileJoin(file), calendar, asOf });
  const rows = emptyRows();
  rows.teams.push(...files.teams);
  addGames(rows, files);
  for (const season of files.seasons) addSeason(rows, season, files, crosswalk, joining);
  addLists(rows, files, joining);
  dropToldBesideOwn(rows); // before repeats are dropped: a site's own row stays, whichever was read first
  dropRepeats(rows);
  if (former) {
    keepSaidThen(rows, former, files, mentioned);
    keepHistories(rows, former, files, mentioned);
  }
  dropToldBesideOwn(rows);
  const losses = keepRows(rows, files.losses, former, mentioned);
  if (former) keepConsensus(rows, former, files, mentioned); // what stands in for a lost list has been counted
  const standing = standingOf(files, crosswalk, rows.injuries);
  rows.playerSeasons.push(...playerSeasonRows(people, standing));
  append(rows.players, playerRows(people, mentioned, standing));
  const reports = joins.map((join) => join.report()).filter((report) => report.rows > 0);
  return { rows, joins: reports, checks: checksOf(files), rostersWithoutId: crosswalk.withoutId, losses };
}

const crosswalkOf = ({ seasons, playerIds, sleeperClaims }: Files): Crosswalk =>
  buildCrosswalk(
    seasons.map(({ season, rosters, weeklyRosters }) => ({
      season,
      seasonal: rosters?.value ?? [],
      weekly: weeklyRosters?.value ?? [],
    })),
    playerIds,
    sleeperClaims,
  );

/** Appends without spreading: a season's rows are more than a call takes arguments. */
function append<R>(to: R[], more: readonly R[]): void {
  for (const row of more) to.push(row);
}

/** Games of the seasons whose pairing was known: nobody knows in November who plays in the Super Bowl. */
function addGames(rows: CollectedRows, { calendar, games, seasons, asOf }: Files): void {
  const weekAhead = addDays(asOf, 7);
  const over = calendar.lastResultDay(asOf);
  const wanted = new Set(seasons.map(({ season }) => season));
  append(
    rows.games,
    games
      .filter(({ row, scheduled }) => wanted.has(row.season) && calendar.pairingDay(scheduled) <= over)
      .map((game) => gameAsOf(game, over, weekAhead)),
  );
}

function addSeason(
  rows: CollectedRows,
  files: SeasonFiles,
  { calendar, asOf, games }: Files,
  { rosters }: Crosswalk,
  joining: (file: string) => Joining,
): void {
  const { season } = files;
  const longTouchdowns = files.plays && new Map(files.plays.value.usage.map((u) => [`${u.week} ${u.gsisId}`, u.long]));
  const scores = new Map(
    games.flatMap(({ row, scheduled }) =>
      scheduled.day > calendar.lastResultDay(asOf)
        ? []
        : ([
            [`${row.season} ${row.week} ${row.homeTeamId}`, row.awayScore],
            [`${row.season} ${row.week} ${row.awayTeamId}`, row.homeScore],
          ] as const),
    ),
  );
  append(
    rows.statWeeks,
    statWeekRows(
      {
        season,
        playerWeeks: files.playerWeeks?.value,
        playerWeeksJoin: joining(files.playerWeeks?.file ?? `player weeks ${season}`).join,
        sleeper: new Map(files.sleeperStats.flatMap(({ week, found }) => (found ? [[week, found.value]] : []))),
        sleeperJoin: joining(`sleeper stats ${season}`).join,
        longTouchdowns,
      },
      {
        calendar,
        asOf,
        teamOfWeek: teamOfWeek(rosters.get(season)?.weekly ?? []),
        scoreAgainst: (year, week, teamId) => scores.get(`${year} ${week} ${teamId}`) ?? null,
      },
    ),
  );
  if (files.plays) {
    const known = joining(files.plays.file);
    append(rows.usageWeeks, usageWeekRows(files.plays.value, known));
    append(rows.chartedWeeks, chartedWeekRows(files.plays.value.charted, known));
    append(rows.teamWeeks, teamWeekRows(files.plays.value.tendencies, known));
  }
  if (files.teamSeasons) append(rows.teamSeasons, teamSeasonRows(files.teamSeasons.value, calendar, asOf));
  addUsage(rows, files, joining);
  const projections = joining(`sleeper projections ${season}`);
  for (const { week, found } of files.sleeperProjections) {
    if (found) append(rows.projections, sleeperProjectionRows(found.value, season, week, projections));
  }
}

function addUsage(rows: CollectedRows, files: SeasonFiles, joining: (file: string) => Joining): void {
  const fill = <T, R>(
    to: R[],
    found: { readonly value: T; readonly file: string } | undefined,
    make: (value: T, joining: Joining) => readonly R[],
  ) => {
    if (found) append(to, make(found.value, joining(found.file)));
  };
  fill(rows.snapCounts, files.snapCounts, snapCountRows);
  fill(rows.injuries, files.injuries, injuryRows);
  fill(rows.depthCharts, files.depthCharts, depthChartRows);
  fill(rows.nextGenPassing, files.ngsPassing, nextGenPassingRows);
  fill(rows.nextGenRushing, files.ngsRushing, nextGenRushingRows);
  fill(rows.nextGenReceiving, files.ngsReceiving, nextGenReceivingRows);
  fill(rows.advancedPassing, files.pfrPassing, advancedPassingRows);
  fill(rows.advancedRushing, files.pfrRushing, advancedRushingRows);
  fill(rows.advancedReceiving, files.pfrReceiving, advancedReceivingRows);
}

function addLists(rows: CollectedRows, files: Files, joining: (file: string) => Joining): void {
  const { consensus, weeklyConsensus, draftPicks, seasons } = files;
  const wanted = new Set(seasons.map(({ season }) => season));
  const inSeasons = <R extends { readonly season: number }>(list: readonly R[]) =>
    list.filter(({ season }) => wanted.has(season));
  if (consensus) append(rows.rankings, inSeasons(consensusRows(consensus.value, joining(consensus.file))));
  if (weeklyConsensus) {
    append(rows.rankings, inSeasons(weeklyConsensusRows(weeklyConsensus.value, joining(weeklyConsensus.file))));
  }
  if (draftPicks) {
    const from = Math.min(...wanted) - DRAFT_CLASSES_BEFORE;
    append(rows.draftPicks, draftPickRows(draftPicks.value, from, joining(draftPicks.file)));
  }
  const brought = files.imports.map(({ file, imported }) => ({ file, value: imported }));
  for (const { file, value } of [...files.market, ...brought]) {
    const list = listRows(value, joining(file));
    append(rows.adp, inSeasons(list.adp));
    append(rows.rankings, inSeasons(list.rankings));
    append(rows.projections, inSeasons(list.projections));
    append(rows.auctionValues, inSeasons(list.auctionValues));
    append(rows.ownership, inSeasons(list.ownership));
    append(rows.tradeValues, inSeasons(list.tradeValues));
  }
}

/**
 * Two imports may hold the same list, or one that a source delivers too, and two of a file's records may turn out to be
 * of one player: the first stays.
 */
function dropRepeats(rows: CollectedRows): void {
  const drop = <N extends TableName>(table: N) => {
    const { key }: TableDefinition = TABLES[table];
    const first = new Map<string, TableRows[N][number]>();
    for (const row of rows[table] as readonly TableRows[N][number][]) {
      const id = key.map((name) => row[name as keyof typeof row]).join(' ');
      if (!first.has(id)) first.set(id, row);
    }
    if (first.size < rows[table].length) rows[table] = [...first.values()] as CollectedRows[N]; // rows of the same table
  };
  for (const table of Object.keys(TABLES) as TableName[]) drop(table);
}

const checksOf = ({ seasons, calendar, asOf }: Files): readonly SeasonCheck[] =>
  seasons.flatMap(({ season, playerSeasons, playerWeeks }) => {
    const end = calendar.regularSeasonEnd(season);
    if (!playerSeasons || !playerWeeks || end === undefined || end > calendar.lastResultDay(asOf)) return [];
    return checkSeason(season, playerSeasons.value, playerWeeks.value.weeks);
  });
