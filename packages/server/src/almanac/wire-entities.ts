import type { Edition } from '@pylon/almanac/editions/edition';
import type { Athlete, Team } from '@pylon/contract/wire';
import type { EntityId } from '@pylon/engine/vocabulary/entities';

/** An athlete or a team as answers carry them. */
export interface WireEntity {
  readonly athlete: Athlete | null;
  readonly team: Team | null;
}

/**
 * The wire's form of an athlete or team defence in a season; null when the edition does not know the id.
 */
export function wireEntity(edition: Edition, season: number, entityId: EntityId): WireEntity | null {
  const team = wireTeam(edition, entityId);
  if (team) return { athlete: null, team };
  const athlete = wireAthlete(edition, season, entityId);
  return athlete && { athlete, team: null };
}

/** A team by its id; null when unknown. */
export function wireTeam(edition: Edition, teamId: string): Team | null {
  const row = edition.indexes.teamRow(teamId);
  if (row === undefined) return null;
  const { column } = edition.tables.teams;
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
    logoURL: column.logoUrl[row] ?? null,
    slug: `${market} ${name}`.replaceAll(/\W+/g, '-'),
  };
}

function wireAthlete(edition: Edition, season: number, playerId: string): Athlete | null {
  const row = edition.indexes.playerRow(playerId);
  if (row === undefined) return null;
  const { column } = edition.tables.players;
  const firstName = column.firstName[row] ?? '';
  const lastName = column.lastName[row] ?? '';
  const jersey = column.jersey[row];
  return {
    id: playerId,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    position: edition.indexes.positionOf(playerId, season) ?? '',
    jersey: jersey === undefined || Number.isNaN(jersey) ? null : jersey,
    status: column.status[row] ?? 'Active',
    injuryStatus: column.injuryStatus[row] ?? null,
    headshotURL: column.headshotUrl[row] ?? null,
    team: edition.indexes.teamOf(playerId, season),
  };
}
