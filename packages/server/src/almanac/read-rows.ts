import type { EditionMode, EditionSource } from '@pylon/almanac/editions/edition';
import type { StoredImport } from '@pylon/almanac/editions/store';
import { latestDay } from '@pylon/almanac/house/days';
import { SAMPLE_DATE, sampleDate, sampleSeason } from '@pylon/almanac/sample/sample-season';
import type { RowsBefore, SettledLoss } from '@pylon/almanac/sources/joining/kept';
import { MARKET_SOURCES } from '@pylon/almanac/sources/market/market-sources';
import { seasonOf } from '@pylon/almanac/sources/reading/calendar';
import { faultLine } from '@pylon/almanac/sources/reading/faults';
import { mirrorFetcher, sourceFetcher } from '@pylon/almanac/sources/reading/fetcher';
import type { SourceFile } from '@pylon/almanac/sources/reading/loading';
import { readSources, type SyncReport } from '@pylon/almanac/sources/sync';
import type { TableRows } from '@pylon/almanac/tables/all';
import type { OutboundParts } from '@pylon/outbound/outbound';
import { dayOf } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ReadProgress } from './progress.ts';
import { fileOf, publisherOf, seriesOf } from './source-names.ts';
import type { RowsOutcome } from './sync.ts';

/** One way to get the rows of an edition. */
export interface RowsReader {
  /** Day up to which things are known. */
  readonly asOf: string;
  /** @param builtBefore when the edition before was built; null without one */
  read(
    imports: readonly StoredImport[],
    before: () => Promise<RowsBefore | null>,
    builtBefore: Date | null,
  ): Promise<RowsOutcome>;
}

/** The sample season is always the same one. */
const SAMPLE_SEED = 1;

/** The reader of a data mode. */
export function rowsReader(
  mode: EditionMode,
  { mirror, frozenAt, sourcesOff }: Pick<Config, 'mirror' | 'frozenAt' | 'sourcesOff'>,
  { outbound, onProgress }: { readonly outbound: OutboundParts; readonly onProgress: ReadProgress },
): RowsReader {
  if (mode === 'sample') return sampleReader(frozenAt, onProgress);
  const asOf = dayOf(frozenAt ?? new Date());
  const isMirror = mode === 'mirror' && mirror !== null;
  const fetcher = isMirror ? mirrorFetcher(mirror) : sourceFetcher(outbound);
  return {
    asOf,
    async read(imports, before, builtBefore) {
      const result = await readSources({
        fetcher,
        off: sourcesOff,
        isMarketDue: isMirror || isMarketDue(builtBefore, new Date()),
        asOf,
        // What the sources say today is not known on a frozen day before.
        askedOn: isMirror ? asOf : dayOf(new Date()),
        before,
        ...(frozenAt && { resultsUntil: dayBefore(frozenAt) }),
        imports: imports.map(({ name, content, options }) => ({ name, bytes: Buffer.from(content), options })),
        onProgress: ({ what, done, total }) => onProgress({ kind: 'file', name: fileOf(what), done, total }),
      });
      if (!result.ok) return { ok: false, faults: result.faults.map(faultLine) };
      tellSources(result.report, onProgress);
      const sources = [...publishedSources(result.report, result.rows), ...importedSources(result.report, asOf)];
      const { losses } = result.report;
      const faults = losses.map((loss) => (loss.fault ? `${lossLine(loss)} (${loss.fault})` : lossLine(loss)));
      const notes = [...faults, joinNote(result.report)];
      return { ok: true, rows: result.rows, sources, notes, losses: losses.map(lossLine) };
    },
  };
}

/** The market is asked in each of so many hours once: its lists change by the day. */
const MARKET_MS = 6 * 3_600_000;

/** Whether the market is asked anew. @param builtBefore when the edition before was built; null without one */
export const isMarketDue = (builtBefore: Date | null, now: Date): boolean =>
  builtBefore === null || Math.floor(builtBefore.getTime() / MARKET_MS) < Math.floor(now.getTime() / MARKET_MS);

/** While the clock is frozen the day's own games are still to come, whatever the files say. */
const dayBefore = (moment: Date): string => dayOf(new Date(moment.getTime() - 24 * 3_600_000));

/** The sample of the season that the clock is in, as it stands on its own day. */
function sampleReader(frozenAt: Date | null, onProgress: ReadProgress): RowsReader {
  const season = frozenAt && { year: seasonOf(dayOf(frozenAt)) };
  const asOf = season ? sampleDate(season.year) : SAMPLE_DATE;
  return {
    asOf,
    read: async () => {
      const rows = sampleSeason({ seed: SAMPLE_SEED, ...season });
      const count = Object.values(rows).reduce((sum, entries) => sum + entries.length, 0);
      const name = 'Pylon sample season';
      onProgress({ kind: 'source', name, files: 0, rows: count, note: 'invented players, made by a generator' });
      return { ok: true, rows, sources: [{ name, url: null, asOf, rows: count }], notes: [], losses: [] };
    },
  };
}

