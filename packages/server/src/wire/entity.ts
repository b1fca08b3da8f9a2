import type { Edition } from '@pylon/almanac/editions/edition';
import type { Athlete, Team, WireEntity } from '@pylon/contract/wire';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { shownPicture } from '../http/security.ts';

/** By edition and season: one object stands in all answers that name somebody. */
const byEdition = new WeakMap<Edition, Map<number, Map<string, WireEntity>>>();

/**
 * An entity as the wire has it; null when the edition does not know it.
 *
 * @param season whose team and position are told; how somebody is today belongs to the newest alone
 */
export function toWireEntity(edition: Edition, entityId: string, season: number): WireEntity | null {
  const bySeason = byEdition.get(edition) ?? new Map<number, Map<string, WireEntity>>();
  byEdition.set(edition, bySeason);
  const known = bySeason.get(season) ?? new Map<string, WireEntity>();
  bySeason.set(season, known);
  const entity = known.get(entityId) ?? madeEntity(edition, entityId, season);
  if (entity) known.set(entityId, entity);
  return entity;
}

/**
 * An entity with its name, for whoever may be unknown.
 *
 * @param entityId null for somebody whom no edition knows
 * @param otherwise what others call them
 */
export function toNamedEntity(
  edition: Edition | null,
  entityId: string | null,
  season: number,
  otherwise: string,
): WireEntity & { readonly name: string } {
  const known = edition && entityId !== null ? toWireEntity(edition, entityId, season) : null;
  const { athlete = null, team = null } = known ?? {};
  return { athlete, team, name: athlete?.fullName ?? team?.fullName ?? otherwise };
}

function madeEntity(edition: Edition, entityId: string, season: number): WireEntity | null {
  if (isTeamId(entityId)) {
    const team = toWireTeam(edition, entityId);
    return team && { athlete: null, team };
  }
  const athlete = toWireAthlete(edition, entityId, season);
  return athlete && { athlete, team: null };
}

function toWireAthlete({ tables, indexes, manifest }: Edition, playerId: string, season: number): Athlete | null {
  const row = indexes.playerRow(playerId);
  if (row === undefined) return null;
  const { column } = tables.players;
  const firstName = column.firstName[row] ?? '';
  const lastName = column.lastName[row] ?? '';
  const isNow = season >= Math.max(...manifest.seasons);
  return {
    id: playerId,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    position: indexes.positionOf(playerId, season) ?? column.position[row] ?? '',
    jersey: known(column.jersey[row]),
    status: (isNow && column.status[row]) || '',
    injuryStatus: (isNow && column.injuryStatus[row]) || null,
    headshotURL: shownPicture(column.headshotUrl[row] ?? null),
    team: indexes.teamOf(playerId, season),
  };
}

/** A team as the wire has it; null when the edition does not know it. */
export function toWireTeam({ tables, indexes }: Edition, teamId: string): Team | null {
  const row = indexes.teamRow(teamId);
  if (row === undefined) return null;
  const { column } = tables.teams;
  const market = column.market[row] ?? '';
  const name = column.name[row] ?? '';
  return {
    id: teamId,
    alias: teamId,
    market,
    name,
    fullName: `${market} ${name}`,
    conferenceName: column.conference[row] ?? '',
    divisionName: column.division[row] ?? '',
    primaryColor: column.primaryColor[row] ?? '',
    secondaryColor: column.secondaryColor[row] ?? '',
    logoURL: shownPicture(column.logoUrl[row] ?? null),
    slug: `${market} ${name}`.toLowerCase().replace(/\W+/g, '-'),
  };
}

/** The week in which the entity's team rests. */
export function byeWeekOf({ indexes }: Edition, entityId: string, season: number): number | null {
  const team = indexes.teamOf(entityId, season);
  return team && indexes.byeWeek(season, team);
}

/** A number of a table; null when missing. */
export const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;
