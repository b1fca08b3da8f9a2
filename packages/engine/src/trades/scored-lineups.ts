// What a roster's line-ups came to, once its weeks are played.
import { rosterWeeks, startersOf } from './roster-weeks.ts';
import type { TradeLeague, TradePlayer } from './trade-league.ts';

/**
 * Weighted points of line-ups that are set by what was expected of each week, as a manager sets them, and scored by
 * what came. A place that the wire fills counts what was expected of it: nobody picks up the best in hindsight.
 *
 * @param league whose players' points are those that line-ups are set by
 * @param players any set of players of the league
 * @param scored what somebody scored in a week, by its place among the league's weeks
 */
export function scoredLineups(
  league: TradeLeague,
  players: readonly TradePlayer[],
  scored: (playerId: string, week: number) => number,
): number {
  const roster = rosterWeeks(league, players);
  let sum = 0;
  for (const [week, { weight }] of league.weeks.entries()) {
    for (const entry of startersOf(league, roster, week)) {
      const player = players[entry];
      sum += player ? weight * scored(player.id, week) : (roster.points[week]?.[entry] ?? 0);
    }
  }
  return sum;
}
