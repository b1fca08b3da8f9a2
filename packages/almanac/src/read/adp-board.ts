/**
 * Average draft positions side by side.
 *
 * One column per site, each with its newest list; lists for superflex, dynasty and guillotine drafts have columns of
 * their own. The consensus is the mean over all sites with one quarterback, shown or not.
 */
import { ADP_PROVIDERS, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Edition } from '../editions/edition.ts';
import { marketLists, REDRAFT_FORMATS } from '../house/consensus/market.ts';
import { type OpinionList, pooledOpinions } from '../house/consensus/opinions.ts';
import { latestDay } from '../house/days.ts';
import { type AdpRow, adpRows } from './adp-rows.ts';

/** Columns of the board, in order; 'dynasty' is the mean of dynasty drafts. */
export const ADP_COLUMNS = [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS, 'dynasty'] as const;
export type AdpColumn = (typeof ADP_COLUMNS)[number];

/** What a column shows, and since when there is something to show. */
export interface AdpColumnInfo {
  /** Day of the list shown; null when the season has none. */
  readonly asOf: string | null;
  /** Scoring format of the list shown; null when the season has none. */
  readonly format: string | null;
  /** Source that tells of the site, which does not itself; null where it does. */
  readonly toldBy: string | null;
  /** Day of the list that movements are measured against; null without one. */
  readonly previousAsOf: string | null;
  /** The first list of any season: since when the site is known; null when it never was. */
  readonly since: { readonly season: number; readonly asOf: string } | null;
}

export interface AdpEntry {
  readonly entityId: EntityId;
  /** Place in the consensus, from 1; null for one whom only superflex, dynasty or guillotine drafts pick. */
  readonly rank: number | null;
  readonly consensus: number | null;
  /** Consensus of the lists before; null when the player was in none. */
  readonly previousConsensus: number | null;
  /** Average pick by column; absent where the column lacks the player. */
  readonly adp: Readonly<Partial<Record<AdpColumn, number>>>;
  /** Average pick in the list before. */
  readonly previous: Readonly<Partial<Record<AdpColumn, number>>>;
  /** Guillotine average pick before the season less the present one; null without lists from both times. */
  readonly preSeasonGuillotine: number | null;
}

export interface AdpBoard {
  readonly columns: Readonly<Record<AdpColumn, AdpColumnInfo>>;
  /** By consensus; those without one at the end. */
  readonly entries: readonly AdpEntry[];
}

/** Movements are measured over this long, where lists reach back so far. */
const MOVE_DAYS = 6;
const DAY_MS = 86_400_000;

type DatedList = OpinionList & { readonly asOf: string };

/**
 * @param at last day that counts, '2025-08-20'; absent is the edition's own
 * @param since first day that counts; absent is the oldest
 * @param formats scoring formats that a site's column may show, the best first
 */
export function adpBoard(
  edition: Edition,
  season: number,
  { at = edition.manifest.asOf, since = '', formats = REDRAFT_FORMATS as readonly string[] } = {},
): AdpBoard {
  const all = adpRows(edition, at);
  const rows = all.filter((row) => row.season === season && row.asOf >= since);
  const positionOf = (entityId: string) => edition.indexes.positionOf(entityId, season);
  const columns = new Map(ADP_COLUMNS.map((column) => [column, columnOf(rows, column, formats, positionOf)]));
  const firsts = firstRows(all);

  const lists = marketLists(rows, formats, at);
  const consensus = new Map(pooledOpinions(lists, positionOf).map((one) => [one.entityId, one]));
  const before = lists.map((list) => previousOf(rowsOfProvider(rows, list.slug, formats), list) ?? list);
  const previousConsensus = new Map(pooledOpinions(before, positionOf).map((one) => [one.entityId, one.mean]));
  const preSeason = preSeasonGuillotine(edition, rows, season, positionOf);

  const entities = new Set([
    ...consensus.keys(),
    ...[...columns.values()].flatMap(({ now }) => [...(now?.ranks.keys() ?? [])]),
  ]);
  const entries = [...entities].map((entityId): AdpEntry => {
    const amounts = (which: 'now' | 'before') =>
      Object.fromEntries(
        [...columns].flatMap(([column, lists]) => {
          const adp = lists[which]?.ranks.get(entityId);
          return adp === undefined ? [] : [[column, adp]];
        }),
      );
    const pooled = consensus.get(entityId);
    return {
      entityId: entityId as EntityId, // the table's own ids
      rank: pooled?.rank ?? null,
      consensus: pooled?.mean ?? null,
      previousConsensus: previousConsensus.get(entityId) ?? null,
      adp: amounts('now'),
      previous: amounts('before'),
      preSeasonGuillotine: preSeason(entityId),
    };
  });
  return {
    columns: Object.fromEntries(
      [...columns].map(([column, { now, before }]): [AdpColumn, AdpColumnInfo] => [
        column,
        {
          asOf: now?.asOf ?? null,
          format: now && formatOf(rows, column, formats),
          toldBy: now && toldByOf(rows, column, formats, now.asOf),
          previousAsOf: before?.asOf ?? null,
          since: firsts.get(column) ?? null,
        },
      ]),
    ) as AdpBoard['columns'], // every column of ADP_COLUMNS
    entries: entries.sort((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER)),
  };
}

