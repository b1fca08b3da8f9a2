import type { Edition } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import {
  AGGREGATE,
  type ProjectionLine,
  type ProjectionQuery,
  projectionLines,
} from '@pylon/almanac/read/projection-lines';
import { BRAND } from '@pylon/contract/brand';
import type { Provenance } from '@pylon/contract/wire';
import { type PointsRange, pointsRange } from '@pylon/engine/scoring/expected/points-range';
import { projectionSeason } from '@pylon/engine/scoring/expected/projection-season';
import { type ScoringSeason, scoreSeason } from '@pylon/engine/scoring/rescore';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import { provenanceOf } from '../wire/provenance.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';

/** A projection of somebody whom fantasy leagues draft. */
export interface PlayerLine extends ProjectionLine {
  readonly position: Position;
}

/** A projection in a scoring. */
export interface ScoredProjection extends PlayerLine {
  readonly points: PointsRange;
}

/** Everybody's projection of a period, ready for any scoring. */
export interface ProjectionUnits {
  /** By entity id; positions that fantasy leagues do not draft are left out. */
  readonly lines: readonly PlayerLine[];
  /** Cell n is the n-th line. */
  readonly units: ScoringSeason;
}

/** What a period's points in any scoring are computed from. */
export const projectionUnits = (
  edition: Edition,
  query: ProjectionQuery,
  provider: string = AGGREGATE,
): ProjectionUnits =>
  onceFor(edition, `projection units ${query.season} ${query.period} ${query.week} ${provider}`, () => {
    const lines = projectionLines(edition, query, provider).flatMap((line): PlayerLine[] => {
      const position = edition.indexes.positionOf(line.entityId, query.season);
      return position !== null && isPosition(position) ? [{ ...line, position }] : [];
    });
    return { lines, units: projectionSeason(lines) };
  });

/** Everybody's projection of a period in a scoring, by entity. */
export const scoredProjections = (
  edition: Edition,
  query: ProjectionQuery,
  scoring: KnownScoring,
  provider: string = AGGREGATE,
): ReadonlyMap<string, ScoredProjection> =>
  onceFor(edition, `projections ${query.season} ${query.period} ${query.week} ${provider} ${scoring.key}`, () => {
    const { lines, units } = projectionUnits(edition, query, provider);
    const expected = scoreSeason(units, scoring.settings);
    return new Map(
      lines.map((line, cell) => [line.entityId, { ...line, points: pointsRange(expected[cell] ?? 0, line) }]),
    );
  });

/**
 * What was expected of a season before it began. A draft, and a ranking to draft by, is one of before the first game,
 * whenever it is looked at. Where nobody had a list by then, the first lists stand in: the day of a line says so.
 */
export const forecastsOf = (
  edition: Edition,
  season: number,
  scoring: KnownScoring,
): ReadonlyMap<string, ScoredProjection> => scoredProjections(edition, forecastQuery(edition, season), scoring);

/** Which projections those are. */
export function forecastQuery(edition: Edition, season: number): ProjectionQuery {
  const preseason = { season, period: 'preseason', week: 0 } as const;
  return projectionUnits(edition, preseason).lines.length > 0 ? preseason : { ...preseason, period: 'seasonal' };
}

/**
 * Where numbers for a season's drafts come from: beside the sources the forecast with its own day, which stays what it
 * was before the season while the data go on.
 */
export function forecastProvenance(edition: Edition, season: number): Provenance {
  const { sources, ...of } = provenanceOf(edition);
  const asOf = latestDay(projectionUnits(edition, forecastQuery(edition, season)).lines.map((line) => line.asOf));
  return { ...of, sources: asOf === '' ? sources : [...sources, { name: `${BRAND.name} forecasts`, asOf }] };
}
