// A job is work that nobody waits for: it is sent in the transaction of the change that needs it, or comes round by a
// schedule, and any process on the database carries it out. It is tried again when it fails or its process dies, so
// running it twice does no harm.
import { z } from 'zod';

/** How a job that failed is tried again: pauses double, a little unevenly. */
interface Retry {
  /** Tries after the first one, 0 or more. */
  readonly times: number;
  /** Seconds before the first of them. */
  readonly firstPauseSeconds: number;
  /** No pause is longer than this; no bound unless given. */
  readonly longestPauseSeconds?: number;
}

/** One try at a job. */
export interface Turn {
  /** Aborted when the process stops before the job has ended. */
  readonly signal: AbortSignal;
  /** Whether a failure now is the job's end. */
  readonly isLast: boolean;
}

/**
 * What a try ends with that comes too early, or waits for somebody else: it is tried again as after a failure, but is
 * none that anybody needs to know of, unless it was the last.
 */
export class Later extends Error {}

/** A kind of job. `Parts` is what running it needs besides its payload. */
export interface Job<Payload extends object, Parts> {
  /** Names its queue, in kebab-case. A job that is renamed leaves what waits under its old name behind. */
  readonly name: string;
  /** What is sent with it: as JSON, so texts, numbers and booleans, and never a secret. */
  readonly schema: z.ZodType<Payload>;
  readonly retry: Retry;
  readonly run: (payload: Payload, parts: Parts, turn: Turn) => Promise<unknown>;
  /** Sent by a schedule as well: cron, in UTC ('7,37 * * * *'). Its payload is empty then. */
  readonly every?: string;
  /** Whether one at most waits or runs, of those sent with the same key; others are not taken meanwhile. */
  readonly isAlone?: boolean;
  /** How many of them one process runs at once; 1 unless given. */
  readonly atOnce?: number;
  /**
   * How many of one group all processes together run at once, so that a slow group leaves room for the others; one or
   * two more where several look at the same moment. No bound unless given.
   */
  readonly atOnceOfGroup?: number;
  /** A try that takes longer has failed; 300 seconds unless given. */
  readonly longestSeconds?: number;
  /** A process that was not heard of for so long while it runs one is dead; 60 seconds unless given, 10 at least. */
  readonly heartbeatSeconds?: number;
  /** Whether the payload tells of a person: then it is gone as soon as the job is done or given up. */
  readonly isPersonal?: boolean;
}

/** The payload of a job that needs none. */
export const NOTHING = z.object({});

/** Declares a job: one object in a file of its own, `<name>.job.ts`, beside what it serves. */
export const defineJob = <Payload extends object, Parts>(job: Job<Payload, Parts>): Job<Payload, Parts> => job;

/** What of a job does not depend on its payload. */
export type JobSettings = Omit<Job<never, never>, 'schema' | 'run'>;

/** A job with all that it needs to run. */
export interface ReadyJob extends JobSettings {
  /** @throws when the payload is not what the job is sent with, or the work failed */
  readonly carryOut: (payload: unknown, turn: Turn) => Promise<void>;
}

/** Gives a job what it needs to run. */
export const withParts = <Payload extends object, Parts>(job: Job<Payload, Parts>, parts: Parts): ReadyJob => ({
  ...job,
  carryOut: async (payload, turn) => {
    await job.run(job.schema.parse(payload), parts, turn);
  },
});
