import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { findChromium } from '../chromium.ts';
import { run } from '../project.ts';
import type { StepResult } from './report.ts';

const name = 'browser tests';

/** Builds the pages, finds a browser, and runs e2e/. */
export async function runBrowserTests(): Promise<StepResult[]> {
  console.log(`\n${name} ...`);
  await buildWeb();
  const chromium = await findChromium();
  const file = join(mkdtempSync(join(tmpdir(), 'pylon-e2e-')), 'e2e.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium ? { CHROMIUM: chromium } : {}) },
  });
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    // A flaky test is a failing one that got lucky.
    const failed = stats.unexpected + stats.flaky;
    return [{ name, passed: stats.expected, failed: Math.max(failed, ok ? 0 : 1) }];
  } catch {
    return [{ name, passed: 0, failed: 1 }];
  }
}
