import { pointsRange } from '../scoring/expected/points-range.ts';
import { scoreSeason } from '../scoring/rescore.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { RankingMaterial } from './ranking-material.ts';
import type { ScoredPlayer } from './scout-values.ts';

/** Everybody of a material with what they are to score under a system, in the material's order. */
export function scoredPlayers(
  { projected, units }: Pick<RankingMaterial, 'projected' | 'units'>,
  settings: ScoringSettings,
): readonly ScoredPlayer[] {
  const expected = scoreSeason(units, settings);
  return projected.map((player, cell) => ({
    entityId: player.entityId,
    position: player.position,
    points: pointsRange(expected[cell] ?? 0, player),
  }));
}
