// Whom a table shows: what every table can be narrowed to, at the server and where the browser computes one.
import { plainName } from '../vocabulary/plain-name.ts';
import { FLEX_POSITIONS, type Position } from '../vocabulary/positions.ts';

/** What a table can be narrowed to by position; FLEX is RB, WR and TE. */
export type PositionChoice = Position | 'FLEX';

/** Whom a row is about: one of the two is null. */
export interface NamedEntity {
  readonly athlete: { readonly fullName: string; readonly position: string; readonly team: string | null } | null;
  readonly team: { readonly fullName: string; readonly alias: string } | null;
}

/** The name an entity is listed under. */
export const nameOf = ({ athlete, team }: NamedEntity): string => athlete?.fullName ?? team?.fullName ?? '';

/** Position of an entity, 'DST' for a team; empty for one that fantasy leagues do not draft by position. */
export const positionOf = ({ athlete, team }: NamedEntity): string => (team ? 'DST' : (athlete?.position ?? ''));

/** The filter of a table. */
export interface EntityFilter {
  /** Empty or absent is all. */
  readonly rosterPositions?: readonly PositionChoice[] | undefined;
  readonly teamId?: string | null | undefined;
  readonly searchText?: string | null | undefined;
}

/** Positions of a filter, FLEX spelled out; empty is all. */
export const positionsOf = ({ rosterPositions = [] }: EntityFilter): ReadonlySet<string> =>
  new Set(rosterPositions.flatMap((position) => (position === 'FLEX' ? FLEX_POSITIONS : position)));

/** A test of rows by a filter. */
export function entityTest(filter: EntityFilter): (entity: NamedEntity) => boolean {
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
