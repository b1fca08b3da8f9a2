// Which of the lists that providers of the market published, each on its days, tell how things stand.
import { latestDay } from '@pylon/almanac/house/days';

/** A row of a table of the market. */
export interface ListedRow {
  readonly provider: string;
  readonly asOf: string;
}

const DAY_MS = 86_400_000;
/** A provider that has said nothing for longer than others is passed over. */
const LIVE_DAYS = 7;

const daysBetween = (early: string, late: string): number => (Date.parse(late) - Date.parse(early)) / DAY_MS;

/** What a provider published on a day. */
export interface DayList<T> extends ListedRow {
  readonly rows: readonly T[];
}

/**
 * The newest list of each provider, by provider; those a week older than the newest of all are left out.
 *
 * @param rows of one kind of list and season, in any order
 */
export function newestLists<T extends ListedRow>(rows: readonly T[]): readonly DayList<T>[] {
  const newest = [...Map.groupBy(rows, ({ provider }) => provider)].map(([provider, own]) => {
    const asOf = latestOf(own);
    return { provider, asOf, rows: own.filter((row) => row.asOf === asOf) };
  });
  const last = latestOf(newest);
  return newest
    .filter(({ asOf }) => daysBetween(asOf, last) <= LIVE_DAYS)
    .sort((a, b) => (a.provider < b.provider ? -1 : 1));
}

/**
 * What the same provider had published some days before one of its lists; none where its lists do not reach so far
 * back.
 */
export function listBefore<T extends ListedRow>(rows: readonly T[], list: ListedRow, days: number): readonly T[] {
  const before = rows.filter(
    ({ provider, asOf }) => provider === list.provider && daysBetween(asOf, list.asOf) >= days,
  );
  const asOf = latestOf(before);
  return before.filter((row) => row.asOf === asOf);
}

const latestOf = (rows: readonly ListedRow[]): string => latestDay(rows.map(({ asOf }) => asOf));
