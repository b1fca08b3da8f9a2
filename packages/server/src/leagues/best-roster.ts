// The best line-up of a team beside the one that is set.

import { gated } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { LineupGoal } from '@pylon/engine/week-odds/goal-lineups';
import type { TeamOfWeek } from './asked-team.ts';
import { bestPlaces, startersPoints } from './line-ups.ts';
import { type Told, teamRows } from './team-rows.ts';

/** The line-up of a team that is best for a goal: its rows, who moves for it, and the players at their new places. */
export function bestRosterOf(asked: TeamOfWeek, told: Told, goal: LineupGoal = 'points') {
  const { of, team } = asked;
  const best = bestPlaces(team, of.league.shape.slots, told.now, goal);
  const players = team.map((player) => ({ ...player, place: best.get(player.leagueRosterId) ?? player.place }));
  return {
    players,
    rows: teamRows(asked, told, { players, best }),
    moves: team.flatMap(({ leagueRosterId, place: from }) => {
      const to = best.get(leagueRosterId) ?? from;
      return isStarting(from) === isStarting(to) ? [] : [{ leagueRosterId, from, to }];
    }),
    gainedPoints: gated(told.tier, 'startSitProjections', cents(startersPoints(players) - startersPoints(team))),
  };
}
