/**
 * What sources of the market said before stays beside what they say today: they tell only how things stand now.
 *
 * A list stays for each of the last eight days or more, then for each of eight weeks, then for each four weeks, the
 * last of each; and a season's first list and the one with which it began stay for good. Of a week those stay for good
 * that were the last before a day of games: they are what is held against what happened. The expert consensus is a
 * file that is written over, too, and only those lists of it stay.
 */
import { type CollectedRows, TABLES } from '../../tables/all.ts';
import { CONSENSUS_EXPERTS } from '../dynastyprocess/consensus.ts';
import { MARKET_SOURCES } from '../market/market-sources.ts';
import type { Calendar } from '../reading/calendar.ts';
import { addDays } from '../reading/eastern-time.ts';
import { type Former, keepFed } from './kept.ts';

const TABLE_NAMES = ['adp', 'rankings', 'projections', 'auctionValues', 'ownership', 'tradeValues'] as const;
type ListRow = CollectedRows[(typeof TABLE_NAMES)[number]][number];
type RankingRow = CollectedRows['rankings'][number];

const DAY_MS = 86_400_000;
/** For how many days after it is over a day, and a week, keeps its list. */
const FOR_DAYS = { 1: 8, 7: 56 } as const;
const EVERY = [1, 7] as const;
const LONGEST = 28;

/** Last day of the stretch of so many days that a day lies in; weeks lie whole in the longest stretches. */
const endOf = (day: number, days: number): number => (Math.floor(day / days) + 1) * days - 1;

const numberOf = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);

/**
 * Which days' lists stay.
 *
 * @param days of one source's lists of one kind and season, in any order
 * @param today day of the edition
 * @param eves the days before games: the season's first, or those of a week
 * @example keptDays(['2026-06-01', '2026-06-02', '2026-06-03', '2026-09-01'], '2026-09-02', []) // → the 1st,
 *   which is the first, the 3rd and that of September
 */
