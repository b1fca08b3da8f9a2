// The team that a person has in a league, as it stands now.
import type { CruiseObstacle } from '@pylon/contract/cruise-control/cruise-limits';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { Clock } from '../../clock.ts';
import { found, type Outcome } from '../../http/errors.ts';
import {
  type KnownLeague,
  knownLeague,
  knownWeek,
  type LeagueParts,
  presentWeek,
  teamOf,
} from '../../leagues/known-league.ts';
import { type Basis, basisOf } from '../../leagues/week-expectations.ts';
import { type WeekPlayer, weekPlayersInSlices } from '../../leagues/week-players.ts';

export interface CruiseParts extends LeagueParts {
  readonly clock: Clock;
}

/** Whose league it is. */
export interface Owner {
  readonly id: string;
  readonly tier: Tier;
}

export interface OwnTeam {
  readonly of: KnownLeague;
  /** The present one; null outside the season. */
  readonly week: number | null;
  readonly team: readonly WeekPlayer[];
  readonly basis: Basis;
  /** Why nothing can be prepared for it; null where something can. */
  readonly obstacle: CruiseObstacle | null;
}

/** @returns league-not-found, league-not-read, not-ready */
export async function ownTeam(
  parts: CruiseParts,
  { id, tier }: Owner,
  userLeagueId: string,
): Promise<Outcome<OwnTeam>> {
  const known = await knownLeague(parts, { id }, userLeagueId);
  if (!known.ok) return known;
  const of = known.value;
  const basis = basisOf(tier);
  const week = of.league.status === 'in-progress' ? presentWeek(of.league) : null;
  const without = (obstacle: CruiseObstacle) => found({ of, week, team: [], basis, obstacle });
  if (week === null) return without(of.league.status === 'completed' ? 'season-over' : 'not-under-way');
  const own = teamOf(of, of.ownTeamId);
  if (!own || own.outInWeek !== null) return without('no-team');
  const { rosters, isBorrowed } = await knownWeek(parts, of, week);
  const members = rosters.get(own.teamId);
  if (!members || isBorrowed) return without('rosters-unknown');
  const team = await weekPlayersInSlices(of, members, { week, basis, presentWeek: week });
  return found({ of, week, team, basis, obstacle: of.league.isBestBall ? 'best-ball' : null });
}
