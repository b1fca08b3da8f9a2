import { parentPort } from 'node:worker_threads';
import type { Work, WorkOrder, WorkResult } from './work-pool.ts';

/** The other side of a work pool: answers each order with the result of the work of that name. Call it in the thread's module. */
export function serveWork(work: Work): void {
  parentPort?.on('message', ({ name, input }: WorkOrder) => {
    parentPort?.postMessage(resultOf(work, name, input));
  });
}

function resultOf(work: Work, name: string, input: unknown): WorkResult {
  try {
    const piece = work[name];
    if (piece === undefined) throw new Error(`no work is called ${name}`);
    return { ok: true, result: piece(input as never) }; // the pool's types have matched it to the name
  } catch (error) {
    return { ok: false, error };
  }
}
