// What all tables share, at the server and where the browser computes one: who is shown, in which order, which page of it.
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { Athlete, Team } from '../wire.ts';

/** An athlete or a team as rows carry it: one of the two is null. */
export interface WireEntity {
  readonly athlete: Athlete | null;
  readonly team: Team | null;
}

/** The name an entity is listed under. */
export const nameOf = ({ athlete, team }: WireEntity): string => athlete?.fullName ?? team?.fullName ?? '';

/** Position of an entity, 'DST' for a team; empty for one that fantasy leagues do not draft by position. */
export const positionOf = ({ athlete, team }: WireEntity): string => (team ? 'DST' : (athlete?.position ?? ''));

/** A number with two decimals, which is what screens show at most. */
export const cents = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Who is shown. */
export interface EntityFilter {
  /** Empty or absent is all; FLEX is RB, WR and TE. */
  readonly rosterPositions?: readonly (Position | 'FLEX')[] | undefined;
  readonly teamId?: string | null | undefined;
  readonly searchText?: string | null | undefined;
}

/** Positions of a filter, FLEX spelled out; empty is all. */
export const positionsOf = ({ rosterPositions = [] }: EntityFilter): ReadonlySet<string> =>
  new Set(rosterPositions.flatMap((position) => (position === 'FLEX' ? FLEX_POSITIONS : position)));

/** A test of rows by a filter. */
export function entityTest(filter: EntityFilter): (entity: WireEntity) => boolean {
  const positions = positionsOf(filter);
  const words = plainName(filter.searchText ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const { teamId } = filter;
  return (entity) => {
    if (positions.size > 0 && !positions.has(positionOf(entity))) return false;
    if (teamId && (entity.athlete?.team ?? entity.team?.alias) !== teamId) return false;
    if (words.length === 0) return true;
    const name = plainName(nameOf(entity));
    return words.every((word) => name.includes(word));
  };
}

/** The refusal of an order by something that the table does not have. */
export interface NoSuchColumn {
  readonly ok: false;
  readonly reason: 'invalid-parameters';
  readonly fields: Readonly<Record<string, string>>;
}
const NO_SUCH_COLUMN: NoSuchColumn = {
  ok: false,
  reason: 'invalid-parameters',
  fields: { orderBy: 'is not a column of this table' },
};

/** What a row is sorted by; null goes last, whichever the direction. */
export type SortValue = number | string | null;

/**
 * Rows in an order.
 *
 * @param orderBy a key, downward with a leading −
 * @param columnOf the value of a row under a key; undefined when the table has no such key
 */
export function sortedRows<T>(
  rows: readonly T[],
  orderBy: string,
  columnOf: (key: string) => ((row: T) => SortValue) | undefined,
): { readonly ok: true; readonly rows: readonly T[] } | NoSuchColumn {
  const isDownward = orderBy.startsWith('-');
  const value = columnOf(isDownward ? orderBy.slice(1) : orderBy);
  if (!value) return NO_SUCH_COLUMN;
  const sign = isDownward ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    if (typeof a.key === 'string') return sign * a.key.localeCompare(String(b.key), 'en');
    return sign * (a.key - Number(b.key));
  });
  return { ok: true, rows: keyed.map(({ row }) => row) };
}

/** One page of rows. */
export const pageOf = <T>(rows: readonly T[], { limit, offset }: { limit: number; offset: number }): T[] =>
  rows.slice(offset, offset + limit);
