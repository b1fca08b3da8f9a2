import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../project.ts';
import { checkBundleSize } from './bundle-size.ts';
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
  const left = tests === 'fast' ? SLOW_TESTS.flatMap((pattern) => ['--exclude', pattern]) : [];
  const file = join(mkdtempSync(join(tmpdir(), 'pylon-test-')), 'unit.json');
  const ok = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...left]);
  return {
    name: `unit, property, database and structure tests${tests === 'fast' ? ', the fast ones' : ''}`,
    ...countVitest(file, ok),
  };
}

function countVitest(file: string, ok: boolean): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
