// What betting lines say of games, each told from the side of a team.
import type { Edition } from '@pylon/almanac/editions/edition';
import { onceFor } from '../../almanac/edition-memo.ts';
import { known } from '../../wire/entity.ts';

/** Each null where nobody offers such a line. */
export interface GameLines {
  /** Points that a team is expected to score: half of the game's total and half of the lead that is expected. */
  readonly impliedPoints: number | null;
  /** The same of its opponent. */
  readonly opponentPoints: number | null;
  readonly gameTotal: number | null;
  /** As bookmakers write it: −3 is favored by three. */
  readonly spread: number | null;
}

const NO_LINES: GameLines = { impliedPoints: null, opponentPoints: null, gameTotal: null, spread: null };

/** The lines of a season's games, by week and team; a week without a game has none. */
export const gameLines = (edition: Edition, season: number) =>
  onceFor(edition, `game lines ${season}`, () => {
    const { column, length } = edition.tables.games;
    const lines = new Map<string, GameLines>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season) continue;
      const [favor, total] = [known(column.spread[row]), known(column.total[row])];
      lines.set(`${column.week[row]} ${column.homeTeamId[row]}`, sideOf(favor, total));
      lines.set(`${column.week[row]} ${column.awayTeamId[row]}`, sideOf(favor === null ? null : -favor, total));
    }
    return (week: number, teamId: string | null): GameLines => lines.get(`${week} ${teamId}`) ?? NO_LINES;
  });

/** @param favor points by which the team is favored */
const sideOf = (favor: number | null, total: number | null): GameLines => ({
  impliedPoints: favor === null || total === null ? null : (total + favor) / 2,
  opponentPoints: favor === null || total === null ? null : (total - favor) / 2,
  gameTotal: total,
  spread: favor === null ? null : 0 - favor,
});
