import type { Edition } from '@pylon/almanac/editions/edition';
import type { weeklyGuillotine } from '@pylon/contract/tables/week/weekly-guillotine.table';
import { teamsLeft, wireLevels } from '@pylon/engine/guillotine/elimination';
import { chanceBelow, relativeVariance } from '@pylon/engine/guillotine/week-odds';
import { GUILLOTINE_LEAGUE, isPlayed, referenceScoring } from '../../../football/guillotine.ts';
import { scoredProjections } from '../../../football/projected-points.ts';
import { teamGames } from '../../../football/team-games.ts';
import { scoresBefore } from '../../../football/utilization.ts';
import { weekAhead } from '../../../football/week-ahead.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Everybody who plays in the week asked for, or in the next. */
export const rows: RowsOf<typeof weeklyGuillotine> = ({ edition, season, week: asked, scoring, choices }) => {
  const week = asked === -1 ? weekAhead(edition, season) : asked;
  const which = { season, period: 'weekly', week } as const;
  const reference = referenceScoring();
  const usual = reference && scoredProjections(edition, which, reference);
  const playing = [...scoredProjections(edition, which, scoring).values()].flatMap((player) => {
    const opponent = opponentIn(edition, season, week, player.entityId);
    return isPlayed(player) && opponent !== null && player.points.expected > 0 ? [{ ...player, opponent }] : [];
  });
  const { teams } = GUILLOTINE_LEAGUE;
  const left = choices.teams === 'week' ? teamsLeft(teams, week) : Number(choices.teams);
  const wire = wireLevels(
    playing.map(({ position, points }) => ({ position, points: points.expected })),
    GUILLOTINE_LEAGUE,
    left,
  );
  const utilization = scoresBefore(edition, season, week);
  return playing.map(({ entityId, position, points, opponent }) => {
    const inReference = Math.max(1, usual?.get(entityId)?.points.expected ?? points.expected);
    const chance = chanceBelow(wire[position] / points.expected, relativeVariance(position, inReference));
    return {
      ...{ entityId, opponent, points: points.expected, floor: points.floor, ceiling: points.ceiling },
      wire: wire[position],
      underWire: 100 * chance,
      utilization: utilization.get(entityId) ?? null,
    };
  });
};

/** Whom somebody's team meets in a week, '@KC' away; null when it rests. */
function opponentIn(edition: Edition, season: number, week: number, entityId: string): string | null {
  const games = teamGames(edition, edition.indexes.teamOf(entityId, season), season);
  const game = games.find((each) => each.week === week);
  return game ? `${game.isHome ? '' : '@'}${game.opponent}` : null;
}
