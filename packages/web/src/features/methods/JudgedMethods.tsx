import { JUDGED_FIGURES, JUDGED_SEASON } from '@pylon/engine/methods/judged-figures.data';
import type { JudgedFigure } from '@pylon/engine/methods/judged-figures.shape';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Part } from './Part.tsx';

const target = ({ target }: JudgedFigure): string => {
  if (target === null) return NONE;
  if (target.kind === 'between') return `${decimal(target.least, 2)} to ${decimal(target.most, 2)}`;
  return `${target.kind === 'least' ? 'at least' : 'at most'} ${decimal(target.value, 2)}`;
};
const verdict = ({ isReached }: JudgedFigure): string => (isReached === null ? NONE : isReached ? 'reached' : 'missed');

const COLUMNS: readonly FigureColumn<JudgedFigure>[] = [
  { title: 'Cases', cell: ({ cases }) => decimal(cases) },
  { title: 'Ours', cell: ({ ours }) => decimal(ours, 3) },
  { title: 'Beside it', cell: ({ baseline }) => decimal(baseline, 3) },
  { title: 'Target', cell: target },
  { title: 'Result', cell: verdict },
];

const JUDGED = JUDGED_FIGURES.filter(({ isReached }) => isReached !== null);
const MISSED = JUDGED.filter(({ isReached }) => isReached === false);
const besideOf = (figures: readonly JudgedFigure[]): string =>
  [...new Set(figures.map(({ baselineName }) => baselineName))].filter((name) => name !== '').join(', ');

/** Our methods on a season that none of them was fitted to, with the targets that we set ourselves. */
export const JudgedMethods = () => (
  <Part title={`Our methods on ${JUDGED_SEASON}`}>
    <p className="max-w-3xl">
      Nothing here was fitted to {JUDGED_SEASON}. Of the {JUDGED.length} targets that we set ourselves,{' '}
      {MISSED.length === 0 ? 'none was missed' : `${MISSED.length} were missed`}.
    </p>
    <FigureTable
      caption={`Targets; beside each figure that of ${besideOf(JUDGED)}`}
      of="Method"
      rows={JUDGED.map((figure) => ({ ...figure, name: `${figure.method}: ${figure.measure}, ${figure.name}` }))}
      columns={COLUMNS}
    />
    <details>
      <summary className="cursor-pointer font-semibold max-md:min-h-11">Every figure, by method</summary>
      <div className="mt-4 flex flex-col gap-6">
        {[...Map.groupBy(JUDGED_FIGURES, ({ method }) => method)].map(([method, figures]) => (
          <FigureTable
            key={method}
            caption={`${method}; beside it: ${besideOf(figures)}`}
            of="Measure"
            rows={figures.map((figure) => ({ ...figure, name: `${figure.measure}, ${figure.name}` }))}
            columns={COLUMNS}
          />
        ))}
      </div>
    </details>
  </Part>
);
