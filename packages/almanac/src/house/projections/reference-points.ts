import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { expectedPoints } from '@pylon/engine/scoring/expected/expected-points';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';

const HALF_PPR = BASE_SCORING_SYSTEMS.find((system) => system.name === '0.5 PPR')?.settings ?? {};

/** Expected points in half PPR, in which the levels of the range curves and the shapes of lines are measured. */
export const referencePoints = (line: StatLine, position: Position, games: number): number =>
  expectedPoints(line, position, HALF_PPR, Math.max(games, 1));
