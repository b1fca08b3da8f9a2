import { setImmediate as nextTurn } from 'node:timers/promises';

/** Goes through a list, some of it a step. */
export function* mapInSteps<T, R>(items: Iterable<T>, itemsAStep: number, tell: (item: T) => R): Generator<void, R[]> {
  const told: R[] = [];
  for (const item of items) {
    told.push(tell(item));
    if (told.length % itemsAStep === 0) yield;
  }
  return told;
}

/** Does work a step at a time; whatever else waits has its turn in between. */
export async function inSlices<R>(steps: Iterator<unknown, R>): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
