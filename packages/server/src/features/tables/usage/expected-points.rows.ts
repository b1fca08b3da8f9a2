import type { ChanceKey } from '@pylon/almanac/tables/opportunity';
import type { expectedPoints } from '@pylon/contract/tables/usage/expected-points.table';
import { gamesInSpan } from '../../../football/game-span.ts';
import { scoredGames } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { expectedGames } from '../reads/expected-games.ts';

/** Everybody with a chance in the games of the weeks asked for, or in the last of them. */
export const rows: RowsOf<typeof expectedPoints> = ({ edition, season, scoring, choices }) => {
  const { column: usage } = edition.tables.usageWeeks;
  const expectedOf = expectedGames(edition, season, scoring.settings);
  const compared = scoredGames(edition, season, scoring).flatMap((game) => {
    const counted = expectedOf.get(game.row);
    return counted ? { ...game, ...counted } : [];
  });
  return gamesInSpan(compared, choices).flatMap(([entityId, games]) => {
    const sum = (amount: (game: (typeof games)[number]) => number) =>
      games.reduce((total, game) => total + amount(game), 0);
    const had = (key: ChanceKey) => sum(({ usageRow }) => usage[key][usageRow] || 0);
    const chances = had('carries') + had('targets');
    if (chances + had('passAttempts') === 0) return [];
    const [points, expected] = [sum((game) => game.points), sum((game) => game.expected)];
    const { column } = edition.tables.statWeeks;
    return {
      ...{ entityId, chances, points, expected, games: games.length, difference: points - expected },
      pointsPerGame: points / games.length,
      expectedPerGame: expected / games.length,
      differencePerGame: (points - expected) / games.length,
      touchdowns: sum(({ row }) => (column.rushingTouchdowns[row] || 0) + (column.receivingTouchdowns[row] || 0)),
      expectedTouchdowns: had('expectedRushTouchdowns') + had('expectedReceivingTouchdowns'),
      expectedCatches: had('expectedCatches'),
      expectedYards: had('expectedRushYards') + had('expectedReceivingYards'),
      expectedPassYards: had('expectedPassYards'),
      expectedPassTouchdowns: had('expectedPassTouchdowns'),
      passTouchdowns: sum(({ row }) => column.passingTouchdowns[row] || 0),
    };
  });
};
