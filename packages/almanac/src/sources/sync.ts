// A sync: fetch the sources' files, read and check them, join the players, and deliver rows of every table as they were
// known on a day. A bad file of teams, games or players refuses everything; any other costs what it feeds, or a few of
// its records.
import { latestDay } from '../house/days.ts';
import type { TableRows } from '../tables/all.ts';
import { CONSENSUS_EXPERTS, readConsensus, readWeeklyConsensus } from './dynastyprocess/consensus.ts';
import { readPlayerIds } from './dynastyprocess/player-ids.ts';
import type { Imported, ImportFile } from './imports/import-file.ts';
import { newestImports } from './imports/newest-imports.ts';
import { readImport } from './imports/read-import.ts';
import { assemble } from './joining/assemble.ts';
import type { JoinReport } from './joining/join.ts';
import type { RowsBefore, SettledLoss } from './joining/kept.ts';
import { withToldGames } from './joining/told-games.ts';
import { loadMarket } from './market/load-market.ts';
import { type DraftPickRecord, readDraftPicks } from './nflverse/draft-picks.ts';
import { readGames } from './nflverse/games.ts';
import { readTeams } from './nflverse/teams.ts';
import { ADDRESSES } from './reading/addresses.ts';
import { Calendar, seasonOf } from './reading/calendar.ts';
import type { Fault } from './reading/faults.ts';
import { type Fetcher, fetcherWithout } from './reading/fetcher.ts';
import { type Feed, Loader, type Progress, type SourceFile } from './reading/loading.ts';
import type { SeasonCheck } from './reading/season-check.ts';
import { readSleeperPlayers } from './sleeper/players.ts';
import { readSleeperState, type SleeperState } from './sleeper/state.ts';
import { loadSeason } from './weeks/season-files.ts';

const CONSENSUS: ReadonlySet<string | undefined> = new Set(Object.values(CONSENSUS_EXPERTS));

export interface SyncOptions {
  readonly fetcher: Fetcher;
  /** Day of the edition ('2026-11-21'): nothing that became known later goes in. */
  readonly asOf: string;
  /** Day on which the sources are asked, of answers that do not say their own; default: the edition's. */
  readonly askedOn?: string;
  /** Moment of asking ('2026-11-22T19:30:00Z'), of which the score of a live game is; default: that day's noon. */
  readonly askedAt?: string;
  /** Last day whose games are over; default: the edition's day, whose games are told of as they end. */
  readonly resultsUntil?: string;
  /** Seasons to read; default: {@link seasonsOn}. */
  readonly seasons?: readonly number[];
  /** An operator's files, the newest first. */
  readonly imports?: readonly ImportFile[];
  /**
   * Whether a source of the market is asked again, by its name; else what it said stays. Default, and without an
   * edition before: yes.
   */
  readonly isMarketDue?: (name: string) => boolean;
  /** Sources that are not asked, and of which nothing stays; names of SPARE_SOURCES. */
  readonly off?: readonly string[];
  /** The edition that this one would follow; null when there is none. */
  readonly before?: () => Promise<RowsBefore | null>;
  readonly onProgress?: (progress: Progress) => void;
}

/** An operator's file that went in. */
export interface ImportedFile {
  readonly file: string;
  readonly kind: string;
  /** Newest day of its rows; null where only the calendar dates them. */
  readonly asOf: string | null;
  readonly rows: number;
}

/** What a sync did, for an operator. */
export interface SyncReport {
  readonly asOf: string;
  readonly seasons: readonly number[];
  readonly files: readonly SourceFile[];
  readonly imports: readonly ImportedFile[];
  readonly joins: readonly JoinReport[];
  readonly checks: readonly SeasonCheck[];
  /** Roster records without any id; they cannot be followed from file to file. */
  readonly rostersWithoutId: number;
  /** What was wrong with files that the edition can do without, and what of the edition before stands in. */
  readonly losses: readonly SettledLoss[];
  /** Where Sleeper says the season stands; undated, so only for comparison. */
  readonly sleeperState: SleeperState | null;
}

export type SyncResult =
  | { readonly ok: true; readonly rows: TableRows; readonly report: SyncReport }
  | {
      readonly ok: false;
      readonly faults: readonly Fault[];
      /** As far as they were asked for. */
      readonly files: readonly SourceFile[];
    };

/**
 * The season of a day and the last one before it that the schedule has.
 * @example seasonsOn('2026-11-21', [2023, 2025, 2026]) // → [2025, 2026]
 */
export function seasonsOn(asOf: string, scheduled: readonly number[]): readonly number[] {
  const season = seasonOf(asOf);
  return [...scheduled]
    .filter((year) => year <= season)
    .sort((a, b) => a - b)
    .slice(-2);
}

