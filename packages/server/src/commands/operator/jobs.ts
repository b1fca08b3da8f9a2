import { once } from 'node:events';
import type { Db } from '../../db/database.ts';
import { alignedLines } from '../terminal.ts';
import { serveJobsPage } from './jobs-page.ts';
import { failureCells, JOB_COLUMNS, jobCells, seeJobs } from './jobs-seen.ts';
import { limitOf, type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';

/** `jobs [page] [--limit 50]` */
export async function jobsCommand(
  { db }: Pick<OperatorParts, 'db'>,
  [action]: readonly string[],
  { limit: typed }: OperatorOptions,
): Promise<Report> {
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  if (action === 'page') return showPage(db, limit);
  if (action !== undefined) return refused('jobs, or jobs page');
  const seen = await seeJobs(db, limit);
  const lines = alignedLines([JOB_COLUMNS, ...seen.jobs.map(jobCells)], [1, 2, 3, 4]);
  return said([...lines, '', ...alignedLines(seen.failures.map(failureCells))], seen);
}

/** Shows the page until the command is ended. */
async function showPage(db: Db, limit: number): Promise<Report> {
  const page = await serveJobsPage(() => seeJobs(db, limit));
  console.log(`Jobs are shown at ${page.url} until Ctrl-C.`);
  await once(process, 'SIGINT');
  page.close();
  return said([], {});
}