const filesByPublisher = (report: SyncReport): ReadonlyMap<string, readonly SourceFile[]> =>
  Map.groupBy(report.files, ({ url }) => publisherOf(url));

const isRead = ({ status }: SourceFile): boolean => status === 'read';

function tellSources(report: SyncReport, onProgress: ReadProgress): void {
  for (const [name, files] of filesByPublisher(report)) {
    const absent = files.filter(({ status }) => status === 'absent').length;
    const unreachable = files.filter(({ status }) => status === 'unreachable').length;
    const off = files.filter(({ status }) => status === 'off').length;
    const note = [
      absent && `${absent} not published`,
      unreachable && `${unreachable} did not answer`,
      off && `${off} switched off`,
    ]
      .filter((part) => part !== 0)
      .join(', ');
    const rows = files.reduce((sum, { records }) => sum + records, 0);
    onProgress({ kind: 'source', name, files: files.filter(isRead).length, rows, note });
  }
}

/** One source per publisher, with the newest day of what it published; one of whom only former lists stay, too. */
function publishedSources(report: SyncReport, rows: TableRows): EditionSource[] {
  const days = publisherDays(rows, report.asOf);
  const read = Map.groupBy(report.files.filter(isRead), ({ url }) => publisherOf(url));
  const now = [...read].flatMap(([name, files]) => {
    const [first] = files;
    if (!first) return [];
    const count = files.reduce((sum, { records }) => sum + records, 0);
    return [{ name, url: new URL(first.url).origin, asOf: days.get(name) ?? null, rows: count }];
  });
  const before = MARKET_SOURCES.flatMap(({ name, label, site }) => {
    const asOf = days.get(label);
    if (asOf === undefined || read.has(label)) return [];
    return [{ name: label, url: `https://${site.hosts[0]}`, asOf, rows: daysOf(rows, name).length }];
  });
  return [...now, ...before];
}

/**
 * Publishers date their lists; nflverse's day is that of the last game with a result or of the last depth chart. Lists
 * by position come from DynastyProcess alone, those over all positions from an operator too.
 */
export function publisherDays(rows: TableRows, asOf: string): ReadonlyMap<string, string> {
  const played = rows.games
    .filter(({ homeScore }) => homeScore !== null)
    .map(({ kickoff }) => dayOf(new Date(kickoff)));
  return new Map(
    Object.entries({
      nflverse: [...played, ...rows.depthCharts.flatMap((row) => row.asOf ?? [])],
      DynastyProcess: rows.rankings
        .filter(({ expert }) => expert === 'fantasypros-ecr-position')
        .map((row) => row.asOf),
      ...Object.fromEntries(MARKET_SOURCES.map(({ name, label }) => [label, daysOf(rows, name)])),
    }).flatMap(([name, days]) => {
      const newest = days.reduce((latest, day) => (day > latest && day <= asOf ? day : latest), '');
      return newest === '' ? [] : [[name, newest] as const];
    }),
  );
}

/** Days of a provider's lists. */
const daysOf = (rows: TableRows, name: string): readonly string[] =>
  [rows.adp, rows.projections, rows.auctionValues, rows.ownership, rows.tradeValues].flatMap((table) =>
    table.flatMap(({ provider, asOf }) => (provider === name ? asOf : [])),
  );

/**
 * An operator's files. Lists that come again and again, with the day in the file's name, are one source; of days that
 * are still to come nothing went in.
 */
export function importedSources({ imports }: Pick<SyncReport, 'imports'>, asOf: string): EditionSource[] {
  const known = imports.filter((file) => file.asOf === null || file.asOf <= asOf);
  return [...Map.groupBy(known, ({ file }) => seriesOf(file))].map(([name, files]) => ({
    name,
    url: null,
    asOf: latestDay(files.flatMap((file) => file.asOf ?? [])) || null,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
  }));
}

/** What a bad file costs, for everybody: the file's own name, and no word of where it lies here. */
function lossLine({ file, status, left, kept, keptAsOf }: SettledLoss): string {
  const name = fileOf(file);
  if (status === 'read')
    return `${name}: ${left === 1 ? 'one record is' : `${left} records are`} unreadable and left out.`;
  const why = {
    absent: 'is not published',
    unreachable: 'could not be fetched',
    refused: 'is damaged',
    off: 'is of a source that is switched off',
  }[status];
  const stays = keptAsOf === null ? 'what stood there before stays' : `what stood there before stays, of ${keptAsOf}`;
  return `${name} ${why}; ${kept > 0 ? stays : 'what it says is missing'}.`;
}

/** How many of the rows of fantasy positions found their player. */
function joinNote({ joins }: SyncReport): string {
  const rows = joins.reduce((sum, join) => sum + join.fantasyRows, 0);
  const joined = joins.reduce((sum, join) => sum + join.fantasyJoined, 0);
  const percent = rows === 0 ? 100 : (100 * joined) / rows;
  return `Joined ${percent.toFixed(2)} % of ${rows.toLocaleString('en-US')} rows of fantasy positions to their players.`;
}
