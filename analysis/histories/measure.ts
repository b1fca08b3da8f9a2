// How much room the histories of a season take: every source of the market answers every day, from the first of March
// to the Super Bowl, and the rules of the almanac say which lists stay. Lists are Sleeper's recorded one of 2026 cut to
// the size of each source's, with values that move from day to day, and are written as an edition writes them.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compress } from '../../packages/almanac/src/editions/compression.ts';
import { inKeyOrder } from '../../packages/almanac/src/editions/row-order.ts';
import { writeTable } from '../../packages/almanac/src/editions/table-codec.ts';
import { keptDays } from '../../packages/almanac/src/sources/joining/histories.ts';
import { readGames } from '../../packages/almanac/src/sources/nflverse/games.ts';
import { Calendar } from '../../packages/almanac/src/sources/reading/calendar.ts';
import { addDays } from '../../packages/almanac/src/sources/reading/eastern-time.ts';
import { readSleeperSeason } from '../../packages/almanac/src/sources/sleeper/season-lists.ts';
import { expectedCells } from '../../packages/almanac/src/sources/weeks/stat-lines.ts';
import { TABLES } from '../../packages/almanac/src/tables/all.ts';
import { buildTable, type TableDefinition } from '../../packages/almanac/src/tables/table.ts';
import { seededRandom } from '../../packages/engine/src/random/random.ts';
import { roughlyNormal } from '../../packages/engine/src/random/rough-normal.ts';
import type { StatLine } from '../../packages/engine/src/scoring/stat-keys.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';

const SEASON = 2026;
const FIRST_DAY = `${SEASON}-03-01`;
const WEEKS = 18;
/** The bound that the histories of a season must keep, compressed. */
const MOST_MEGABYTES = 40;
/** How far a value moves in a day, as a share of it. */
const DAILY_SHARE = 0.02;

type Family = 'adp' | 'projections' | 'auctionValues' | 'ownership' | 'tradeValues';

/** One kind of list: whose, and how many players are on it at most. */
interface Kind {
  readonly table: Family;
  readonly provider: string;
  readonly format: string;
  readonly players: number;
  /** Week that it is of; 0 for the season. */
  readonly week?: number;
}

const kinds = (table: Family, provider: string, players: number, formats: readonly string[] = ['']): readonly Kind[] =>
  formats.map((format) => ({ table, provider, players, format }));

const SLEEPER = ['standard', 'half-ppr', 'ppr', 'superflex', 'dynasty', 'dynasty-superflex'];
const FFC = ['standard', 'half-ppr', 'ppr', 'superflex', 'dynasty', 'rookie'];
const EXPECTING = { sleeper: 1_000, espn: 500, nfl: 1_000 };

/** What the declared sources ask for, every list as long as its address allows. */
const KINDS: readonly Kind[] = [
  ...kinds('adp', 'sleeper', 700, SLEEPER),
  ...kinds('adp', 'ffc', 250, FFC),
  ...kinds('adp', 'espn', 500, ['half-ppr']),
  ...kinds('adp', 'yahoo', 300, ['half-ppr']),
  ...kinds('adp', 'mfl', 500, ['half-ppr']),
  ...kinds('adp', 'rtsports', 500, ['half-ppr']),
  ...kinds('adp', 'ffpc', 500, ['half-ppr']),
  ...kinds('auctionValues', 'espn', 500),
  ...kinds('auctionValues', 'yahoo', 300),
  ...kinds('ownership', 'espn', 500, ['owned', 'started']),
  ...kinds('ownership', 'sleeper', 100, ['adds', 'drops']),
  ...kinds('tradeValues', 'fantasycalc', 500, ['half-ppr', 'superflex', 'dynasty', 'dynasty-superflex']),
  ...kinds('tradeValues', 'mfl', 500, ['auction']),
  ...Object.entries(EXPECTING).flatMap(([provider, players]) =>
    Array.from({ length: WEEKS + 1 }, (_, week): Kind => ({ ...one('projections', provider, players), week })),
  ),
];

function one(table: Family, provider: string, players: number): Kind {
  return { table, provider, players, format: '' };
}

const bytesOf = (path: string): Buffer => {
  const bytes = readFileSync(sharedPath(path));
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};

function seasonCalendar(): Calendar {
  const read = readGames(bytesOf('data/nflverse/games.csv'), 'games.csv');
  if (!read.ok) throw new Error('the schedule cannot be read');
  return new Calendar(read.value.map(({ scheduled }) => scheduled).filter(({ season }) => season === SEASON));
}

/** A player of the recorded list. */
interface Listed {
  readonly entityId: string;
  readonly pick: number;
  readonly line: StatLine;
}

/** The recorded players, the first to be picked first. */
function recordedPlayers(): readonly Listed[] {
  const file = 'data/market/sleeper/projections_2026_season_2026-05-23.json.gz';
  const asked = { season: SEASON, isCurrent: true, day: `${SEASON}-05-23`, week: 1, eve: `${SEASON}-09-08` };
  const read = readSleeperSeason(bytesOf(file), file, asked);
  const lists = read.ok ? read.value : read.rest?.value;
  const lines = new Map(lists?.projections?.map(({ who, line }) => [who, line]));
  return [...lines]
    .map(([who, line]) => {
      const pick = lists?.adp?.find((row) => row.who === who && row.format === 'half-ppr')?.adp ?? 999;
      // As long as an id of the league.
      const entityId = who.ids?.sleeper ? `00-00${who.ids.sleeper.padStart(5, '0')}` : (who.teamId ?? who.name);
      return { entityId, pick, line };
    })
    .sort((a, b) => a.pick - b.pick);
}

