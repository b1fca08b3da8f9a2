// Who an edition's data are of, and of which day.
import type { EditionSource } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import { MARKET_SOURCES } from '@pylon/almanac/sources/market/market-sources';
import { CHARTING_PUBLISHER } from '@pylon/almanac/sources/nflverse/charting/charting.dictionary';
import type { SyncReport } from '@pylon/almanac/sources/sync';
import { SOURCE_KINDS } from '@pylon/almanac/sources/timetable/learned';
import type { TableRows } from '@pylon/almanac/tables/all';
import { dayOf } from '../clock.ts';
import { publisherOf, seriesOf } from './source-names.ts';

/**
 * One source per publisher, with the newest day of what it published; one of whom only former lists stay, too.
 * @param since since when those fail that do, by label
 */
export function publishedSources(
  report: SyncReport,
  rows: TableRows,
  since: ReadonlyMap<string, string>,
): readonly EditionSource[] {
  const days = publisherDays(rows, report.asOf);
  const read = Map.groupBy(
    report.files.filter(({ status }) => status === 'read'),
    ({ url }) => publisherOf(url),
  );
  const failing = (label: string) => {
    const day = since.get(label);
    return day === undefined ? {} : { since: day };
  };
  const now = [...read].flatMap(([name, files]) => {
    const [first] = files;
    if (!first) return [];
    const count = files.reduce((sum, { records }) => sum + records, 0);
    return [{ name, url: new URL(first.url).origin, asOf: days.get(name) ?? null, rows: count, ...failing(name) }];
  });
  const before = SOURCE_KINDS.flatMap(({ source, label, family }) => {
    const asOf = days.get(label);
    if (asOf === undefined || read.has(label) || family === 'players') return [];
    const host = MARKET_SOURCES.find(({ name }) => name === source)?.site.hosts[0] ?? 'github.com';
    const count = daysOf(rows, source).length;
    return [{ name: label, url: `https://${host}`, asOf, rows: count > 0 ? count : null, ...failing(label) }];
  });
  return [...now, ...new Map(before.map((source) => [source.name, source])).values()];
}

/**
 * Publishers date their lists; nflverse's day is that of the last game with a result or of the last depth chart, FTN's
 * that of the last charted game. Lists
 * by position come from DynastyProcess alone, those over all positions from an operator too.
 */
export function publisherDays(rows: TableRows, asOf: string): ReadonlyMap<string, string> {
  const dayOfGame = ({ kickoff }: TableRows['games'][number]) => dayOf(new Date(kickoff));
  const played = rows.games.filter(({ homeScore, toldBy }) => homeScore !== null && toldBy === null).map(dayOfGame);
  const charted = new Set(rows.chartedWeeks.map(({ season, week, teamId }) => `${season} ${week} ${teamId}`));
  const isCharted = ({ season, week, homeTeamId }: TableRows['games'][number]) =>
    charted.has(`${season} ${week} ${homeTeamId}`);
  return new Map(
    Object.entries({
      nflverse: [...played, ...rows.depthCharts.flatMap((row) => row.asOf ?? [])],
      [CHARTING_PUBLISHER.label]: rows.games.filter(isCharted).map(dayOfGame),
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

/** Days of a provider's lists, and of the games of which it says that they were played. */
const daysOf = (rows: TableRows, name: string): readonly string[] => [
  ...[rows.adp, rows.projections, rows.auctionValues, rows.ownership, rows.tradeValues].flatMap((table) =>
    table.flatMap(({ provider, asOf }) => (provider === name ? asOf : [])),
  ),
  ...rows.games.flatMap(({ toldBy, state, kickoff }) =>
    toldBy === name && (state === 'live' || state === 'final') ? dayOf(new Date(kickoff)) : [],
  ),
];

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
