import { AGREEMENT_FIGURES } from '@pylon/engine/methods/agreement-figures.data';
import { GRADE_CORRELATION, GRADE_RECORD, GRADE_RECORD_SOURCE } from '@pylon/engine/methods/grade-record';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { FigureTable } from './FigureTable.tsx';

const rows = GRADE_RECORD.map((entry) => ({ ...entry, name: entry.letterGrades.join(', ') }));

/** How grades have gone with real results, and whether the parts of a report agree. */
export const GradeFigures = () => (
  <>
    <p className="max-w-3xl">
      Whoever follows advice cannot be graded by the projections that advised: all would get an A+. So a grade goes by
      the mean of what the market and the consensus expect, played through a simulated season, and each other judge’s
      letter stands beside it. Given to real drafts, such points went with the season’s real ones at a correlation of{' '}
      {decimal(GRADE_CORRELATION.mean, 2)} ± {decimal(GRADE_CORRELATION.standardError, 2)} within a draft. That is
      little, and it is as much as anybody knows in August.
    </p>
    <FigureTable
      caption={GRADE_RECORD_SOURCE}
      of="Letters"
      rows={rows}
      columns={[
        { title: 'Teams', cell: ({ teams }) => decimal(teams) },
        {
          title: 'Advanced',
          cell: ({ advanced, standardError }) => `${decimal(100 * advanced, 1)}% ± ${decimal(100 * standardError, 1)}`,
        },
      ]}
    />
    <FigureTable
      caption="One person follows the advice, eleven bots draft against them: do grades, what-ifs and standings agree?"
      of="Format, advice"
      rows={AGREEMENT_FIGURES}
      columns={[
        { title: 'Drafts', cell: ({ drafts }) => decimal(drafts) },
        {
          title: 'Rank correlation of grades and standings',
          cell: ({ agreement, leastAgreement }) => `${decimal(agreement, 2)} (least ${decimal(leastAgreement, 2)})`,
        },
        {
          title: 'What-ifs that lower the team',
          cell: ({ lowering, whatIfs }) => (whatIfs === 0 ? NONE : `${lowering} of ${whatIfs}`),
        },
        { title: 'Mean place', cell: ({ place }) => decimal(place, 1) },
        { title: 'Letters A, B, C, D, F', cell: ({ letters }) => letters.join(', ') },
      ]}
    />
  </>
);
