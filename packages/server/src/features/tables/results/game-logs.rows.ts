import type { gameLogs } from '@pylon/contract/tables/results/game-logs.table';
import { scoredGames } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { playerGames } from '../reads/player-games.ts';

/** Games of the regular season, or of a week, which may be one of the play-offs. */
export const rows: RowsOf<typeof gameLogs> = ({ edition, season, week, scoring }) =>
  (week === -1 ? (['REG'] as const) : (['REG', 'POST'] as const)).flatMap((seasonType) => {
    const gameOf = playerGames(edition, season, seasonType);
    return scoredGames(edition, season, scoring, seasonType).flatMap((scored) => {
      const game = week === -1 || scored.week === week ? gameOf(scored.row) : undefined;
      return game ? [{ ...game, points: scored.points, finish: scored.finish }] : [];
    });
  });
