// Whom the byes of a week cost.
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
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

/** Expected points that a team's best line-up of a week would have more if nobody rested. */
export function lostToByes({ of, team }: TeamOfWeek): number {
  const best = (pointsOf: (player: WeekPlayer) => number) =>
    bestLineup(
      team.flatMap((player) =>
        player.position === null ? [] : [{ points: pointsOf(player), positions: [player.position] }],
      ),
      of.league.shape.slots,
    ).places.reduce((sum, { starter }) => sum + (starter?.points ?? 0), 0);
  const asIfPlaying = ({ isBye, isOut, expected, usable }: WeekPlayer) =>
    isBye && !isOut ? (expected?.points.expected ?? 0) : usable;
  return best(asIfPlaying) - best(({ usable }) => usable);
}
