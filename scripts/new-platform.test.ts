// What `npm run new -- platform` writes builds, and the suite of all platforms fails at the verbs alone until its
// author has written them.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { VERBS } from '@pylon/connectors/platform';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './project.ts';
import { platform } from './skeletons/platform.ts';
import { begin } from './skeletons/skeleton.ts';

const PACKAGES = ['engine', 'outbound', 'connectors'];
const LIBRARIES = ['@types', 'fast-check', 'fast-xml-parser', 'vitest', 'zod'];
const WRITTEN = 'packages/connectors/src/platforms/fan-league/platform.ts';

/** The packages that a platform is made of, with a new one begun in them. */
function begunProject(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'pylon-platform-')), 'main');
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  mkdirSync(join(folder, 'node_modules/@pylon'), { recursive: true });
  symlinkSync(join(ROOT, '../shared'), join(folder, '../shared'));
  for (const path of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, path), join(folder, path));
  for (const name of PACKAGES) {
    cpSync(join(ROOT, 'packages', name), join(folder, 'packages', name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@pylon', name));
  }
  for (const name of LIBRARIES) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  const begun = begin(platform, ['fan-league', 'Fan League']);
  if (!begun.ok) throw new Error(begun.problems.join(', '));
  for (const [path, content] of begun.contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Names of the tests of the suite that fail, and how many pass. */
function suiteOf(folder: string): { readonly failed: readonly string[]; readonly passed: number } {
  const output = join(folder, 'report.json');
  spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', 'conformance', '--root', folder, '--reporter=json', `--outputFile=${output}`],
    { cwd: folder, stdio: 'ignore' },
  );
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report; // written by the line above
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    passed: results.filter(({ status }) => status === 'passed').length,
  };
}

test('a platform that has just begun builds, and fails the suite of all platforms at its verbs alone', () => {
  const folder = begunProject();
  const build = () =>
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'packages/connectors'], { cwd: folder });
  expect(build).not.toThrow();
  const verbs = Object.keys(VERBS);
  const begun = suiteOf(folder);
  expect(begun.failed).toEqual(verbs.map((verb) => `fan-league can answer ${verb}, or says why not`));

  const text = readFileSync(join(folder, WRITTEN), 'utf8');
  writeFileSync(join(folder, WRITTEN), text.replace("unsupported: ''", "unsupported: 'It shows them to nobody.'"));
  const written = suiteOf(folder);
  expect(written.failed).toEqual([]);
  expect(written.passed).toBe(begun.passed + verbs.length);
}, 120_000);
