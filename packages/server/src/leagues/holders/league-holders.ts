// Who has whom in a league.
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import {
  type KnownLeague,
  type KnownWeek,
  knownLeague,
  knownWeek,
  type LeagueParts,
  presentWeek,
  type RosterMember,
} from '../known-league.ts';

/** A league with its rosters of this week. */
export interface LeagueHolders {
  readonly of: KnownLeague;
  readonly week: KnownWeek;
  /** Everybody whom the edition knows, by entity, as they stand on a roster. */
  readonly byEntity: ReadonlyMap<string, RosterMember>;
}

/** Everybody on a roster of a week whom the edition knows. */
export const holdersIn = ({ rosters }: KnownWeek): ReadonlyMap<string, RosterMember> =>
  new Map(
    [...rosters.values()]
      .flat()
      .flatMap((member): [string, RosterMember][] => (member.entityId === null ? [] : [[member.entityId, member]])),
  );

/**
 * Who has whom this week in one of a person's leagues.
 *
 * @returns as knownLeague; league-completed, since rosters of a season that is over hold nobody any more;
 *   league-without-rosters before the league has any
 */
export async function leagueHolders(
  parts: LeagueParts,
  person: Pick<Person, 'id'>,
  userLeagueId: string,
): Promise<Outcome<LeagueHolders>> {
  const known = await knownLeague(parts, person, userLeagueId);
  if (!known.ok) return known;
  const of = known.value;
  if (of.league.status === 'completed') return failure('league-completed');
  const present = presentWeek(of.league);
  if (present === null) return failure('league-without-rosters');
  const week = await knownWeek(parts, of, present);
  return week.rosters.size === 0 ? failure('league-without-rosters') : found({ of, week, byEntity: holdersIn(week) });
}
