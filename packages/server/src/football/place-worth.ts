// What a place among a position is worth before a season: the points, in a league's scoring, of the season that such
// places came to in the past. Made of published results alone, so that everybody may see what follows from it.
import { rankImpliedLine } from '@pylon/almanac/house/projections/rank-lines';
import { withImpliedStats } from '@pylon/almanac/house/projections/stat-shares';
import { projectionSeason } from '@pylon/engine/scoring/expected/projection-season';
import { type ScoringSeason, scoreSeason } from '@pylon/engine/scoring/rescore';
import { fallingCurve } from '@pylon/engine/statistics/falling-curve';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { Lru } from '../lru.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';

/** Points of the season of a place among a position, from 1. */
export type PlaceWorth = (position: Position, place: number) => number;

/** Deeper places are worth what this one is. */
const PLACES = 200;
const SCORINGS_KEPT = 24;

let made: ScoringSeason | undefined;
/** The past season of each position's places, ready for any scoring; made when it is first asked for. */
const pastSeason = (): ScoringSeason => {
  made ??= projectionSeason(
    POSITIONS.flatMap((position) =>
      Array.from({ length: PLACES }, (_, index) => {
        const { line, games } = rankImpliedLine(position, index + 1);
        return { line: withImpliedStats(line, position), position, games };
      }),
    ),
  );
  return made;
};

/** What rooms of the market share, made before the first of them. */
export function* placeWorthSteps(): Generator<void, void> {
  pastSeason();
  yield;
}

const kept = new Lru<PlaceWorth>(SCORINGS_KEPT);

/** @source analysis/projections "seasonal": ranks of 2012 to 2020 and what became of them */
export const placeWorth = ({ key, settings }: Pick<KnownScoring, 'key' | 'settings'>): PlaceWorth =>
  kept.once(key, () => {
    const points = scoreSeason(pastSeason(), settings);
    // Where two places differ by chance, the worse is not worth more.
    const curves = POSITIONS.map((_, index) => fallingCurve(points.subarray(index * PLACES, (index + 1) * PLACES)));
    return (position, place) => curves[POSITIONS.indexOf(position)]?.[Math.min(PLACES, place) - 1] ?? 0;
  });
