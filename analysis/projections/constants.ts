// The constants that the product ships, as the text of its data files. `node analysis/projections/constants.ts`
// writes them; a test keeps them true to the files they came from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { halfPprPoints, historyStats, rankedSeasons, SKILL_POSITIONS } from './history.ts';
import { rising } from './isotonic.ts';
import { shippedCurves } from './ranges.ts';
import { rankLine } from './smooth.ts';
import { statRatios } from './stat-ratios.ts';

/** Ranks at which the lines are written down; between them they are interpolated. */
const KNOT_RANKS = {
  QB: [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 56],
  RB: [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 60, 80, 110],
  WR: [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 60, 80, 110, 150],
  TE: [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 60, 80],
} as const;
const HOUSE = join(import.meta.dirname, '../../packages/almanac/src/house/projections');
const HEAD =
  '// Written by `node analysis/projections/constants.ts` from the files named in analysis/projections/README.md.\n';

const rounded = (value: number) => Number(value.toPrecision(4));

/** Value of each shipped data file, by file name. */
export function shippedConstants() {
  const ranked = rankedSeasons();
  const knots = SKILL_POSITIONS.map((position) => {
    const rows = ranked.filter((row) => row.position === position);
    const raw = KNOT_RANKS[position].map((rank) => ({ rank, ...rankLine(rows, rank) }));
    // a better rank never means fewer points or games: neighbours that say so differ by the luck of nine seasons
    const points = rising(raw.map(({ line }) => -halfPprPoints(line))).map((value) => -value);
    const games = rising(raw.map((knot) => -knot.games)).map((value) => -value);
    const lines = raw.map(({ rank, line }, knot) => {
      const scale = (points[knot] ?? 0) / halfPprPoints(line);
      return [rank, rounded(games[knot] ?? 0), ...historyStats.map((stat) => rounded(line[stat] * scale))];
    });
    return [position, lines] as const;
  });
  const { weekly, seasonal } = shippedCurves();
  const { shares, kicker, defense } = statRatios();
  return {
    rankLines: { stats: historyStats, knots: Object.fromEntries(knots), mean: { K: kicker, DST: defense } },
    rangeCurves: {
      weekly: Object.fromEntries(weekly.map(({ position, curve }) => [position, curve])),
      seasonal: Object.fromEntries(seasonal.map(({ position, curve }) => [position, curve])),
    },
    statShares: shares,
  };
}

if (import.meta.main) {
  const { rankLines, rangeCurves, statShares } = shippedConstants();
  const write = (file: string, text: string) => writeFileSync(join(HOUSE, file), HEAD + text);
  write(
    'rank-lines.data.ts',
    `import type { RankLines } from './rank-lines.shape.ts';

/** Mean season of 17 games at a pre-season rank within the position: rank, games, then the amounts of the stats named. */
export const RANK_LINES: RankLines = ${JSON.stringify(rankLines)};
`,
  );
  write(
    'range-curves.data.ts',
    `import type { RangeCurves } from './range-curves.shape.ts';

/** How far points fall from what is expected: see the shape. */
export const RANGE_CURVES: RangeCurves = ${JSON.stringify(rangeCurves)};
`,
  );
  write(
    'stat-shares.data.ts',
    `import type { StatShares } from './stat-shares.shape.ts';

/** Stats as shares of other stats, by position. */
export const STAT_SHARES: StatShares = ${JSON.stringify(statShares)};
`,
  );
}
