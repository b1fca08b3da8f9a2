// The weights of the utilization score, and how well it foretells, as the text of the product's data files. `node
// analysis/utilization/constants.ts` writes them; a test keeps them true to the files they came from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UtilizationRecord } from '../../packages/engine/src/methods/utilization-record.shape.ts';
import {
  UTILIZATION_PARTS,
  UTILIZED_POSITIONS,
  type UtilizationPart,
  type UtilizationWeights,
  type UtilizedPosition,
} from '../../packages/engine/src/player-value/utilization.shape.ts';
import { DATA } from '../arguments.ts';
import { type PlayerGames, seasonGames } from './games.ts';
import { risingLine, told } from './line.ts';
import { EVERYBODY, type Judged, judgedOf, REGULARS, type Window, windowsOf } from './windows.ts';

/** The season that chose the weights, and the one that judges them. */
const LEARNED = 2023;
const JUDGED = 2025;

/** Players of a position over whom the scale is laid: a league of twelve starts the first 40 of a hundred. */
const POOLS: Readonly<Record<UtilizedPosition, number>> = { RB: 60, WR: 90, TE: 30 };
const STEPS = 10;

type Key = 'touches' | UtilizationPart;
const columnsOf = (windows: readonly Window[], keys: readonly Key[]) =>
  keys.map((key) => windows.map((window) => window[key]));
const nextOf = (windows: readonly Judged[]) => windows.map(({ next }) => next);
const isOf = (positions: readonly string[]) => (window: Window) => positions.includes(window.position);

/** Weights without their scale, and the scale from the best of every four weeks. */
function weightsOf(games: readonly PlayerGames[], position: UtilizedPosition): UtilizationWeights {
  const all = windowsOf(games, EVERYBODY).filter(isOf([position]));
  const judged = judgedOf(all);
  const { base, weights } = risingLine(columnsOf(judged, UTILIZATION_PARTS), nextOf(judged));
  const pointsOf = (window: Window) =>
    UTILIZATION_PARTS.reduce((sum, part, at) => sum + (weights[at] ?? 0) * window[part], base);
  const best = [...Map.groupBy(all, ({ week }) => week).values()]
    .flatMap((of) =>
      of
        .map(pointsOf)
        .sort((one, other) => other - one)
        .slice(0, POOLS[position]),
    )
    .sort((one, other) => one - other);
  const knots = Array.from({ length: STEPS }, (_, at) => best[Math.ceil(((at + 1) / STEPS) * best.length) - 1] ?? 0);
  const parts = Object.fromEntries(
    UTILIZATION_PARTS.map((part, at) => [part, rounded(weights[at] ?? 0)]),
  ) as UtilizationWeights['parts']; // every part
  return { base: rounded(base), parts, scale: [base, ...knots].map(rounded) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** How lines that one season chose tell the points of another. */
export function recordsOf(
  learned: readonly PlayerGames[],
  judged: readonly PlayerGames[],
): readonly UtilizationRecord[] {
  const pools = { everybody: EVERYBODY, regulars: REGULARS } as const;
  const groups = [
    ...UTILIZED_POSITIONS.map((position) => [position, [position]] as const),
    ['WR and TE', ['WR', 'TE']] as const,
  ];
  return (['everybody', 'regulars'] as const).flatMap((pool) => {
    const [before, after] = [learned, judged].map((games) => judgedOf(windowsOf(games, pools[pool])));
    return groups.map(([position, positions]): UtilizationRecord => {
      const learn = (before ?? []).filter(isOf(positions));
      const judge = (after ?? []).filter(isOf(positions));
      const by = (keys: readonly Key[]) =>
        rounded(told(risingLine(columnsOf(learn, keys), nextOf(learn)), columnsOf(judge, keys), nextOf(judge)));
      return {
        ...{ position, pool, count: judge.length },
        score: by(UTILIZATION_PARTS),
        points: by(['points']),
        touches: by(['touches']),
        snaps: by(['snapShare']),
        shares: by(UTILIZATION_PARTS.filter((part) => part !== 'points')),
      };
    });
  });
}

/** Value of each shipped data file. */
export function shippedConstants(data = DATA, judgedSeason = JUDGED) {
  const learned = seasonGames(LEARNED);
  return {
    weights: Object.fromEntries(
      UTILIZED_POSITIONS.map((position) => [position, weightsOf(learned, position)]),
    ) as Readonly<Record<UtilizedPosition, UtilizationWeights>>, // every position
    records: recordsOf(learned, seasonGames(judgedSeason, data)),
  };
}

if (import.meta.main) {
  const { weights, records } = shippedConstants();
  const head =
    '// Written by `node analysis/utilization/constants.ts` from the files named in analysis/utilization/README.md.\n';
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, '../../packages/engine/src', file), head + text);
  write(
    'player-value/utilization.data.ts',
    `import type { UtilizationWeights, UtilizedPosition } from './utilization.shape.ts';

/** What shares are worth by position, and the scale that they are told on. */
export const UTILIZATION: Readonly<Record<UtilizedPosition, UtilizationWeights>> = ${JSON.stringify(weights)};
`,
  );
  write(
    'methods/utilization-record.data.ts',
    `import type { UtilizationRecord } from './utilization-record.shape.ts';

/** How the score and what stands beside it foretold the points of four weeks of ${JUDGED}. */
export const UTILIZATION_RECORDS: readonly UtilizationRecord[] = ${JSON.stringify(records)};
`,
  );
}
