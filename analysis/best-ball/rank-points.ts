// What players of each positional rank by draft position have scored: writes engine/best-ball/rank-points.data.ts.
//   node analysis/best-ball/rank-points.ts
import { writeFileSync } from 'node:fs';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { pointCurves } from '../grades/pods.ts';
import { POSITIONS_TRIED } from '../suggestions/seasons.ts';

const curves = pointCurves();
const rows = POSITIONS_TRIED.map((position) => {
  const curve = curves.get(POSITIONS.indexOf(position)) ?? [];
  console.log(`${position}: ${curve.length} ranks, ${curve[0]?.toFixed(0)} to ${curve.at(-1)?.toFixed(0)} points`);
  return `  ${position}: [${curve.map((points) => points.toFixed(1)).join(', ')}],`;
});
const text = `// Season points of players by their rank among their position before the season.
// Written by \`node analysis/best-ball/rank-points.ts\`: measured, never edited.

/**
 * Half PPR, the best rank first.
 * @source analysis/best-ball: mean of 2012 to 2020 by the consensus before each season, never rising with the rank
 */
export const RANK_POINTS = {
${rows.join('\n')}
} as const;
`;
writeFileSync(new URL('../../packages/engine/src/best-ball/rank-points.data.ts', import.meta.url), text);