/** Formats that make a column, where it is not a site of one-quarterback drafts. */
const OWN_FORMAT: Readonly<Partial<Record<AdpColumn, string>>> = {
  superflex: 'superflex',
  dynasty: 'dynasty',
  guillotine: 'guillotine',
};

const belongs = (row: AdpRow, column: AdpColumn): boolean =>
  OWN_FORMAT[column] === undefined ? row.provider === column : row.format === OWN_FORMAT[column];

const rowsOfProvider = (rows: readonly AdpRow[], provider: string, formats: readonly string[]): readonly AdpRow[] => {
  const own = rows.filter((row) => row.provider === provider);
  const format = formats.find((name) => own.some((row) => row.format === name));
  return own.filter((row) => row.format === format);
};

/** Format of the rows that a column shows. */
const formatOf = (rows: readonly AdpRow[], column: AdpColumn, formats: readonly string[]): string | null =>
  OWN_FORMAT[column] ?? rowsOfProvider(rows, column, formats)[0]?.format ?? null;

/** Who tells of the rows that a column shows, where it is not their own site. */
const toldByOf = (
  rows: readonly AdpRow[],
  column: AdpColumn,
  formats: readonly string[],
  asOf: string,
): string | null => {
  const own = OWN_FORMAT[column] === undefined ? rowsOfProvider(rows, column, formats) : [];
  return own.find((row) => row.asOf === asOf)?.toldBy ?? null;
};

function columnOf(
  rows: readonly AdpRow[],
  column: AdpColumn,
  formats: readonly string[],
  positionOf: (entityId: string) => string | null,
): { readonly now: DatedList | null; readonly before: DatedList | null } {
  if (OWN_FORMAT[column] === undefined) {
    const own = rowsOfProvider(rows, column, formats);
    const now = listOn(own, column, latestDay(own.map((row) => row.asOf)));
    return { now, before: now && previousOf(own, now) };
  }
  const own = rows.filter((row) => belongs(row, column));
  const providers = [...new Set(own.map((row) => row.provider))];
  const newest = providers.flatMap((provider) => {
    const of = own.filter((row) => row.provider === provider);
    return listOn(of, provider, latestDay(of.map((row) => row.asOf))) ?? [];
  });
  const older = newest.flatMap(
    (list) =>
      previousOf(
        own.filter((row) => row.provider === list.slug),
        list,
      ) ?? [],
  );
  return { now: meanOf(newest, column, positionOf), before: meanOf(older, column, positionOf) };
}

function listOn(rows: readonly AdpRow[], slug: string, day: string): DatedList | null {
  const list = rows.filter((row) => row.asOf === day);
  return list.length === 0 ? null : { slug, asOf: day, ranks: new Map(list.map((row) => [row.entityId, row.adp])) };
}

/** The list before a list: the newest that is old enough, else the oldest there is. */
function previousOf(rows: readonly AdpRow[], list: DatedList): DatedList | null {
  const days = [...new Set(rows.map((row) => row.asOf))].filter((day) => day < list.asOf).sort();
  const enough = days.findLast((day) => Date.parse(list.asOf) - Date.parse(day) >= MOVE_DAYS * DAY_MS);
  const day = enough ?? days[0];
  return day === undefined ? null : listOn(rows, list.slug, day);
}

function meanOf(
  lists: readonly DatedList[],
  slug: string,
  positionOf: (entityId: string) => string | null,
): DatedList | null {
  const [only] = lists;
  if (!only) return null;
  if (lists.length === 1) return { ...only, slug };
  const pooled = pooledOpinions(lists, positionOf);
  return {
    slug,
    asOf: latestDay(lists.map((list) => list.asOf)),
    ranks: new Map(pooled.map((one) => [one.entityId, one.mean])),
  };
}

/** Since when each column is known. A row is of its site's column, or of its format's where that has one. */
function firstRows(rows: readonly AdpRow[]): ReadonlyMap<AdpColumn, AdpColumnInfo['since']> {
  const firsts = new Map<string, AdpRow>();
  for (const row of rows) {
    for (const name of [row.provider, row.format]) {
      const first = firsts.get(name);
      if (first === undefined || row.asOf < first.asOf) firsts.set(name, row);
    }
  }
  return new Map(
    ADP_COLUMNS.flatMap((column) => {
      const first = firsts.get(OWN_FORMAT[column] ?? column);
      return first ? [[column, { season: first.season, asOf: first.asOf }] as const] : [];
    }),
  );
}

/** How guillotine drafts have moved since the season began: missing until there are lists from before and after. */
function preSeasonGuillotine(
  { tables }: Edition,
  rows: readonly AdpRow[],
  season: number,
  positionOf: (entityId: string) => string | null,
): (entityId: string) => number | null {
  const kickoffs = tables.games.column.kickoff.filter((_, row) => tables.games.column.season[row] === season);
  const begins = kickoffs
    .reduce((first, kickoff) => (first === '' || kickoff < first ? kickoff : first), '')
    .slice(0, 10);
  const listOf = (part: readonly AdpRow[]) => columnOf(part, 'guillotine', [], positionOf).now;
  const before = listOf(rows.filter((row) => row.asOf <= begins));
  const after = listOf(rows.filter((row) => row.asOf > begins));
  return (entityId) => {
    const [was, is] = [before?.ranks.get(entityId), after?.ranks.get(entityId)];
    return was === undefined || is === undefined ? null : was - is;
  };
}
