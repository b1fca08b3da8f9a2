import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { Edition } from '../editions/edition.ts';
import { statLineAt } from './stat-line-at.ts';

/** A game of an athlete or a team defence. */
export interface GameLogEntry {
  readonly seasonType: 'REG' | 'POST';
  readonly week: number;
  readonly teamId: TeamId;
  readonly opponentId: TeamId;
  readonly isHome: boolean;
  /** Kick-off, UTC; null when the schedule does not have the game. */
  readonly kickoff: string | null;
  /** Points of the own team and of the opponent; null before the end. */
  readonly score: { readonly own: number; readonly opponent: number } | null;
  readonly line: StatLine;
}

/** An entity's games of a season with a stat line, by week; none gives []. */
export function gameLog(edition: Edition, entityId: string, season: number): readonly GameLogEntry[] {
  const { statWeeks, games } = edition.tables;
  const { column } = statWeeks;
  return edition.indexes
    .rowsOf('statWeeks', entityId)
    .filter((row) => column.season[row] === season)
    .map((row): GameLogEntry => {
      const week = column.week[row] ?? 0;
      const teamId = (column.teamId[row] ?? '') as TeamId; // team codes are checked when sources are read
      const opponentId = (column.opponentId[row] ?? '') as TeamId; // likewise
      const game = gameOf(games, season, week, teamId);
      const isHome = game !== -1 && games.column.homeTeamId[game] === teamId;
      const own = (isHome ? games.column.homeScore : games.column.awayScore)[game] ?? Number.NaN;
      const opponent = (isHome ? games.column.awayScore : games.column.homeScore)[game] ?? Number.NaN;
      return {
        seasonType: column.seasonType[row] === 'POST' ? 'POST' : 'REG',
        week,
        teamId,
        opponentId,
        isHome,
        kickoff: games.column.kickoff[game] ?? null,
        score: Number.isNaN(own) || Number.isNaN(opponent) ? null : { own, opponent },
        line: statLineAt(statWeeks, row),
      };
    })
    .sort((a, b) => a.week - b.week);
}

/** Row of a team's game in a week; -1 in its bye. */
function gameOf({ column, length }: Edition['tables']['games'], season: number, week: number, teamId: string): number {
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week) continue;
    if (column.homeTeamId[row] === teamId || column.awayTeamId[row] === teamId) return row;
  }
  return -1;
}
