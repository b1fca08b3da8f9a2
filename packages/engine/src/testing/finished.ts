/** What work that is done a step at a time comes to. */
export function finished<R>(steps: Iterator<unknown, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
