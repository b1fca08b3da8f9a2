// Each process says every few seconds how it does, in the database, so that whichever process answers an operator knows
// of all of them. Nothing that answers a person waits for it.
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../../db/database.ts';
import { poolFigures } from '../../db/database.ts';
import type { ProcessFigures } from '../../db/tables/operations.ts';
import type { Traffic } from '../../http/telemetry/traffic.ts';
import type { Poller } from '../../jobs/poller.ts';
import { repeat } from '../../jobs/repeat.ts';
import { addFaults, putProcess, removeProcess } from './figures.queries.ts';

const REPORT_EVERY_MS = 15_000;
const LOOP_RESOLUTION_MS = 10;
const NANOSECONDS_A_MS = 1e6;
const MINUTE_MS = 60_000;

interface Parts {
  readonly db: Db;
  readonly traffic: Traffic;
  /** Of the product. */
  readonly version: string;
  readonly nowMs: () => number;
  readonly streams: () => number;
  readonly onError: (error: unknown) => void;
}

/** The reports of this process; the last one takes it off the list. */
export function processReports({ db, traffic, version, nowMs, streams, onError }: Parts): Poller {
  const id = randomUUID();
  const startedAt = new Date(nowMs());
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  let before = { atMs: performance.now(), answers: 0 };
  let hasReported = false;
  let looks: ReturnType<typeof repeat> | null = null;

  function figures(): ProcessFigures {
    const requests = traffic.answered();
    const answers = Object.values(requests).reduce((sum, count) => sum + count, 0);
    const atMs = performance.now();
    const minutes = Math.max(1, atMs - before.atMs) / MINUTE_MS;
    const requestsPerMinute = (answers - before.answers) / minutes;
    before = { atMs, answers };
    // The watch counts its own pause; without a single turn since the last report it knows nothing.
    const lateMs = delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS_A_MS - LOOP_RESOLUTION_MS;
    delay.reset();
    const { heapUsed, rss } = process.memoryUsage();
    const { most, inUse, waiting } = poolFigures(db);
    return {
      requests,
      requestsPerMinute,
      loopDelayMs: Math.max(0, lateMs),
      heapBytes: heapUsed,
      residentBytes: rss,
      streams: streams(),
      pool: { most, inUse, waiting },
    };
  }

  /** Faults that cannot be written now are written with those that follow. */
  async function writeFaults(): Promise<void> {
    const faults = traffic.takeFaults();
    try {
      await addFaults(db, faults);
    } catch (error) {
      traffic.giveBack(faults);
      throw error;
    }
  }

  async function report(): Promise<void> {
    hasReported = true;
    await putProcess(db, { id, version, startedAt, figures: figures() });
    await writeFaults();
  }

  return {
    start(everyMs = REPORT_EVERY_MS) {
      void report().catch(onError);
      looks = repeat({ everyMs, run: report, onError });
    },
    look: report,
    async stop() {
      await looks?.stop();
      delay.disable();
      if (!hasReported) return;
      await Promise.all([writeFaults(), removeProcess(db, id)]).catch(onError);
    },
  };
}