export function keptDays(days: readonly string[], today: string, eves: readonly string[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  const sorted = days.filter((day) => day <= today).sort();
  for (const day of sorted) {
    const place = numberOf(day);
    const every = EVERY.find((days) => numberOf(today) - endOf(place, days) < FOR_DAYS[days]) ?? LONGEST;
    last.set(`${every} ${endOf(place, every)}`, day);
  }
  return new Set([...last.values(), ...sorted.slice(0, 1), ...closingDays(sorted, eves)]);
}

/** The last of some ascending days before each day of games. */
const closingDays = (sorted: readonly string[], eves: readonly string[]): readonly string[] =>
  eves.flatMap((eve) => sorted.findLast((day) => day <= eve) ?? []);

/** The days before the games that a list speaks of. */
const evesOf = (calendar: Calendar, { season, week = 0 }: { readonly season: number; readonly week?: number }) =>
  week > 0 ? calendar.evesOf(season, week) : [calendar.eveOf(season)].filter((day) => day !== undefined);

/** Who said a row: its provider or expert, or who tells of the provider. */
const sourceOf = (row: ListRow): string =>
  'expert' in row ? row.expert : (('toldBy' in row ? row.toldBy : null) ?? row.provider);

/** For so many days after its own last list a site is not told of by another. */
const OWN_DAYS = 7;

/**
 * Drops what a source tells of another site's drafts on days on which that site, or an operator's file of it, has
 * spoken of the season itself: within the week before, or since.
 */
export function dropToldBesideOwn(rows: CollectedRows): void {
  const kindOf = ({ season, provider, format }: CollectedRows['adp'][number]) => `${season} ${provider} ${format}`;
  const newest = new Map<string, string>();
  for (const row of rows.adp) {
    const known = newest.get(kindOf(row));
    if (row.toldBy === null && (known === undefined || row.asOf > known)) newest.set(kindOf(row), row.asOf);
  }
  rows.adp = rows.adp.filter((row) => {
    const own = newest.get(kindOf(row));
    return row.toldBy === null || own === undefined || own < addDays(row.asOf, -OWN_DAYS);
  });
}

/** Adds the lists of the edition before that stay and that nobody has said anew; those of sources that are off go. */
export function keepHistories(
  rows: CollectedRows,
  former: Former,
  { asOf, calendar, off }: { readonly asOf: string; readonly calendar: Calendar; readonly off: readonly string[] },
  mentioned: Parameters<typeof keepFed>[3],
): void {
  const sources = new Set(MARKET_SOURCES.map(({ name }) => name).filter((name) => !off.includes(name)));
  const seasons = new Set(rows.games.map(({ season }) => season));
  for (const table of TABLE_NAMES) {
    const listColumns = TABLES[table].key.filter((name) => name !== 'entityId' && name !== 'asOf');
    const kindOf = (row: ListRow): string => listColumns.map((name) => row[name as keyof ListRow]).join(' ');
    const said = new Map<
      string,
      { readonly eves: readonly string[]; readonly now: Set<string>; readonly days: Set<string> }
    >();
    const listsOf = (row: ListRow) => {
      const kind = kindOf(row);
      const lists = said.get(kind) ?? { eves: evesOf(calendar, row), now: new Set(), days: new Set() };
      said.set(kind, lists);
      return lists;
    };
    for (const row of rows[table]) {
      const lists = listsOf(row);
      lists.now.add(row.asOf);
      lists.days.add(row.asOf);
    }
    const stays = (row: ListRow): boolean => sources.has(sourceOf(row)) && seasons.has(row.season);
    const before: readonly ListRow[] = former.rows(table);
    for (const row of before) if (stays(row)) listsOf(row).days.add(row.asOf);
    const kept = new Map(
      [...said].map(([kind, { eves, now, days }]) => {
        const left = keptDays([...days], asOf, eves);
        return [kind, new Set([...left].filter((day) => !now.has(day)))];
      }),
    );
    const has = (row: ListRow): boolean => stays(row) && (kept.get(kindOf(row))?.has(row.asOf) ?? false);
    // The rows are those of the table, whose columns `has` looks at.
    keepFed(rows, { table, has: (row) => has(row as unknown as ListRow) }, former, mentioned);
  }
}

const CONSENSUS: ReadonlySet<string> = new Set(Object.values(CONSENSUS_EXPERTS));

/** The expert consensus as it was before the season and before each day of games. */
export function keepConsensus(
  rows: CollectedRows,
  former: Former,
  { calendar }: { readonly calendar: Calendar },
  mentioned: Parameters<typeof keepFed>[3],
): void {
  const seasons = new Set(rows.games.map(({ season }) => season));
  const isList = (row: RankingRow): boolean =>
    CONSENSUS.has(row.expert) && seasons.has(row.season) && (row.period === 'weekly' || row.period === 'seasonal');
  const kindOf = ({ season, period, week, expert, format }: RankingRow): string =>
    [season, period, week, expert, format].join(' ');
  const before = former.rows('rankings').filter(isList);
  const days = new Map<string, Set<string>>();
  const eves = new Map<string, readonly string[]>();
  for (const row of [...rows.rankings.filter(isList), ...before]) {
    const kind = kindOf(row);
    days.set(kind, (days.get(kind) ?? new Set()).add(row.asOf));
    if (!eves.has(kind)) eves.set(kind, evesOf(calendar, row));
  }
  const kept = new Map(
    [...days].map(([kind, own]) => [kind, new Set(closingDays([...own].sort(), eves.get(kind) ?? []))]),
  );
  const has = (row: RankingRow): boolean => isList(row) && (kept.get(kindOf(row))?.has(row.asOf) ?? false);
  // The rows are those of the table, whose columns `has` looks at.
  keepFed(rows, { table: 'rankings', has: (row) => has(row as unknown as RankingRow) }, former, mentioned);
}
