// What teams of a league can bid for free agents.
import type { OutsideLeague, OutsideLeagueTeam } from '@pylon/connectors/outside-league';

/** A chance is reckoned for each dollar, and platforms may say any number. */
const MOST_DOLLARS = 10_000;

/** What every team began with, dollars; null where nobody bids or the platform does not say. */
export function bidBudget({ waivers, teams }: Pick<OutsideLeague, 'waivers' | 'teams'>): number | null {
  if (waivers.kind !== 'faab') return null;
  // A budget that is not told is at least what somebody has left.
  const most = Math.max(0, ...teams.map(({ faabLeftDollars }) => faabLeftDollars ?? 0));
  return waivers.budgetDollars ?? (most || null);
}

/** What a team can bid, whole dollars. */
export const dollarsLeftOf = (
  budget: number | null,
  { faabLeftDollars }: Pick<OutsideLeagueTeam, 'faabLeftDollars'>,
): number => Math.min(MOST_DOLLARS, Math.max(0, Math.floor(faabLeftDollars ?? budget ?? 0)));
