import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWeb } from '../build-web.ts';
import { findHeadlessShell } from '../chromium.ts';
import { run } from '../project.ts';
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

/** Lines of an error that tell what went wrong; the rest is in the trace. */
const LINES = 12;

/** What failed and why, to stand at the end of a long output. */
function failuresOf(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failuresOf(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results
          .flatMap(({ errors }) => errors)
          .map(({ message = '' }) => {
            const why = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES);
            return [`\n[${projectName}] ${file}: ${title}`, ...why].join('\n    ');
          }),
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
    for (const line of failuresOf(suites)) console.log(line);
    // A flaky test is a failing one that got lucky.
    const failed = stats.unexpected + stats.flaky;
    return [{ name, passed: stats.expected, failed: Math.max(failed, ok ? 0 : 1) }];
  } catch {
    return [{ name, passed: 0, failed: 1 }];
  }
}
