import type { Edition } from '@pylon/almanac/editions/edition';
import type { seasonGuillotines } from '@pylon/contract/tables/week/season-guillotines.table';
import { guillotineAdp, guillotineAhead } from '../../../football/guillotine.ts';
import { scoredGames } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import type { KnownScoring } from '../../../wire/scoring-system.ts';

/** A game below this share of a player's mean is a dud. */
const DUD = 0.5;

/** Everybody with points to expect, by value. */
export const rows: RowsOf<typeof seasonGuillotines> = ({ edition, season, scoring }) => {
  const adp = guillotineAdp(edition, season);
  const duds = dudsOf(edition, season - 1, scoring);
  return guillotineAhead(edition, season, scoring).map((player) => {
    const { entityId, rank, positionRank, value, perGame, floor, spread, byeWeek } = player;
    return {
      ...{ entityId, rank, positionRank, value, perGame, floor, spread, byeWeek },
      lastDuds: duds.get(entityId) ?? null,
      adp: adp.get(entityId) ?? null,
    };
  });
};

/** Percent of the games of each player that were duds. */
function dudsOf(edition: Edition, season: number, scoring: KnownScoring): ReadonlyMap<string, number> {
  const byPlayer = Map.groupBy(scoredGames(edition, season, scoring), ({ entityId }) => entityId);
  return new Map(
    [...byPlayer].map(([entityId, games]) => {
      const mean = games.reduce((sum, { points }) => sum + points, 0) / games.length;
      return [entityId, (100 * games.filter(({ points }) => points < DUD * mean).length) / games.length];
    }),
  );
}
