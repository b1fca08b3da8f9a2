// Figures of the process in the text format that monitoring reads (OpenMetrics): whether anything keeps the thread that
// answers, and how much work waits.
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { WorkCounts } from '../threads/work-threads.ts';

/** No handler keeps the thread that answers for longer (decision 34). */
export const LONGEST_BLOCK_MS = 20;
const RESOLUTION_MS = 5;
const NANOSECONDS = 1e-9;
const MICROSECONDS = 1e-6;

/**
 * GET /metrics, for whoever asks from this machine: a proxy's callers are others.
 *
 * @param counts what the threads have in hand
 */
export function metricsRoute(app: FastifyInstance, counts: () => WorkCounts): void {
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
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isHere(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.callNotFound();
    }
    const { waiting, working, refused } = counts();
    const { rss, heapUsed } = process.memoryUsage();
    const quantiles = [50, 99, 100].map(
      (percent): Figure => [
        `event_loop_delay_seconds{quantile="${percent / 100}"}`,
        delay.percentile(percent) * NANOSECONDS,
      ],
    );
    const figures: readonly Figure[] = [
      ...quantiles,
      ['event_loop_blocks_total', blocks],
      ['event_loop_own_blocks_total', ownBlocks],
      ['answering_thread_cpu_seconds_total', usedSeconds()],
      ...(await waitedFigures()),
      ['work_waiting', waiting],
      ['work_working', working],
      ['work_refused_total', refused],
      ['resident_memory_bytes', rss],
      ['heap_used_bytes', heapUsed],
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(figures.map(([name, value]) => `pylon_${name} ${value}\n`).join(''));
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
async function waitedFigures(): Promise<readonly Figure[]> {
  const scheduled = await readFile(SCHEDULED, 'utf8').catch(() => '');
  const waited = scheduled.split(' ')[1];
  return waited === undefined ? [] : [['answering_thread_waited_seconds_total', Number(waited) * NANOSECONDS]];
}

type Figure = readonly [name: string, value: number];

const isHere = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
