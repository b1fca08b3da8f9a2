// What this process answers, counted: by call and class of status for monitoring, and its faults for the operator's
// page. Names of calls and never paths, so that whoever invents addresses makes no new series.
import type { ErrorCode } from '@pylon/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { StatusClasses } from '../../db/tables/operations.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The error of the catalogue that is answered; null for all else. */
    failedAs: ErrorCode | null;
  }
  interface FastifyContextConfig {
    /** Whether its answer ends only when somebody leaves. */
    readonly isStream?: true;
  }
}

/** A fault that happened so many times. */
export interface FaultCount {
  /** The hour's start. */
  readonly hour: Date;
  readonly call: string;
  readonly kind: string;
  readonly count: number;
}

export interface Traffic {
  /** Answers since the start, without those that the process gave itself and those to probes. */
  answered(): StatusClasses;
  /** Counts a fault that was no answer: a job's. */
  noteFault(call: string, kind: string): void;
  /** The faults since they were last taken; whoever cannot keep them gives them back. */
  takeFaults(): readonly FaultCount[];
  giveBack(faults: readonly FaultCount[]): void;
}

const HOUR_MS = 3_600_000;
const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** What asks all the time how the process is; that it is not ready yet is no fault. */
export const PROBES: ReadonlySet<string> = new Set(['healthz', 'readyz', 'metrics']);
/** Addresses without a call's name that are counted by themselves. */
const ALONE: ReadonlySet<string> = new Set([...PROBES, 'mcp'].map((name) => `/${name}`));

/**
 * Counts the answers of an instance.
 *
 * @param isOwnCall whether the process asks itself, to render a page
 */
export function countTraffic(
  app: FastifyInstance,
  registry: Registry,
  { nowMs, isOwnCall }: { readonly nowMs: () => number; readonly isOwnCall: (request: FastifyRequest) => boolean },
): Traffic {
  const registers = [registry];
  const requests = new Counter({
    name: 'pylon_requests_total',
    help: 'Answers, by call and class of status',
    labelNames: ['call', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'pylon_request_duration_seconds',
    help: 'How long an answer took, by call',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'pylon_errors_total',
    help: 'Answers with a status of 500 and above, and tries of jobs that failed, by call or job and kind',
    labelNames: ['call', 'kind'],
    registers,
  });
  const answered = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const faults = new Map<string, FaultCount>();

  function keep(fault: FaultCount): void {
    const key = `${fault.hour.getTime()} ${fault.call} ${fault.kind}`;
    faults.set(key, { ...fault, count: fault.count + (faults.get(key)?.count ?? 0) });
  }
  function noteFault(call: string, kind: string): void {
    errors.inc({ call, kind });
    keep({ hour: new Date(Math.floor(nowMs() / HOUR_MS) * HOUR_MS), call, kind, count: 1 });
  }

  app.decorateReply('failedAs', null);
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request);
    const status = classOf(reply);
    requests.inc({ call, status });
    if (request.routeOptions.config?.isStream !== true) seconds.observe({ call }, reply.elapsedTime / 1_000);
    if (PROBES.has(call)) return;
    if (!isOwnCall(request)) answered[status]++;
    if (status === '5xx') noteFault(call, reply.failedAs ?? String(reply.statusCode));
  });
  return {
    answered: () => ({ ...answered }),
    noteFault,
    takeFaults() {
      const taken = [...faults.values()];
      faults.clear();
      return taken;
    },
    giveBack: (taken) => taken.forEach(keep),
  };
}

/** The name by which a request is counted: of its call, or of what else it asked for. */
export function callOf({ routeOptions: { schema, url } }: FastifyRequest): string {
  if (schema?.operationId !== undefined) return schema.operationId;
  if (url === '/*') return 'page';
  return url !== undefined && ALONE.has(url) ? url.slice(1) : 'other';
}

function classOf({ statusCode }: FastifyReply): keyof StatusClasses {
  if (statusCode >= 500) return '5xx';
  if (statusCode >= 400) return '4xx';
  return statusCode >= 300 ? '3xx' : '2xx';
}
