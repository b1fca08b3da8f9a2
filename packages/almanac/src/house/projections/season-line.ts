/**
 * The expected season of a player before it begins.
 *
 * Experts' ranks know more about how many points they will score than their last season does: over nine seasons, mixing
 * in their own points helped running backs by half a percent and nobody else. What the points are made of is the other
 * way round: a running quarterback remains one. So the rank sets the level and the last season, as far as it is
 * reliable, the mix.
 * @source analysis/projections "seasonal"
 */
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { SeasonLine } from './rank-lines.shape.ts';
import { rankImpliedLine } from './rank-lines.ts';
import { referencePoints } from './reference-points.ts';
import { scaled, weightedSum } from './stat-lines.ts';
import { withImpliedStats } from './stat-shares.ts';

/** Games at which a player's own past counts half. */
const HALF_RELIABLE_GAMES = 8;
/** How much the own points per game move the level, times reliability. */
const LEVEL_WEIGHT: Readonly<Record<Position, number>> = { QB: 0.1, RB: 0.3, WR: 0, TE: 0, K: 0, DST: 0 };
/** How much the own mix of stats replaces the rank's, times reliability. */
const MIX_WEIGHT: Readonly<Record<Position, number>> = { QB: 1, RB: 0.9, WR: 0.6, TE: 0.5, K: 0, DST: 0 };
/** A season with fewer points than this has no usable mix. */
const LEAST_OWN_POINTS = 20;

/** What a player did over a season. */
export interface PlayedLine {
  readonly games: number;
  readonly line: StatLine;
}

/** A forecast and what it was made from. */
export interface ForecastLine extends SeasonLine {
  readonly inputs: readonly string[];
}

/**
 * @param rank place within the position in the pre-season consensus, from 1
 * @param before their last season; null for a rookie or one who did not play
 * @returns the line over the expected games of a 17-game season
 */
export function seasonLine(position: Position, rank: number, before: PlayedLine | null): ForecastLine {
  const implied = rankImpliedLine(position, rank);
  const own = before && before.games > 0 ? referencePoints(before.line, position, before.games) : 0;
  if (!before || own < LEAST_OWN_POINTS || MIX_WEIGHT[position] === 0) {
    return { games: implied.games, line: withImpliedStats(implied.line, position), inputs: ['house-rank'] };
  }
  const reliability = before.games / (before.games + HALF_RELIABLE_GAMES);
  const points = referencePoints(implied.line, position, implied.games);
  const ownPoints = (own / before.games) * implied.games;
  const level = points + LEVEL_WEIGHT[position] * reliability * (ownPoints - points);
  const mix = MIX_WEIGHT[position] * reliability;
  const line = weightedSum([
    [withImpliedStats(scaled(implied.line, level / points), position), 1 - mix],
    [withImpliedStats(scaled(before.line, level / own), position), mix],
  ]);
  return { games: implied.games, line, inputs: ['house-history', 'house-rank'] };
}
