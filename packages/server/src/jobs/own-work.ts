import type pg from 'pg';
import type { Db } from '../db/database.ts';
import type { ReadyJob } from './define-job.ts';
import { type AroundTry, type FailedTry, jobRoom } from './job-room.ts';
import type { Poller } from './poller.ts';

/** What a process does without being asked: it looks at deadlines, and carries out jobs. */
export interface OwnWork {
  addPoll(poll: Poller): void;
  addJob(job: ReadyJob): void;
  /** Begins with all that was added; until then nothing happens by itself. */
  start(connection: pg.ClientConfig): Promise<void>;
  /** Does all that is due, once; for a process in which nothing has begun. */
  once(): Promise<void>;
  /** Takes nothing new, and waits within reason for what is under way. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly onError: (error: unknown, what: string) => void;
  readonly onFailedTry?: FailedTry;
  readonly around?: AroundTry;
}

export function ownWork(parts: Parts): OwnWork {
  const polls: Poller[] = [];
  const jobs: ReadyJob[] = [];
  const room = jobRoom({ ...parts, jobs });
  return {
    addPoll: (poll) => void polls.push(poll),
    addJob: (job) => void jobs.push(job),
    async start(connection) {
      for (const poll of polls) poll.start();
      await room.start(connection);
    },
    async once() {
      for (const poll of polls) await poll.look();
      await room.runWaiting();
    },
    async stop() {
      await Promise.all([...polls.map((poll) => poll.stop()), room.stop()]);
    },
  };
}
