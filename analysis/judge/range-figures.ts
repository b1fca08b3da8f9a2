// Floors and ceilings of weeks as the product ships them, on a season's Sleeper projections: how many outcomes they
// hold, and how near the whole distribution that they are of came (CRPS).
import { rangeRatio } from '../../packages/almanac/src/house/projections/ranges.ts';
import type { JudgedFigure } from '../../packages/engine/src/methods/judged-figures.shape.ts';
import type { Asked } from '../arguments.ts';
import type { Outcome } from '../projections/range-curve.ts';
import { sleeperOutcomes, WEEKLY_LEAST } from '../projections/ranges.ts';
import { WEEKLY_POSITIONS } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';
import { toFigure } from './figures.ts';

const METHOD = 'Floor and ceiling of a week';
/** Levels at which a distribution is looked at, so many that more change no third digit. */
const LEVELS = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);

/** The points below which a share of outcomes is said to lie. */
export const quantileOf = ({ position, projected }: Pick<Outcome, 'position' | 'projected'>, level: number): number =>
  projected * rangeRatio(position, 'weekly', projected, 1, level);

/** Continuous ranked probability score in points; of a single number it is the distance. */
export const crps = (outcome: Outcome): number =>
  2 *
  mean(
    LEVELS.map((level) => {
      const off = outcome.happened - quantileOf(outcome, level);
      return off > 0 ? level * off : (level - 1) * off;
    }),
  );

export function rangeFigures({ season, data }: Asked): readonly JudgedFigure[] {
  const outcomes = sleeperOutcomes(season, data).filter((row) => row.projected >= WEEKLY_LEAST[row.position]);
  const inside = (row: Outcome) => row.happened >= quantileOf(row, 0.1) && row.happened <= quantileOf(row, 0.9);
  return ['all', ...WEEKLY_POSITIONS].flatMap((name) => {
    const rows = outcomes.filter(({ position }) => name === 'all' || position === name);
    if (rows.length === 0) return [];
    const common = { method: METHOD, name, cases: rows.length };
    const isAll = name === 'all';
    return [
      toFigure({
        ...{ ...common, measure: 'share between floor and ceiling', ours: rows.filter(inside).length / rows.length },
        ...{ baseline: null, baselineName: '', target: isAll ? { kind: 'between', least: 0.78, most: 0.82 } : null },
      }),
      toFigure({
        ...{
          ...common,
          measure: 'distance of the whole range (CRPS)',
          ours: mean(rows.map(crps)),
          baselineName: 'the expected points alone',
        },
        baseline: mean(rows.map(({ happened, projected }) => Math.abs(happened - projected))),
        target: isAll ? { kind: 'most', value: 3.25 } : null,
      }),
    ];
  });
}
