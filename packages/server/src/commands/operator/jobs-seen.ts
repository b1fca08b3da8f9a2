import type { Db } from '../../db/database.ts';
import { jobsOver } from '../../db/job-queues.ts';
import { type Failure, type JobCounts, jobCounts, jobFailures } from '../../jobs/jobs.queries.ts';
import { momentWords } from './report.ts';

/** What an operator is told of jobs. */
export interface JobsSeen {
  readonly jobs: readonly JobCounts[];
  readonly failures: readonly Failure[];
}

/** How jobs stand now; what comes by a schedule is next when the schedule says, unless something waits already. */
export async function seeJobs(db: Db, limit: number): Promise<JobsSeen> {
  const schedules = jobsOver(db);
  const jobs = (await jobCounts(db)).map((job) => {
    if (job.every === null || job.nextAt !== null) return job;
    const [nextAt = null] = schedules.previewSchedule(job.every, { count: 1 });
    return { ...job, nextAt };
  });
  return { jobs, failures: await jobFailures(db, limit) };
}

const momentOf = (moment: Date | null) => (moment ? momentWords(moment.toISOString()) : '–');

export const JOB_COLUMNS = ['job', 'waiting', 'again', 'running', 'failed', 'done', 'next', 'last done'];
const STATES = ['waiting', 'again', 'running', 'failed', 'done'] as const;
/** A job's cells, in the order of the columns. */
export const jobCells = (job: JobCounts): readonly string[] => [
  job.name,
  ...STATES.map((state) => String(job[state])),
  momentOf(job.nextAt),
  momentOf(job.lastDoneAt),
];
/** The cells of all jobs together. */
export const sumCells = (jobs: readonly JobCounts[]): readonly string[] => [
  'all',
  ...STATES.map((state) => String(jobs.reduce((sum, job) => sum + job[state], 0))),
  ...['', ''],
];
/** A failure's cells: when, what, how often it was tried, when it is tried again, and why. */
export const FAILURE_COLUMNS = ['when', 'id', 'job', 'tries', 'what comes', 'why'];
export const failureCells = (failure: Failure): readonly string[] => [
  momentOf(failure.failedAt),
  failure.id.slice(0, 8),
  failure.name,
  failure.tries === 1 ? '1 try' : `${failure.tries} tries`,
  failure.isGivenUp ? 'given up' : `again ${momentOf(failure.nextAt)}`,
  failure.problem ?? '–',
];
