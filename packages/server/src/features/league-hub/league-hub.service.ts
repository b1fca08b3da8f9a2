// Whose week the widgets of a league show.
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { Clock } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { nearestLeague } from '../../football/nearest-league.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { type LeagueWeek, leagueWeek, type TeamOfWeek } from '../../leagues/asked-team.ts';
import { type KnownLeague, type LeagueParts, opponentsOf } from '../../leagues/known-league.ts';
import { baseScoring } from '../../wire/scoring-system.ts';

/** What the widgets of a league need. */
export interface LeagueHubParts extends LeagueParts {
  readonly clock: Clock;
}

/** A league's week with the caller's team, null where there is none, and whom it meets, as far as they are known. */
export interface HubWeek {
  readonly asked: LeagueWeek;
  readonly own: TeamOfWeek | null;
  /** Several in a double-header. */
  readonly opponents: readonly TeamOfWeek[];
}

/**
 * A week of one of a person's leagues, the present one unless another is named.
 *
 * @returns league-not-found, league-not-read, league-without-rosters, not-ready
 */
export async function hubWeek(
  parts: LeagueParts,
  person: Person,
  query: { readonly userLeagueId: string; readonly week?: number | undefined },
): Promise<Outcome<HubWeek>> {
  const told = await leagueWeek(parts, person, query);
  if (!told.ok) return told;
  const asked = told.value;
  const teamIn = (teamId: string): TeamOfWeek[] =>
    asked.week.rosters.has(teamId) ? [{ ...asked, teamId, team: asked.playersOf(teamId) }] : [];
  const ownId = asked.of.ownTeamId;
  if (ownId === null) return found({ asked, own: null, opponents: [] });
  const [own = null] = teamIn(ownId);
  return found({ asked, own, opponents: opponentsOf(asked.week, ownId).flatMap(teamIn) });
}

/** The teams that a widget is asked to watch: the caller's, or all whom it meets. */
export const watchedTeams = ({ own, opponents }: HubWeek, isFromOpp: boolean): readonly TeamOfWeek[] =>
  isFromOpp ? opponents : own ? [own] : [];

/** The rules that lists of a league are made in: its own, or below their plan those that are open to everybody. */
export function listRules({ scoring, league }: KnownLeague, tier: Tier) {
  const open = opens(tier, 'rankingsTableRight') ? undefined : baseScoring(FREE_SCORING_ID);
  return open
    ? { scoring: open, league: nearestLeague(league.shape), isInOwnRules: false }
    : { scoring, league: league.shape, isInOwnRules: true };
}
