import type { Athlete, Team } from '@pylon/contract/wire';
import { isPosition, POSITION_LABELS, type Position } from '@pylon/engine/vocabulary/positions';
import { shortName } from './display.ts';

/** How a row names its player: one of the two is set. */
export interface EntityRow {
  readonly athlete: Athlete | null;
  readonly team: Team | null;
}

/** An athlete or a team defence as screens show it. */
export interface Entity {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly position: Position | null;
  /** 'D/ST' for a team; the letters as they come for a position that fantasy does not know. */
  readonly positionLabel: string;
  readonly teamAlias: string | null;
  /** For a team, its logo. */
  readonly headshotURL: string | null;
  readonly status: string;
  readonly injuryStatus: string | null;
  readonly isTeam: boolean;
}

/** What is shown of a player is put together once, however many rows name them. */
const SHOWN = new WeakMap<Athlete | Team, Entity>();

/** What to show of a row's player; null for a row that has neither, which the contract forbids. */
export function entityOf({ athlete, team }: EntityRow): Entity | null {
  const named = athlete ?? team;
  if (named === null) return null;
  const shown = SHOWN.get(named) ?? (athlete ? entityOfAthlete(athlete) : team && entityOfTeam(team));
  if (shown) SHOWN.set(named, shown);
  return shown;
}

function entityOfAthlete(athlete: Athlete): Entity {
  const position = isPosition(athlete.position) ? athlete.position : null;
  return {
    id: athlete.id,
    name: athlete.fullName,
    shortName: shortName(athlete.firstName, athlete.lastName),
    position,
    positionLabel: position ? POSITION_LABELS[position] : athlete.position,
    teamAlias: athlete.team,
    headshotURL: athlete.headshotURL,
    status: athlete.status,
    injuryStatus: athlete.injuryStatus,
    isTeam: false,
  };
}

const entityOfTeam = (team: Team): Entity => ({
  id: team.id,
  name: team.fullName,
  shortName: team.name,
  position: 'DST',
  positionLabel: POSITION_LABELS.DST,
  teamAlias: team.alias,
  headshotURL: team.logoURL,
  status: 'Active',
  injuryStatus: null,
  isTeam: true,
});

/** A row about a day gone by: how its player is today does not belong there. */
export const withoutStatus = <R extends EntityRow>(row: R): R =>
  row.athlete ? { ...row, athlete: { ...row.athlete, status: '', injuryStatus: null } } : row;

/** A row's key: the player's id. */
export const entityKey = (row: EntityRow): string => row.athlete?.id ?? row.team?.id ?? '';

/** How a call names a row's player. */
export const entityInputOf = (row: EntityRow) =>
  row.athlete ? { athleteId: row.athlete.id } : { teamId: entityKey(row) };
