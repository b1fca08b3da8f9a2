import type { OperatorView } from '@pylon/contract/operator/operator-view';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import type { Db } from '../../db/database.ts';
import { jobCounts, jobFailures } from '../../jobs/jobs.queries.ts';
import { sendMail } from '../../outside/mail/send-mail.job.ts';
import { errorsOfADay, knownProcesses, readingsOfADay } from './operator-view.queries.ts';
import { isStale, type SourceSettings, sourceStates } from './source-states.ts';

const FAILURES_SHOWN = 20;

export interface OperatorParts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly nowMs: () => number;
  readonly settings: SourceSettings;
  /** Whether there is a mail server. */
  readonly isMailSent: boolean;
}

/** How the product runs now. */
export async function operatorView(parts: OperatorParts): Promise<OperatorView> {
  const { db } = parts;
  const now = new Date(parts.nowMs());
  const [jobs, failures, syncs, errors, processes, data] = await Promise.all([
    jobStates(db, now),
    jobFailures(db, FAILURES_SHOWN),
    readingsOfADay(db),
    errorsOfADay(db),
    knownProcesses(db),
    dataState(parts, now),
  ]);
  const mails = jobs.find(({ name }) => name === sendMail.name);
  return {
    at: now.toISOString(),
    jobs,
    jobFailures: failures.map(({ id, name, failedAt, tries, isGivenUp, problem }) => ({
      ...{ id, name, tries, isGivenUp, problem },
      failedAt: isoOf(failedAt),
    })),
    syncs,
    data,
    errors: errors.map(({ hour, ...error }) => ({ hour: hour.toISOString(), ...error })),
    processes: processes.map(({ id, version, started_at, seconds_since, figures }) => ({
      ...{ id, version, ...figures },
      startedAt: started_at.toISOString(),
      secondsSinceSeen: seconds_since,
    })),
    mail: {
      isSent: parts.isMailSent,
      waiting: mails?.waiting ?? 0,
      failed: mails?.failed ?? 0,
      waitsSince: mails?.waitsSince ?? null,
    },
  };
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function jobStates(db: Db, now: Date): Promise<OperatorView['jobs']> {
  return (await jobCounts(db)).map(({ name, waiting, running, failed, nextAt, lastDoneAt }) => ({
    ...{ name, waiting, running, failed },
    waitsSince: isoOf(nextAt !== null && nextAt <= now ? nextAt : null),
    lastDoneAt: isoOf(lastDoneAt),
  }));
}

/** How old the data are that this process shows. */
async function dataState({ db, editions, settings }: OperatorParts, now: Date): Promise<OperatorView['data']> {
  const edition = editions.current();
  const held = edition && { manifest: edition.manifest, games: edition.tables.games };
  const seen = await sourceStates({ db, held, settings, now });
  return {
    origin: seen.origin,
    asOf: seen.asOf,
    builtAt: edition?.manifest.builtAt ?? null,
    isStale: isStale(seen, now),
    isScheduled: seen.isScheduled,
    sources: seen.sources.map(({ source, family, state, asOf, answeredAt, failingSince, nextAt, problems }) => ({
      ...{ source, family, state, asOf },
      answeredAt: isoOf(answeredAt),
      failingSince: isoOf(failingSince),
      nextAt: isoOf(nextAt),
      problem: problems[0] ?? null,
    })),
  };
}
