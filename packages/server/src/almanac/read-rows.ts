import type { EditionMode } from '@pylon/almanac/editions/edition';
import type { StoredImport } from '@pylon/almanac/editions/store';
import { SAMPLE_DATE, sampleDate, sampleSeason } from '@pylon/almanac/sample/sample-season';
import type { RowsBefore } from '@pylon/almanac/sources/joining/kept';
import { MARKET_SOURCES } from '@pylon/almanac/sources/market/market-sources';
import { seasonOf } from '@pylon/almanac/sources/reading/calendar';
import { faultLine } from '@pylon/almanac/sources/reading/faults';
import { mirrorFetcher, sourceFetcher } from '@pylon/almanac/sources/reading/fetcher';
import type { SourceFile } from '@pylon/almanac/sources/reading/loading';
import { readSources, type SyncReport } from '@pylon/almanac/sources/sync';
import { keyOf, learnedFrom } from '@pylon/almanac/sources/timetable/learned';
import { phaseAt } from '@pylon/almanac/sources/timetable/phases';
import { type Family, isDue } from '@pylon/almanac/sources/timetable/refreshes';
import { BRAND } from '@pylon/contract/brand';
import type { OutboundParts } from '@pylon/outbound/outbound';
import { dayOf } from '../clock.ts';
import type { Config } from '../config.ts';
import { originOf } from './data-mode.ts';
import { importedSources, publishedSources } from './edition-sources.ts';
import { keepingAnswers } from './kept-answers.ts';
import type { ReadProgress } from './progress.ts';
import { failingDays, lossLine, withCosts } from './source-costs.ts';
import type { SourceMemory } from './source-memory.queries.ts';
import { fileOf, publisherOf } from './source-names.ts';
import type { RowsOutcome } from './sync.ts';

/** One way to get the rows of an edition. */
export interface RowsReader {
  /** Day up to which things are known. */
  readonly asOf: string;
  read(imports: readonly StoredImport[], before: () => Promise<RowsBefore | null>): Promise<RowsOutcome>;
}

/** At whose pace a source is asked, where that is not the market's. */
const FAMILIES = new Map(MARKET_SOURCES.map(({ name, family }) => [name, family]));

/** The sample season is always the same one. */
const SAMPLE_SEED = 1;

/** What the reader of a data mode reads with. */
interface ReaderParts {
  readonly outbound: OutboundParts;
  readonly memory: SourceMemory;
  readonly onProgress: ReadProgress;
}

/** The reader of a data mode. What it learns of the sources is kept, even when they are refused. */
export function rowsReader(
  mode: EditionMode,
  config: Pick<Config, 'mirror' | 'frozenAt' | 'sourcesOff'>,
  { outbound, memory, onProgress }: ReaderParts,
): RowsReader {
  const { mirror, frozenAt, sourcesOff: off } = config;
  if (mode === 'sample') return sampleReader(frozenAt, onProgress);
  const asOf = dayOf(frozenAt ?? new Date());
  const isMirror = mode === 'mirror' && mirror !== null;
  const origin = originOf(mode, config);
  return {
    asOf,
    async read(imports, before) {
      const now = new Date();
      const known = (await memory.known(origin)).filter(({ source }) => !off.includes(source));
      const phase = phaseAt(now, (await before())?.('games') ?? []);
      const askedOf = (source: string, family: Family) =>
        known.find((one) => one.source === source && one.family === family) ?? null;
      const isDueNow = (source: string, family: Family): boolean =>
        isMirror || isDue(family, phase, askedOf(source, family), now);
      const fetcher = isMirror ? mirrorFetcher(mirror) : sourceFetcher(outbound);
      const keeping = keepingAnswers(fetcher, memory, { isDue: isDueNow('sleeper', 'players'), now });
      const result = await readSources({
        fetcher: isMirror ? fetcher : keeping.fetcher,
        off,
        isMarketDue: (name) => isDueNow(name, FAMILIES.get(name) ?? 'market'),
        asOf,
        // What the sources say today is not known on a frozen day before.
        askedOn: isMirror ? asOf : dayOf(now),
        askedAt: `${((isMirror && frozenAt) || now).toISOString().slice(0, 16)}:00Z`,
        before,
        ...(frozenAt && { resultsUntil: dayBefore(frozenAt) }),
        imports: imports.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content) })),
        onProgress: ({ what, done, total }) => onProgress({ kind: 'file', name: fileOf(what), done, total }),
      });
      const read = result.ok ? result.report : result;
      const learned = withCosts(learnedFrom(read.files, known, now), read);
      await keeping.settle(read.files);
      await memory.learn(origin, learned);
      if (!result.ok) return { ok: false, faults: result.faults.map(faultLine) };

      const { report, rows } = result;
      tellSources(report, onProgress);
      const unasked = known.filter((one) => !learned.some((other) => keyOf(other) === keyOf(one)));
      const since = failingDays([...learned, ...unasked], asOf);
      const sources = [...publishedSources(report, rows, since), ...importedSources(report, asOf)];
      const { losses } = report;
      const faults = losses.map((loss) => (loss.fault ? `${lossLine(loss)} (${loss.fault})` : lossLine(loss)));
      const notes = [...faults, joinNote(report)];
      return {
        ok: true,
        rows,
        sources,
        notes,
        losses: [...losses.map(lossLine), ...unasked.flatMap(({ costs }) => costs)],
        unmatched: new Map(report.joins.map(({ file, unmatched }) => [file, unmatched])),
      };
    },
  };
}

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
      const name = `${BRAND.name} sample season`;
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

/** How many of the rows of fantasy positions found their player. */
function joinNote({ joins }: SyncReport): string {
  const rows = joins.reduce((sum, join) => sum + join.fantasyRows, 0);
  const joined = joins.reduce((sum, join) => sum + join.fantasyJoined, 0);
  const percent = rows === 0 ? 100 : (100 * joined) / rows;
  return `Joined ${percent.toFixed(2)} % of ${rows.toLocaleString('en-US')} rows of fantasy positions to their players.`;
}
