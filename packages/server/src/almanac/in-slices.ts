import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does work a step at a time; whatever else waits has its turn in between. */
export async function inSlices<R>(steps: Iterator<unknown, R>): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
