// Whom the byes of a week cost.

import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import { isReserve } from '@pylon/engine/vocabulary/slots';
import { scoredProjections } from '../football/projected-points.ts';
import { toWireTeam } from '../wire/entity.ts';
import type { TeamOfWeek } from './asked-team.ts';
import { bestPlaces } from './line-ups.ts';
import { type Told, teamRows } from './team-rows.ts';
import type { WeekPlayer } from './week-players.ts';

/** Teams of the NFL that rest in a week, and whom of a team that costs. */
export function byesOf(asked: TeamOfWeek, told: Told) {
  const { of, week, team } = asked;
  const { edition, season, league } = of;
  const resting = edition.tables.teams.column.teamId.filter(
    (teamId) => edition.indexes.byeWeek(season, teamId) === week.week,
  );
  return {
    teamsOnBye: resting.flatMap((teamId) => toWireTeam(edition, teamId) ?? []),
    byeRosters: teamRows(asked, told, {
      players: team.filter(({ isBye }) => isBye),
      best: bestPlaces(team, league.shape.slots, told.now),
    }),
  };
}

/**
 * Points that a team's best line-up of a week would be expected to have more if nobody rested. Nobody projects whoever
 * has no game: theirs is the house's mean game of the rest of the season.
 */
export function lostToByes({ of, team }: TeamOfWeek): number {
  const { edition, season, scoring, league } = of;
  const rest = scoredProjections(edition, { season, period: 'restOfSeason', week: 0 }, scoring);
  const usualGame = ({ entityId, isOut }: WeekPlayer) => {
    const line = isOut || entityId === null ? undefined : rest.get(entityId);
    return line ? line.points.expected / Math.max(1, line.games) : 0;
  };
  const best = (pointsOf: (player: WeekPlayer) => number) =>
    bestLineup(
      team.flatMap((player) =>
        player.position === null || isReserve(player.place)
          ? []
          : [{ points: pointsOf(player), positions: [player.position] }],
      ),
      league.shape.slots,
    ).points;
  return best((player) => (player.isBye ? usualGame(player) : player.usable)) - best(({ usable }) => usable);
}
