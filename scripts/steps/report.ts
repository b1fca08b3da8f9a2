/** What a step of checking found. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, in a few lines each; the rest stands where the step wrote it. */
  readonly failures?: readonly string[];
}

/**
 * Prints what failed, a line per step and the sum, so that the end of a long output tells all; the process then ends
 * with 1 when anything failed.
 */
export function report(results: readonly StepResult[]): void {
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`);
  console.log('');
  for (const step of results) {
    console.log(`${step.failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name}: ${step.passed} passed, ${step.failed} failed`);
  }
  const sum = (count: (step: StepResult) => number) => results.reduce((total, step) => total + count(step), 0);
  const failed = sum((step) => step.failed);
  console.log(`\n${sum((step) => step.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
