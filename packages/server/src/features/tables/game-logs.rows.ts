import type { Edition } from '@pylon/almanac/editions/edition';
import type { gameLogs } from '@pylon/contract/tables/game-logs.table';
import { type ScoredGame, scoredGames } from '../../football/season-points.ts';
import { teamGames } from '../../football/team-games.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { boxScoreOf } from './box-score.ts';
import { snapPercentOf } from './snap-percent.ts';

/** Games of the regular season, or of a week, which may be one of the play-offs. */
export const rows: RowsOf<typeof gameLogs> = ({ edition, season, week, scoring }) => {
  const regular = scoredGames(edition, season, scoring);
  const games =
    week === -1
      ? regular
      : [...regular, ...scoredGames(edition, season, scoring, 'POST')].filter((game) => game.week === week);
  const { column } = edition.tables.statWeeks;
  return games.map((game) => ({
    ...{ entityId: game.entityId, week: game.week, points: game.points, finish: game.finish },
    ...fixtureOf(edition, season, game),
    snapPercent: snapPercentOf(edition, season, game),
    ...boxScoreOf((key) => column[key][game.row], game.position),
  }));
};

/** Against whom, where, and how it ended. */
function fixtureOf(edition: Edition, season: number, { row, week }: ScoredGame) {
  const { teamId, opponentId } = edition.tables.statWeeks.column;
  const game = teamGames(edition, teamId[row] ?? null, season).find((each) => each.week === week);
  const opponent = opponentId[row] ?? '';
  if (!game) return { opponent, result: null };
  const { score } = game;
  const letter = score && (score.own > score.opponent ? 'W' : score.own < score.opponent ? 'L' : 'T');
  return {
    opponent: game.isHome ? opponent : `@${opponent}`,
    result: score && `${letter} ${score.own}–${score.opponent}`,
  };
}
