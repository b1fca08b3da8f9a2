import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { expectedPoints } from '@pylon/engine/scoring/expected/expected-points';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** Half PPR, in which the levels of the range curves and the shapes of lines are measured. */
export const REFERENCE_SCORING = BASE_SCORING_SYSTEMS.find((system) => system.name === '0.5 PPR')?.settings ?? {};

/** Expected points in {@link REFERENCE_SCORING}. */
export const referencePoints = (line: StatLine, position: Position, games: number): number =>
  expectedPoints(line, position, REFERENCE_SCORING, Math.max(games, 1));
