import type { Edition } from '@pylon/almanac/editions/edition';
import {
  AGGREGATE,
  type ProjectionLine,
  type ProjectionQuery,
  projectionLines,
} from '@pylon/almanac/read/projection-lines';
import { expectedPoints } from '@pylon/engine/scoring/expected-points';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from './edition-memo.ts';
import type { KnownScoring } from './scoring-system.ts';

/** What somebody is expected to score: tenth percentile, mean, ninetieth. */
export interface PointsRange {
  readonly floor: number;
  readonly expected: number;
  readonly ceiling: number;
}

/** A projection in a scoring. */
export interface ScoredProjection extends ProjectionLine {
  readonly position: Position;
  readonly points: PointsRange;
}

/** Everybody's projection of a period in a scoring, by entity; positions that fantasy leagues do not draft are left out. */
export const scoredProjections = (
  edition: Edition,
  query: ProjectionQuery,
  scoring: KnownScoring,
  provider: string = AGGREGATE,
): ReadonlyMap<string, ScoredProjection> =>
  onceFor(
    edition,
    `projections ${query.season} ${query.period} ${query.week} ${provider} ${JSON.stringify(scoring.settings)}`,
    () => {
      const scored = new Map<string, ScoredProjection>();
      for (const line of projectionLines(edition, query, provider)) {
        const position = edition.indexes.positionOf(line.entityId, query.season);
        if (position === null || !isPosition(position)) continue;
        const expected = expectedPoints(line.line, position, scoring.settings, Math.max(line.games, 1));
        scored.set(line.entityId, { ...line, position, points: rangeOf(expected, line) });
      }
      return scored;
    },
  );

/**
 * What was expected of a season before it began. A draft, and a ranking to draft by, is one of before the first game,
 * whenever it is looked at.
 */
export function forecastsOf(
  edition: Edition,
  season: number,
  scoring: KnownScoring,
): ReadonlyMap<string, ScoredProjection> {
  const preseason = scoredProjections(edition, { season, period: 'preseason', week: 0 }, scoring);
  return preseason.size > 0 ? preseason : scoredProjections(edition, { season, period: 'seasonal', week: 0 }, scoring);
}

/** An expectation below zero has no floor below it and no ceiling above it that a ratio could tell. */
function rangeOf(expected: number, { floorRatio, ceilingRatio }: ProjectionLine): PointsRange {
  if (expected <= 0) return { floor: expected, expected, ceiling: expected };
  return { floor: expected * floorRatio, expected, ceiling: expected * ceilingRatio };
}

/** Points as they are sent: two decimals. */
export const toWirePoints = ({ floor, expected, ceiling }: PointsRange): PointsRange => ({
  floor: cents(floor),
  expected: cents(expected),
  ceiling: cents(ceiling),
});

/** A number with two decimals, which is what screens show at most. */
export const cents = (value: number): number => Math.round(value * 100) / 100 + 0;
