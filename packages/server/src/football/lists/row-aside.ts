// What a row of the rankings tells besides the ranks: of a week, what may be known of it beforehand.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { RowAside } from '@pylon/contract/rankings/ranked-page';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { gameLines } from '../games/game-lines.ts';
import { expectedOf } from '../schedule-ahead.ts';
import { gamesOf } from '../team-games.ts';
import { utilizationBefore } from '../utilization.ts';

/**
 * Of a season (week 0) the next game is told, and neither its opponent's place nor its lines: one game says nothing
 * of a season.
 *
 * @param scoring in which opponents are told apart; without one they are not
 */
export function rowAside(
  edition: Edition,
  { season, week }: { readonly season: number; readonly week: number },
  { now, scoring }: { readonly now: Date; readonly scoring?: KnownScoring },
): Required<RowAside> {
  const gameFor = gamesOf(edition, season, week, now);
  const linesOf = gameLines(edition, season);
  const told = new Map<Position, ReturnType<typeof expectedOf>>();
  const opponentsOf = (position: Position, of: KnownScoring) => {
    if (!told.has(position)) told.set(position, expectedOf(edition, season, of, [position]));
    return told.get(position);
  };
  return {
    gameOf: ({ entityId }) => gameFor(entityId),
    impliedOf: ({ entityId }) =>
      week === 0 ? null : linesOf(week, edition.indexes.teamOf(entityId, season)).impliedPoints,
    opponentRankOf: ({ entityId, position }) => {
      const game = week === 0 ? null : gameFor(entityId);
      if (!game || !scoring || !isPosition(position)) return null;
      return opponentsOf(position, scoring)?.placeOf(game.opponent) ?? null;
    },
    utilizationOf: utilizationBefore(edition, season, week),
  };
}
