import type { Db } from '../../db/database.ts';
import { jobsOver } from '../../db/job-queues.ts';
import { audit } from '../../features/operator/audit.queries.ts';
import { jobFailures } from '../../jobs/jobs.queries.ts';
import { alignedLines } from '../terminal.ts';
import { FAILURE_COLUMNS, failureCells, JOB_COLUMNS, type JobsSeen, jobCells, seeJobs, sumCells } from './jobs-seen.ts';
import { limitOf, type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';
import { type PagePart, showUntilEnded } from './served-page.ts';

/** As many as any id is looked for in. */
const MOST_FAILURES = 10_000;

/** `jobs [page] [--limit 50]`, `jobs retry <id>` */
export async function jobsCommand(
  parts: Pick<OperatorParts, 'db' | 'operator'>,
  [action, start]: readonly string[],
  { limit: typed }: OperatorOptions,
): Promise<Report> {
  const { db } = parts;
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  if (action === 'page') return showPage(db, limit);
  if (action === 'retry' && start) return retryJob(parts, start);
  if (action !== undefined) return refused('jobs, jobs page, or jobs retry <id>');
  const seen = await seeJobs(db, limit);
  const lines = alignedLines([JOB_COLUMNS, ...jobRows(seen)], [1, 2, 3, 4, 5]);
  return said([...lines, '', ...alignedLines(seen.failures.map(failureCells))], seen);
}

const jobRows = ({ jobs }: Pick<JobsSeen, 'jobs'>) => [...jobs.map(jobCells), sumCells(jobs)];

/** The operator's page of jobs. */
export const jobsPage = ({ jobs, failures }: JobsSeen): readonly PagePart[] => [
  { title: 'Jobs', heads: JOB_COLUMNS, rows: jobRows({ jobs }) },
  {
    title: 'What failed',
    lines: failures.length === 0 ? ['Nothing.'] : [],
    heads: FAILURE_COLUMNS,
    rows: failures.map(failureCells),
  },
];

/** Shows the page until the command is ended. */
async function showPage(db: Db, limit: number): Promise<Report> {
  await showUntilEnded('Jobs', async () => jobsPage(await seeJobs(db, limit)));
  return said([], {});
}

/** Puts a job that was given up back among those that wait: it is tried once more. */
async function retryJob({ db, operator }: Pick<OperatorParts, 'db' | 'operator'>, start: string): Promise<Report> {
  const [job, other] = (await jobFailures(db, MOST_FAILURES)).filter(
    ({ id, isGivenUp }) => isGivenUp && id.startsWith(start.toLowerCase()),
  );
  if (!job) return refused('No job that was given up begins with this id.');
  if (other) return refused('Several jobs begin like that: give more of the id.');
  const { id, name } = job;
  if (job.isForgotten) return refused('What this job carried was of a person and is forgotten: it must be sent anew.');
  await db.transaction().execute(async (transaction) => {
    await jobsOver(transaction).retry(name, id);
    await audit(transaction, { operator, action: 'jobs retry', subjectId: id, details: { name } });
  });
  return said([`${name} is tried again.`], { id, name });
}