/** Reads the sources. Needed are the teams, the games and a roster of at least one season. */
export async function readSources(options: SyncOptions): Promise<SyncResult> {
  const { fetcher, asOf, off = [], onProgress = () => {} } = options;
  const loader = new Loader(fetcherWithout(off, fetcher), onProgress);
  const [teams, games] = await Promise.all([
    loader.needed(ADDRESSES.teams(), readTeams),
    loader.needed(ADDRESSES.games(), readGames),
  ]);
  if (!teams || !games) return { ok: false, faults: loader.faults, files: loader.files };
  const calendar = new Calendar(
    games.value.map(({ scheduled }) => scheduled),
    options.resultsUntil,
  );
  const seasons = options.seasons ?? seasonsOn(asOf, calendar.seasons);

  const seasonFiles = [];
  for (const season of seasons) seasonFiles.push(await loadSeason(loader, season, calendar, asOf));
  if (!seasonFiles.some(({ rosters, weeklyRosters }) => rosters ?? weeklyRosters)) {
    const file = ADDRESSES.rosters(seasons.at(-1) ?? seasonOf(asOf))[0] ?? '';
    loader.refuse([{ file, row: null, column: null, reason: 'absent', detail: 'no season has a roster' }]);
  }
  const inSeasons = ({ season }: { readonly season: number }): boolean => seasons.includes(season);
  const consensusFeed: Feed = {
    table: 'rankings',
    has: (row) => inSeasons(row) && CONSENSUS.has(row.expert) && row.period !== 'weekly',
  };
  const weeklyFeed: Feed = {
    table: 'rankings',
    has: (row) => inSeasons(row) && CONSENSUS.has(row.expert) && row.period === 'weekly',
  };
  const [playerIds, sleeperPlayers, sleeperState, consensus, weeklyConsensus, draftPicks] = await Promise.all([
    loader.faultless(ADDRESSES.playerIds(), readPlayerIds),
    loader.optional(ADDRESSES.sleeperPlayers(), readSleeperPlayers),
    loader.optional(ADDRESSES.sleeperState(), readSleeperState),
    loader.optional(ADDRESSES.consensus(), readConsensus, [consensusFeed]),
    loader.optional(ADDRESSES.weeklyConsensus(), readWeeklyConsensus, [weeklyFeed]),
    loadDraftPicks(loader, seasons),
  ]);
  const before = (await options.before?.()) ?? null;
  const { isMarketDue = () => true, askedOn = asOf, askedAt = `${askedOn}T12:00:00Z` } = options;
  const isAsked = before === null ? () => true : isMarketDue;
  const market = await loadMarket(loader, seasons, calendar, { askedOn, isAsked });
  // How games stand today is not known on a day before.
  const told = askedOn > asOf ? [] : market.flatMap(({ value }) => value.games ?? []);
  const gamesNow = withToldGames(games.value, { told, askedAt, before, off });
  const imports = readImports(loader, options.imports ?? []);
  if (loader.faults.length > 0) return { ok: false, faults: loader.faults, files: loader.files };

  const total = loader.files.length;
  onProgress({ phase: 'joining', what: 'players', done: total, total });
  const { rows, joins, checks, rostersWithoutId, losses } = assemble({
    asOf,
    season: seasonOf(asOf),
    calendar,
    teams: teams.value,
    games: gamesNow,
    seasons: seasonFiles,
    playerIds: playerIds?.value ?? [],
    sleeperClaims: sleeperPlayers?.value.claims ?? [],
    sleeperNow: sleeperPlayers?.value.now ?? [],
    consensus,
    weeklyConsensus,
    draftPicks,
    market,
    imports,
    losses: loader.losses,
    off,
    before,
  });
  const report: SyncReport = {
    asOf,
    seasons,
    files: loader.files,
    imports: imports.map(({ file, imported }) => importedFile(file, imported)),
    joins,
    checks,
    rostersWithoutId,
    losses,
    sleeperState: sleeperState?.value ?? null,
  };
  return { ok: true, rows, report };
}

/** The draft's one file of all classes; where only single classes are kept, those of the seasons. */
async function loadDraftPicks(loader: Loader, seasons: readonly number[]) {
  const anyClass: Feed = { table: 'draftPicks', has: () => true, isInPart: true };
  const all = await loader.optional(ADDRESSES.draftPicks(), readDraftPicks, [anyClass]);
  if (all) return all;
  const value: DraftPickRecord[] = [];
  let file: string | undefined;
  for (const season of seasons) {
    const ofClass: Feed = { table: 'draftPicks', has: (row) => row.season === season };
    const found = await loader.optional(ADDRESSES.draftClass(season), readDraftPicks, [ofClass]);
    if (found) value.push(...found.value);
    file ??= found?.file;
  }
  return file === undefined ? undefined : { value, file };
}

function importedFile(file: string, { kind, ...lists }: Imported): ImportedFile {
  const rows = Object.values(lists).flat();
  return { file, kind, asOf: latestDay(rows.flatMap((row) => row.asOf ?? [])) || null, rows: rows.length };
}

function readImports(loader: Loader, files: readonly ImportFile[]): readonly { file: string; imported: Imported }[] {
  const read = files.flatMap((file) => {
    const { name, importedAt } = file;
    const outcome = readImport(file);
    if (outcome.ok) return { file: name, ...(importedAt && { importedAt }), imported: outcome.value };
    loader.lose(name, outcome.reason); // read when it was taken in; a product of today may see it otherwise
    return [];
  });
  return newestImports(read);
}
