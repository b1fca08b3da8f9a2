// A person's league with whatever an edition knows of its players: what every tool of leagues begins with.
import type { Edition } from '@pylon/almanac/editions/edition';
import type {
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideMatchup,
  OutsideRosterPlayer,
} from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { type EntityId, isTeamId } from '@pylon/engine/vocabulary/entities';
import { BY_HAND, type LeagueSource } from '@pylon/engine/vocabulary/platforms';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { RosterPlace } from '@pylon/engine/vocabulary/slots';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Db } from '../db/database.ts';
import type { Person } from '../db/reads/person-by-token.ts';
import type { LeaguePicture, WeekPicture } from '../db/tables/leagues.ts';
import { type Failure, failure, found, type Outcome } from '../http/errors.ts';
import { knownAs } from '../outside/known-as.ts';
import { toNamedEntity } from '../wire/entity.ts';
import { type KnownScoring, knownScoring } from '../wire/scoring-system.ts';
import { storedLeague, storedWeeks } from './stored-league.queries.ts';

/** What reading a league needs. */
export interface LeagueParts {
  readonly db: Db;
  readonly editions: EditionSource;
}

/** A league of a person, as it was last read, beside the edition that knows its players. */
export interface KnownLeague {
  /** In the person's list. */
  readonly id: string;
  readonly leagueId: string;
  readonly source: LeagueSource;
  readonly edition: Edition;
  readonly season: number;
  readonly league: OutsideLeague;
  readonly picture: LeaguePicture;
  /** Null where the person has no team in it. */
  readonly ownTeamId: string | null;
  /** The league's own rules and places. */
  readonly scoring: KnownScoring;
  readonly readAt: Date | null;
}

/** Somebody on a roster of a week. */
export interface RosterMember {
  /** The same as long as they are on the team: the team and the platform's id of the player. */
  readonly leagueRosterId: string;
  readonly teamId: string;
  /** null for somebody whom the edition does not know. */
  readonly entityId: EntityId | null;
  /** null for positions that fantasy leagues here do not draft. */
  readonly position: Position | null;
  readonly outside: OutsidePlayer;
  readonly place: RosterPlace;
  /** What the platform counted in the week; null where it does not say. */
  readonly points: number | null;
}

/** A week of a league. */
export interface KnownWeek {
  readonly week: number;
  /** By team; of a week to come the rosters of today. */
  readonly rosters: ReadonlyMap<string, readonly RosterMember[]>;
  /** Whether the rosters are those of another week, which stand in for those of this one. */
  readonly isBorrowed: boolean;
  readonly matchups: readonly OutsideMatchup[];
}

/**
 * One of a person's leagues.
 *
 * @returns league-not-found, also for somebody else's; league-not-read before its platform has shown it; not-ready
 *   without an edition
 */
