// What takes a tenth of a second or more runs in threads, never where answers are made (decision 34).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

/** The module that threads load, and the functions that are called there alone. */
const THREAD_MODULE = 'packages/server/src/features/mock-draft/results/draft-work.ts';
const HEAVY = [
  'auctionBaseline',
  'auctionRuns',
  'draftGrades',
  'draftRuns',
  'expectedPrices',
  'gradeBaseline',
  'reportImage',
  'seasonOfDraft',
  'whatIfs',
];

const sources = filesBelow('packages/server/src')
  .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && path !== THREAD_MODULE)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Files that take a function from the engine, as something to call and not as a type. */
const takers = (name: string) =>
  sources
    .filter(({ text }) => new RegExp(`import \\{[^}]*(?<!type )\\b${name}\\b[^}]*\\} from '@pylon/engine`).test(text))
    .map(({ path }) => path);

describe('heavy work', () => {
  test.each(HEAVY)('%s is taken from the engine by the threads alone', (name) => {
    expect(readFileSync(join(ROOT, THREAD_MODULE), 'utf8')).toContain(name);
    expect(takers(name)).toEqual([]);
  });
});
