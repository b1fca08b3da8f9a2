// Figures of the process in the text format that monitoring reads (OpenMetrics): what it answers, whether anything
// keeps the thread that answers, how much work waits, and what of the database is in use.
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { ProcessFigures } from '../../db/tables/operations.ts';
import type { BrokerFigures } from '../../live/live-broker.ts';
import type { WorkCounts } from '../../threads/work-threads.ts';

/** No handler keeps the thread that answers for longer (decision 34). */
export const LONGEST_BLOCK_MS = 20;
const RESOLUTION_MS = 5;
const NANOSECONDS = 1e-9;
const MICROSECONDS = 1e-6;

interface Parts {
  /** Where whatever else is counted has its figures. */
  readonly registry: Registry;
  /** What the threads have in hand. */
  readonly counts: () => WorkCounts;
  readonly pool: () => ProcessFigures['pool'] & { readonly open: number };
  /** How many live streams are open. */
  readonly streams: () => number;
  /** null: the database itself carries live events. */
  readonly broker: BrokerFigures | null;
}

/** GET /metrics, for whoever asks from this machine: a proxy's callers are others. */
export function metricsRoute(app: FastifyInstance, { registry, counts, pool, streams, broker }: Parts): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let blocks = 0;
  let ownBlocks = 0;
  let sinceMs = performance.now();
  let usedMs = usedSeconds() * 1_000;
  // A timer that comes late was held up by whatever ran before it.
  const watch = setInterval(() => {
    const nowMs = performance.now();
    if (nowMs - sinceMs - RESOLUTION_MS > LONGEST_BLOCK_MS) blocks++;
    sinceMs = nowMs;
    const nowUsedMs = usedSeconds() * 1_000;
    if (nowUsedMs - usedMs > LONGEST_BLOCK_MS) ownBlocks++;
    usedMs = nowUsedMs;
  }, RESOLUTION_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(watch);
    delay.disable();
  });

  /** A figure that is looked up when somebody asks; null: it is not known here. */
  const figure = (name: string, help: string, value: () => number | null | Promise<number | null>): void => {
    new Gauge({
      name: `pylon_${name}`,
      help,
      registers: [registry],
      async collect() {
        const now = await value();
        if (now === null) this.reset();
        else this.set(now);
      },
    });
  };
  new Gauge({
    name: 'pylon_event_loop_delay_seconds',
    help: 'How late the thread that answers was',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const percent of [50, 99, 100])
        this.set({ quantile: String(percent / 100) }, delay.percentile(percent) * NANOSECONDS);
    },
  });
  figure('event_loop_blocks_total', 'How often the thread that answers was held up for more than 20 ms', () => blocks);
  figure('event_loop_own_blocks_total', 'How often by its own work', () => ownBlocks);
  figure('answering_thread_cpu_seconds_total', 'Seconds of a processor that the thread has used', usedSeconds);
  figure('answering_thread_waited_seconds_total', 'Seconds that it waited for a processor', waitedSeconds);
  figure('work_waiting', 'Work that waits for a thread', () => counts().waiting);
  figure('work_working', 'Work that threads are at', () => counts().working);
  figure('work_refused_total', 'Work that was refused', () => counts().refused);
  figure('resident_memory_bytes', 'Memory of the process', () => process.memoryUsage().rss);
  figure('heap_used_bytes', 'Memory that JavaScript uses', () => process.memoryUsage().heapUsed);
  figure('database_connections_most', 'Connections to the database that there may be', () => pool().most);
  figure('database_connections_open', 'Connections that there are', () => pool().open);
  figure('database_connections_in_use', 'Connections that somebody works with', () => pool().inUse);
  figure('database_connections_waiting', 'Statements that wait for a connection', () => pool().waiting);
  figure('open_streams', 'Live streams that are open', streams);
  if (broker) {
    figure('broker_up', 'Whether the broker carries messages (1) or is away (0)', () => Number(broker.isUp()));
    figure('broker_untold_total', 'Announcements of live events that the broker did not take', broker.untold);
    figure('streams_late_total', 'Live streams that were found behind without an announcement', broker.late);
  }

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isHere(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Seconds of a processor that the thread that answers has used. */
function usedSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * MICROSECONDS;
}

/** Of the first thread of this process, which answers: nanoseconds that it ran, that it waited to run, and turns. */
const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`;

/**
 * How long the thread that answers had something to do and no processor to do it on: others on the machine had them
 * all. Only Linux tells.
 */
async function waitedSeconds(): Promise<number | null> {
  const scheduled = await readFile(SCHEDULED, 'utf8').catch(() => '');
  const waited = scheduled.split(' ')[1];
  return waited === undefined ? null : Number(waited) * NANOSECONDS;
}

const isHere = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
