// How the product runs, for whoever runs it: counts, times and names of parts, and nothing of a person. Moments are ISO
// 8601.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

const Count = z.number().int().min(0);

const OperatorJob = z
  .object({
    name: z.string(),
    /** Due or not yet, those that failed and are tried again among them. */
    waiting: Count,
    running: Count,
    /** Given up, in the last days. */
    failed: Count,
    /** Since when the oldest waits that is due; null: none does. */
    waitsSince: z.string().nullable(),
    lastDoneAt: z.string().nullable(),
  })
  .meta({ id: 'OperatorJob' });
export type OperatorJob = z.output<typeof OperatorJob>;

/** A try at a job that failed. What it says names nobody. */
const OperatorJobFailure = z
  .object({
    id: z.string(),
    name: z.string(),
    failedAt: z.string().nullable(),
    tries: Count,
    isGivenUp: z.boolean(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'OperatorJobFailure' });
export type OperatorJobFailure = z.output<typeof OperatorJobFailure>;

/** Readings of the leagues of a platform in the last 24 hours. */
const OperatorSync = z
  .object({
    platform: z.string(),
    ok: Count,
    failed: Count,
    /** Of those that went well; null: none did. */
    medianSeconds: z.number().nullable(),
    /** The most frequent kind of failure; null: none failed. */
    topFailure: z.string().nullable(),
  })
  .meta({ id: 'OperatorSync' });
export type OperatorSync = z.output<typeof OperatorSync>;

export const SOURCE_STATES = ['answers', 'not-published', 'fails', 'off', 'never'] as const;

const OperatorSource = z
  .object({
    source: z.string(),
    /** What it is asked for. */
    family: z.string(),
    /** `off`: by the settings; `never`: not asked yet. */
    state: z.enum(SOURCE_STATES),
    /** Day of its data in the edition in force, where it says one. */
    asOf: z.string().nullable(),
    answeredAt: z.string().nullable(),
    failingSince: z.string().nullable(),
    nextAt: z.string().nullable(),
    /** What was wrong with its last answer: the first line of it. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'OperatorSource' });
export type OperatorSource = z.output<typeof OperatorSource>;

const OperatorData = z
  .object({
    /** What the edition in force was made for ('live'); null without one. */
    origin: z.string().nullable(),
    /** Day up to which things are known; null without an edition. */
    asOf: z.string().nullable(),
    builtAt: z.string().nullable(),
    isStale: z.boolean(),
    /** Whether sources are asked by schedule. */
    isScheduled: z.boolean(),
    sources: z.array(OperatorSource),
  })
  .meta({ id: 'OperatorData' });
export type OperatorData = z.output<typeof OperatorData>;

const OperatorErrors = z
  .object({
    /** The start of the hour. */
    hour: z.string(),
    /** Name of the call or job. */
    call: z.string(),
    kind: z.string(),
    count: Count,
  })
  .meta({ id: 'OperatorErrors' });
export type OperatorErrors = z.output<typeof OperatorErrors>;

const OperatorProcess = z
  .object({
    id: z.string(),
    version: z.string(),
    startedAt: z.string(),
    secondsSinceSeen: z.number().min(0),
    /** Answers since its start, by the first digit of their status. */
    requests: z.object({ '2xx': Count, '3xx': Count, '4xx': Count, '5xx': Count }),
    requestsPerMinute: z.number().min(0),
    /** How late the thread that answers was in the last seconds, at the 99th percentile. */
    loopDelayMs: z.number().min(0),
    heapBytes: Count,
    residentBytes: Count,
    streams: Count,
    /** Connections to the database. */
    pool: z.object({ most: Count, inUse: Count, waiting: Count }),
  })
  .meta({ id: 'OperatorProcess' });
export type OperatorProcess = z.output<typeof OperatorProcess>;

const OperatorMail = z
  .object({
    /** Whether mails are sent; else they are kept. */
    isSent: z.boolean(),
    waiting: Count,
    failed: Count,
    waitsSince: z.string().nullable(),
  })
  .meta({ id: 'OperatorMail' });
export type OperatorMail = z.output<typeof OperatorMail>;

export const OperatorView = z
  .object({
    at: z.string(),
    jobs: z.array(OperatorJob),
    /** The newest. */
    jobFailures: z.array(OperatorJobFailure),
    syncs: z.array(OperatorSync),
    data: OperatorData,
    /** Of the last 24 hours, the newest first. */
    errors: z.array(OperatorErrors),
    processes: z.array(OperatorProcess),
    mail: OperatorMail,
  })
  .meta({ id: 'OperatorView' });
export type OperatorView = z.output<typeof OperatorView>;

export const getOperatorView = endpoint('getOperatorView', {
  summary:
    'How the product runs, for its operators; to everybody else it is not there. Changes nothing. Errors: not-found.',
  answer: OperatorView,
});
