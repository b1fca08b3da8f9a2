// The market of a week: where published projections place everybody. Only what others published goes in, so its order
// is open to everybody.

import type { Edition } from '@pylon/almanac/editions/edition';
import { oneConsensus } from '@pylon/almanac/house/consensus/consensus-rows';
import { latestDay } from '@pylon/almanac/house/days';
import { AGGREGATE, projectionProviders } from '@pylon/almanac/read/projection-lines';
import type { ListFormat } from '@pylon/engine/rankings/list-formats';
import type { ConsensusEntry } from '@pylon/engine/rankings/ranking-material';
import { valuesInGameOf } from '@pylon/engine/rankings/reference-values';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import { projectionUnits } from './projected-points.ts';

/** Whose projections of a week were published by the edition's day, alphabetically. */
export const weekPublishers = (edition: Edition, season: number, week: number): readonly string[] =>
  onceFor(edition, `week publishers ${season} ${week}`, () =>
    projectionProviders(edition, { season, period: 'weekly', week }).filter((slug) => slug !== AGGREGATE),
  );

/**
 * The consensus of the orders that published projections of a week give in the game of a format.
 *
 * @param plays who has a game in the week
 * @returns best first; nobody where nothing is published. Of one publisher alone there is neither spread nor tier
 */
export function weekMarket(
  edition: Edition,
  { season, week }: { readonly season: number; readonly week: number },
  format: ListFormat,
  plays: ReadonlySet<string>,
): { readonly asOf: string; readonly entries: readonly ConsensusEntry[] } {
  const positionOf = (entityId: string): Position | null => {
    const position = edition.indexes.positionOf(entityId, season);
    return position !== null && isPosition(position) ? position : null;
  };
  const lists = weekPublishers(edition, season, week).map((slug) => {
    const { lines, units } = projectionUnits(edition, { season, period: 'weekly', week }, slug);
    const projected = lines.map((line) => ({ ...line, rookieRatio: null }));
    const order = [...valuesInGameOf(format, { projected, units }).keys()];
    return {
      slug,
      asOf: latestDay(lines.map(({ asOf }) => asOf)),
      ranks: new Map(order.filter((entityId) => plays.has(entityId)).map((entityId, index) => [entityId, index + 1])),
      published: new Map(),
      byPosition: false,
    };
  });
  const isAlone = lists.length === 1;
  return {
    asOf: latestDay(lists.map(({ asOf }) => asOf)),
    entries: oneConsensus(lists, positionOf)
      .map(({ entityId, rank, positionRank, mean, sd, tier }) => ({
        entityId,
        rank,
        positionRank,
        mean,
        sd: isAlone ? null : sd,
        tier: isAlone ? null : tier,
      }))
      .sort((a, b) => a.rank - b.rank),
  };
}
