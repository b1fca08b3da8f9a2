import type { Tier } from '@pylon/contract/plans/tiers';
import type { TeamOfWeek } from './asked-team.ts';
import type { bestPlaces } from './line-ups.ts';
import { rosterRows } from './roster-rows.ts';
import { weekChances } from './week-chances.ts';
import type { WeekPlayer } from './week-players.ts';

/** Who is told, and when. */
export interface Told {
  readonly tier: Tier;
  readonly now: Date;
}

/** Rows of a team's players, at whatever places; the chances are those beside the whole team. */
export const teamRows = (
  { of, week: { week }, team, asked }: TeamOfWeek,
  { tier, now }: Told,
  { players, best }: { readonly players: readonly WeekPlayer[]; readonly best: ReturnType<typeof bestPlaces> },
) => rosterRows(players, { of, week, tier, now, best, chances: weekChances(of, team, asked) });
