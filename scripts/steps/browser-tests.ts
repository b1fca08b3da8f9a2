import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { findHeadlessShell } from '../chromium.ts';
import { run } from '../project.ts';
import { failureLines } from './failure-lines.ts';
import type { StepResult } from './report.ts';

const name = 'browser tests';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface Outcome {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

function failuresOf(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failuresOf(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results
          .flatMap(({ errors }) => errors)
          .map(({ message = '' }) => failureLines(`[${projectName}] ${file}: ${title}`, message)),
      ),
    ),
  ]);
}

/** Builds the pages, finds a browser, and runs e2e/. */
export async function runBrowserTests(): Promise<StepResult[]> {
  console.log(`\n${name} ...`);
  await buildWeb();
  const chromium = await findHeadlessShell();
  const file = join(mkdtempSync(join(tmpdir(), 'pylon-e2e-')), 'e2e.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium ? { CHROMIUM: chromium } : {}) },
  });
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
    // A flaky test is a failing one that got lucky.
    const failed = stats.unexpected + stats.flaky;
    return [{ name, passed: stats.expected, failed: Math.max(failed, ok ? 0 : 1), failures: failuresOf(suites) }];
  } catch {
    return [{ name, passed: 0, failed: 1 }];
  } finally {
    rmSync(dirname(file), { recursive: true, force: true });
  }
}
