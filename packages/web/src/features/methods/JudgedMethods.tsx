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

/** Our methods on a season that none of them was fitted to, with the targets that we set ourselves. */
export function JudgedMethods() {
  const judged = JUDGED_FIGURES.filter(({ isReached }) => isReached !== null);
  const missed = judged.filter(({ isReached }) => isReached === false);
  return (
    <Part title={`Our methods on ${JUDGED_SEASON}`}>
      <p className="max-w-3xl">
        Nothing here was fitted to {JUDGED_SEASON}. Of the {judged.length} targets that we set ourselves,{' '}
        {missed.length === 0 ? 'none was missed' : `${missed.length} were missed`}; a figure without a target is shown
        for what it is.
      </p>
      {[...Map.groupBy(JUDGED_FIGURES, ({ method }) => method)].map(([method, figures]) => (
        <FigureTable
          key={method}
          caption={`${method}; beside it: ${[...new Set(figures.map(({ baselineName }) => baselineName))].join(', ')}`}
          of="Measure"
          rows={figures.map((figure) => ({ ...figure, name: `${figure.measure}, ${figure.name}` }))}
          columns={COLUMNS}
        />
      ))}
    </Part>
  );
}
