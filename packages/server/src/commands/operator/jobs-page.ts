import { FAILURE_COLUMNS, failureCells, JOB_COLUMNS, type JobsSeen, jobCells } from './jobs-seen.ts';
import type { PagePart } from './served-page.ts';

/** The operator's page of jobs. */
export const jobsPage = ({ jobs, failures }: JobsSeen): readonly PagePart[] => [
  { title: 'Jobs', heads: JOB_COLUMNS, rows: jobs.map(jobCells) },
  {
    title: 'What failed',
    lines: failures.length === 0 ? ['Nothing.'] : [],
    heads: FAILURE_COLUMNS,
    rows: failures.map(failureCells),
  },
];
