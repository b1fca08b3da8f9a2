// The team and the week that a call about a league names.

import { inSlices } from '../almanac/in-slices.ts';
import { withLivePoints } from '../football/live-games/live-points.ts';
import { liveWeek } from '../football/live-games/live-week.ts';
import { failure, found, type Outcome } from '../http/errors.ts';
import {
  type KnownLeague,
  type KnownWeek,
  knownLeague,
  knownWeek,
  type LeagueParts,
  presentWeek,
  type RosterMember,
} from './known-league.ts';
import { bestBallLineup } from './line-ups.ts';
import { type Basis, basisOf, expectationSteps } from './week-expectations.ts';
import { boomLines, weekLines } from './week-lines.ts';
import { type AskedWeek, type WeekPlayer, weekPlayers } from './week-players.ts';

/** Who asks. */
interface Asking {
  readonly id: string;
  readonly tier: number;
}

/** A league with a week of it. */
export interface LeagueWeek {
  readonly of: KnownLeague;
  readonly week: KnownWeek;
  /** Whose expectations the caller's plan opens. */
  readonly basis: Basis;
  /** What players of the week are told by. */
  readonly asked: AskedWeek;
  /** Members of rosters as they stand in the week. */
  readonly players: (members: readonly RosterMember[]) => readonly WeekPlayer[];
  /** A team's players as they stand in the week. */
  readonly playersOf: (teamId: string) => readonly WeekPlayer[];
}

/** A team of a league in a week. */
export interface TeamOfWeek extends LeagueWeek {
  readonly teamId: string;
  readonly team: readonly WeekPlayer[];
}

/**
 * A week of one of a person's leagues, the present one unless another is named.
 *
 * @returns league-not-found, league-not-read, not-ready; league-without-rosters before the league has any
 */
export async function leagueWeek(
  parts: LeagueParts,
  { id, tier }: Asking,
  { userLeagueId, week }: { readonly userLeagueId: string; readonly week?: number | undefined },
): Promise<Outcome<LeagueWeek>> {
  const known = await knownLeague(parts, { id }, userLeagueId);
  if (!known.ok) return known;
  const of = known.value;
  const present = presentWeek(of.league);
  const asked = week ?? present;
  if (asked === null) return failure('league-without-rosters');
  const ofWeek = await knownWeek(parts, of, asked);
  if (ofWeek.rosters.size === 0) return failure('league-without-rosters');
  const basis = basisOf(tier);
  const isPresent = of.league.status === 'in-progress' && asked === present;
  const live = isPresent ? await liveWeek(parts.db, of.edition, { season: of.season, week: asked }) : null;
  const by = { week: asked, basis, presentWeek: of.league.status === 'in-progress' ? present : null, live };
  await inSlices(weekSteps(of, by));
  const players = (members: readonly RosterMember[]) => {
    const told = weekPlayers(of, members, by);
    return live ? withLivePoints(told, { live, settings: of.scoring.settings, readAt: of.readAt }) : told;
  };
  const { isBestBall, status, shape } = of.league;
  // Of weeks that are over the platform tells whose points have counted.
  const isOpen = status === 'in-progress' && present !== null && asked >= present;
  const playersOf = (teamId: string) => {
    const team = players(ofWeek.rosters.get(teamId) ?? []);
    return isBestBall && isOpen ? bestBallLineup(team, shape.slots) : team;
  };
  return found({ of, week: ofWeek, basis, asked: by, players, playersOf });
}

/** Makes what all players of a league's week are told by, a step at a time. */
function* weekSteps({ edition, season, scoring, league }: KnownLeague, asked: AskedWeek): Generator<void, void> {
  yield* expectationSteps(edition, { season, week: asked.week }, scoring, asked.basis);
  boomLines({ edition, season, scoring }, asked);
  yield;
  weekLines({ edition, season, scoring, shape: league.shape }, asked);
}

/**
 * A team in a week of one of a person's leagues, their own unless another is named.
 *
 * @returns as {@link leagueWeek}; team-not-in-league, also where the person has none and names none
 */
export async function teamOfWeek(
  parts: LeagueParts,
  asking: Asking,
  query: {
    readonly userLeagueId: string;
    readonly leagueParticipantId?: string | undefined;
    readonly week?: number | undefined;
  },
): Promise<Outcome<TeamOfWeek>> {
  const asked = await leagueWeek(parts, asking, query);
  if (!asked.ok) return asked;
  const teamId = query.leagueParticipantId ?? asked.value.of.ownTeamId;
  const isThere = asked.value.of.league.teams.some((team) => team.teamId === teamId);
  if (teamId === null || !isThere) return failure('team-not-in-league');
  return found({ ...asked.value, teamId, team: asked.value.playersOf(teamId) });
}