export async function knownLeague(
  { db, editions }: LeagueParts,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<Outcome<KnownLeague>> {
  const stored = await storedLeague(db, { accountId: person.id, id });
  if (!stored) return failure('league-not-found');
  if (!stored.picture) return failure('league-not-read');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const { league } = stored.picture;
  const scoring = rulesOf(league, { accountId: person.id, leagueId: id });
  const { leagueId, platform: source, season, teamId: ownTeamId, picture, readAt } = stored;
  return found({ id, leagueId, source, edition, season, league, picture, ownTeamId, scoring, readAt });
}

/** A league's own rules and places, as anything is scored. */
export const rulesOf = (
  { name, scoring, shape }: OutsideLeague,
  { accountId, leagueId }: { readonly accountId: string; readonly leagueId: string },
): KnownScoring =>
  knownScoring({
    ...{ id: `league ${leagueId}`, name: `My League: ${name}`, settings: scoring, league: shape },
    ...{ owner: { accountId, leagueId }, platform: null, isHidden: true },
  });

/** The week of a league that is shown: the one that is played, or the last one. null before the season. */
export const presentWeek = ({ status, weeks }: OutsideLeague): number | null =>
  status === 'completed' ? weeks.last : status === 'in-progress' ? weeks.current : null;

/**
 * A week of a league. Nobody knows the rosters of a week to come, nor does a platform tell all of a past one: those of
 * the newest week that was read stand in.
 */
export async function knownWeek({ db }: Pick<LeagueParts, 'db'>, of: KnownLeague, week: number): Promise<KnownWeek> {
  const present = presentWeek(of.league);
  const read = new Map(
    (await storedWeeks(db, of.leagueId, [week, ...(present === null ? [] : [present])])).map(
      ({ week: number, picture }) => [number, picture],
    ),
  );
  const own = read.get(week);
  if (own && own.rosters.length > 0) return toKnownWeek(of, week, own, own);
  const other = present === null ? undefined : read.get(present);
  return toKnownWeek(of, week, own, other);
}

function toKnownWeek(
  of: KnownLeague,
  week: number,
  told: WeekPicture | undefined,
  rostered: WeekPicture | undefined,
): KnownWeek {
  const rosters = new Map(
    (rostered?.rosters ?? []).map(({ teamId, players }) => [
      teamId,
      rosterMembers(of, teamId, told === rostered ? players : players.map((player) => ({ ...player, points: null }))),
    ]),
  );
  return { week, rosters, isBorrowed: rostered !== undefined && told !== rostered, matchups: told?.matchups ?? [] };
}

/** How a player of a roster is named: by team and player, so that it means nobody else after the next reading. */
export const rosterIdOf = (teamId: string | null, { teamId: defence, id }: OutsidePlayer): string =>
  `${teamId ?? ''}:${defence ?? id.id}`;

/** The players of a roster, as far as an edition knows them. */
export const rosterMembers = (
  { edition, season }: Pick<KnownLeague, 'edition' | 'season'>,
  teamId: string,
  players: readonly OutsideRosterPlayer[],
): readonly RosterMember[] =>
  players.map(({ player: outside, slot: place, points }) => {
    const entityId = knownAs(outside, edition);
    const known = entityId !== null && !isTeamId(entityId) ? edition.indexes.positionOf(entityId, season) : null;
    const position = known !== null && isPosition(known) ? known : outside.position;
    return { leagueRosterId: rosterIdOf(teamId, outside), teamId, entityId, position, outside, place, points };
  });

/** A free agent as somebody of a bench, whom no platform names. */
export const freeMember = (entityId: EntityId, position: Position | null): RosterMember => ({
  ...{ leagueRosterId: `free ${entityId}`, teamId: '', entityId, position, place: 'BN' as const, points: null },
  outside: {
    ...{ id: { system: BY_HAND, id: entityId }, teamId: isTeamId(entityId) ? entityId : null },
    ...{ name: '', position, positionCode: position ?? '' },
  },
});

/** Places of a league whose points are not counted here, as its platform calls them. */
export const uncountedPlaces = ({ league }: KnownLeague): string[] =>
  league.unmapped.flatMap(({ what, label }) => (what === 'slot' ? [label] : []));

/** A team of a league; null for none of its teams. */
export const teamOf = ({ league }: KnownLeague, teamId: string | null): OutsideLeagueTeam | null =>
  league.teams.find((team) => team.teamId === teamId) ?? null;

/** Why nobody ever trades in a league; null where teams do. */
export const noTrades = ({ league }: KnownLeague): Failure | null =>
  league.isElimination ? failure('league-without-trades') : null;

/** Whether a team is out of its league, as the lowest of a guillotine's week: by now, or before a week. */
export const isPutOut = (of: KnownLeague, teamId: string, week = Number.POSITIVE_INFINITY): boolean =>
  (teamOf(of, teamId)?.outInWeek ?? week) < week;

/**
 * Whom a team meets in a week: nobody where it rests or the platform does not say, and two or more where its league
 * plays double-headers.
 */
export const opponentsOf = ({ matchups }: Pick<KnownWeek, 'matchups'>, teamId: string): readonly string[] =>
  matchups
    .map(({ teams }) => teams.flatMap((side) => side?.teamId ?? []))
    .filter((sides) => sides.includes(teamId))
    .flatMap((sides) => sides.filter((side) => side !== teamId));

/** Somebody on a roster as answers name them: by the platform's own words where the edition does not know them. */
export const namedIn = (
  { of }: { readonly of: Pick<KnownLeague, 'edition' | 'season'> },
  { entityId, outside }: Pick<RosterMember, 'entityId' | 'outside'>,
): ReturnType<typeof toNamedEntity> => toNamedEntity(of.edition, entityId, of.season, outside.name);
