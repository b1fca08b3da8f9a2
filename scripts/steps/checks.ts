import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT, run } from '../project.ts';
import { haveRedis } from '../redis.ts';
import { checkBundleSize } from './bundle-size.ts';
import { failureLines } from './failure-lines.ts';
import type { StepResult } from './report.ts';
import { SLOW_TESTS } from './slow-tests.ts';

/**
 * Format, lint, dead code, types, bundle size, then unit, property, database and structure tests: all, or the fast
 * ones.
 */
export async function runChecks(tests: 'fast' | 'all'): Promise<StepResult[]> {
  return [
    // Each works on one core.
    ...(await Promise.all([
      command('format and lint', 'biome', ['check', '.', '--error-on-warnings']),
      command('dead code', 'knip', []),
      command('types', 'tsc', ['-b']),
    ])),
    await checkBundleSize(),
    await unitTests(tests),
  ];
}

async function command(name: string, program: string, args: readonly string[]): Promise<StepResult> {
  console.log(`\n${name} ...`);
  const ok = await run(program, args, { quiet: true });
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function unitTests(tests: 'fast' | 'all'): Promise<StepResult> {
  if (tests === 'all') await haveRedis();
  const left = tests === 'fast' ? SLOW_TESTS.flatMap((pattern) => ['--exclude', pattern]) : [];
  const file = join(mkdtempSync(join(tmpdir(), 'pylon-test-')), 'unit.json');
  const ok = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...left]);
  const counted = countVitest(file, ok);
  rmSync(dirname(file), { recursive: true, force: true });
  return {
    name: `unit, property, database and structure tests${tests === 'fast' ? ', the fast ones' : ''}`,
    ...counted,
  };
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Outcome {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileOutcome[];
}

interface FileOutcome {
  readonly name: string;
  readonly status: string;
  /** Why the file as a whole failed, before any test of it could. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

function failuresOf({ name, message, assertionResults }: FileOutcome): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // Of what is done before and after tests the reporter says nothing.
  if (failed.length === 0) return [failureLines(file, message || 'failed around its tests')];
  return failed.map((test) => failureLines(`${file}: ${test.fullName}`, test.failureMessages.join('\n')));
}

function countVitest(file: string, ok: boolean): Omit<StepResult, 'name'> {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
    const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), failures };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