/** The days between which a kind of list is told, and the days before the games that it speaks of. */
function daysOf({ table, week = 0 }: Kind, calendar: Calendar) {
  const eve = calendar.eveOf(SEASON) ?? '';
  if (week === 0) return { first: FIRST_DAY, last: table === 'projections' ? eve : addDays(eve, 160), eves: [eve] };
  const first = week === 1 ? `${SEASON}-08-01` : (calendar.projectionDay(SEASON, week) ?? '');
  return { first, last: calendar.daysOf(SEASON, week)?.last ?? '', eves: calendar.evesOf(SEASON, week) };
}

/** The days whose lists are there when the season is over, each day's rule applied to what the day before had left. */
export function daysThatStay(first: string, last: string, eves: readonly string[], end: string): readonly string[] {
  let days: readonly string[] = [];
  for (let day = first; day <= end; day = addDays(day, 1))
    days = [...keptDays(day <= last ? [...days, day] : days, day, eves)].sort();
  return days;
}

const random = seededRandom('histories');

/** Values that wander, each on its own, from list to list. */
class Wandering {
  readonly #factors = new Map<string, number>();

  /** A value, moved once more; rounded to so many decimals. */
  moved(of: string, value: number, decimals: number): number {
    const factor = (this.#factors.get(of) ?? 1) * Math.exp(DAILY_SHARE * roughlyNormal(random));
    this.#factors.set(of, factor);
    return Number((value * factor).toFixed(decimals));
  }
}

/** The columns of a row that no list shares, for the player at a place of it. */
function cellsOf(
  { table, format, week = 0 }: Kind,
  { line, place }: { readonly line: StatLine; readonly place: number },
  moved: (name: string, value: number, decimals: number) => number,
): object {
  switch (table) {
    case 'adp': {
      const spread = { high: moved('high', place / 2, 0), low: moved('low', place * 2, 0) };
      const counts = { stdev: moved('stdev', place / 10, 1), timesDrafted: moved('times', 5_000, 0), teams: null };
      return { format, adp: moved('adp', place, 1), ...spread, ...counts };
    }
    case 'projections': {
      const share = week === 0 ? 1 : 1 / 17;
      const cells = Object.entries(line).map(([key, value]) => [key, moved(key, value * share, 2)]);
      const period = week === 0 ? 'seasonal' : 'weekly';
      return { period, week, games: null, ...expectedCells(Object.fromEntries(cells)) };
    }
    case 'auctionValues':
      return { valueDollars: moved('dollars', 70 * Math.exp(-place / 50), 1), budgetDollars: 200 };
    case 'ownership':
      return { measure: format, amount: Math.min(100, moved('share', 100 * Math.exp(-place / 200), 2)) };
    case 'tradeValues': {
      const counts = { rank: place, positionRank: Math.ceil(place / 4) };
      const change30Days = Math.round(200 * roughlyNormal(random));
      return { format, value: moved('value', 10_000 / Math.sqrt(place), 0), ...counts, change30Days };
    }
  }
}

/** Rows of one kind's lists. */
function rowsOf(kind: Kind, days: readonly string[], players: readonly Listed[]): readonly object[] {
  const { provider } = kind;
  const values = new Wandering();
  return days.flatMap((asOf) =>
    players.slice(0, kind.players).map(({ entityId, line }, index) => ({
      ...{ season: SEASON, provider, asOf, entityId },
      ...cellsOf(kind, { line, place: index + 1 }, (name, value, decimals) =>
        values.moved(`${entityId} ${name}`, value, decimals),
      ),
    })),
  );
}

/** What one family takes. */
interface FamilySize {
  readonly family: Family;
  readonly lists: number;
  readonly rows: number;
  /** Compressed, as stored. */
  readonly bytes: number;
}

/** What the histories of a season take when it is over, family by family. */
function seasonSizes(): readonly FamilySize[] {
  const calendar = seasonCalendar();
  const players = recordedPlayers();
  const end = addDays(calendar.eveOf(SEASON) ?? '', 160);
  return [...Map.groupBy(KINDS, ({ table }) => table)].map(([family, own]) => {
    let lists = 0;
    const rows = own.flatMap((kind) => {
      const { first, last, eves } = daysOf(kind, calendar);
      const days = daysThatStay(first, last, eves, end);
      lists += days.length;
      return rowsOf(kind, days, players);
    });
    const definition: TableDefinition = TABLES[family];
    // The rows were written with the columns of the table.
    const table = buildTable(definition, inKeyOrder(definition, rows as readonly Record<string, unknown>[]) as never);
    return { family, lists, rows: rows.length, bytes: compress(writeTable(table)).length };
  });
}

if (import.meta.main) {
  const sizes = seasonSizes();
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2).padStart(6);
  for (const { family, lists, rows, bytes } of sizes)
    console.log(
      `${family.padEnd(14)} ${String(lists).padStart(5)} lists ${String(rows).padStart(8)} rows ${megabytes(bytes)} MB`,
    );
  console.log(`${'all'.padEnd(14)} ${' '.repeat(27)} ${megabytes(total)} MB of ${MOST_MEGABYTES}`);
  process.exitCode = total > MOST_MEGABYTES * 1e6 ? 1 : 0;
}
