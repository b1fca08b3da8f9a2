import type { TableRows } from '../tables/all.ts';
import { earliestDay } from './days.ts';

/** How far a season is on a day, by its schedule and by the results that are known. */
export interface SeasonClock {
  readonly season: number;
  /** Day of the first kick-off. */
  readonly firstDay: string;
  /** Whether every regular game was before the day and has its results: nothing is left to project. */
  readonly isOver: boolean;
  /** Highest regular week with known stat lines; 0 before any. */
  readonly playedThrough: number;
  /** Regular weeks, ascending. */
  readonly weeks: readonly number[];
  /** Regular weeks that are still to be projected, ascending: no result is known. */
  readonly openWeeks: readonly number[];
  /** Whether the result of a team's game of a regular week is not known: it is to come, or nobody has told it yet. */
  readonly hasGameLeft: (teamId: string, week: number) => boolean;
  /** Whether such a game is also still to be played on the day: not one of which the result is merely missing. */
  readonly hasGameAhead: (teamId: string, week: number) => boolean;
  /** Opponent of a team in a regular week; undefined in its bye. */
  readonly opponentOf: (teamId: string, week: number) => string | undefined;
}

/**
 * The clocks of all seasons that have a schedule.
 *
 * @param asOf the day, '2025-11-12'; its own games are still to be played
 */
export function seasonClocks(rows: TableRows, asOf: string): readonly SeasonClock[] {
  const playedThrough = new Map<number, number>();
  for (const { season, seasonType, week } of rows.statWeeks) {
    if (seasonType === 'REG') playedThrough.set(season, Math.max(playedThrough.get(season) ?? 0, week));
  }
  const regular = rows.games.filter((game) => game.seasonType === 'REG');
  return [...new Set(regular.map((game) => game.season))]
    .sort((a, b) => a - b)
    .map((season): SeasonClock => {
      const games = regular.filter((game) => game.season === season);
      const opponents = new Map(
        games.flatMap((game) => [
          [`${game.week} ${game.homeTeamId}`, game.awayTeamId] as const,
          [`${game.week} ${game.awayTeamId}`, game.homeTeamId] as const,
        ]),
      );
      const weeks = [...new Set(games.map((game) => game.week))].sort((a, b) => a - b);
      const through = playedThrough.get(season) ?? 0;
      // a week in progress has stat lines and open games: it stays open until its last game has a score or was
      // called off for good
      const isLeft = (game: (typeof games)[number]) =>
        game.state !== 'canceled' && (game.week > through || (game.week === through && game.homeScore === null));
      const teamsOf = (of: typeof games) =>
        new Set(of.flatMap(({ week, homeTeamId, awayTeamId }) => [`${week} ${homeTeamId}`, `${week} ${awayTeamId}`]));
      const left = teamsOf(games.filter(isLeft));
      const ahead = teamsOf(games.filter((game) => isLeft(game) && game.kickoff.slice(0, 10) >= asOf));
      const openWeeks = weeks.filter((week) => games.some((game) => game.week === week && isLeft(game)));
      return {
        season,
        firstDay: earliestDay(games.map((game) => game.kickoff)).slice(0, 10),
        isOver: openWeeks.length === 0,
        playedThrough: through,
        weeks,
        openWeeks,
        hasGameLeft: (teamId, week) => left.has(`${week} ${teamId}`),
        hasGameAhead: (teamId, week) => ahead.has(`${week} ${teamId}`),
        opponentOf: (teamId, week) => opponents.get(`${week} ${teamId}`),
      };
    });
}
