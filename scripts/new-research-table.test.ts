// What `npm run new -- research-table` writes is a table that answers: it is written into a copy of the project and
// called there.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './project.ts';
import { KINDS } from './skeletons/kinds.ts';
import { begin } from './skeletons/skeleton.ts';

/** A copy of the packages with the same modules, in which `@pylon/…` is the copy. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pylon-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isSource = (path: string) => !/\/(dist|node_modules|\.[^/]+)$/.test(path);
  cpSync(join(ROOT, 'packages'), join(folder, 'packages'), { recursive: true, filter: isSource });
  for (const file of ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'content'])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@pylon'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@pylon' && !name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@pylon', name));
  return folder;
}

test('a research table of the skeleton is called, sorted, narrowed and refused as every table is', () => {
  const kind = KINDS['research-table'];
  const begun = kind && begin(kind, ['throwsDeep', 'Who is thrown to deep, and how often.']);
  if (!begun?.ok) throw new Error('nothing was begun');
  const folder = copyOfProject();
  for (const [path, content] of begun.contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const said = execFileSync(
    process.execPath,
    [vitest, 'run', '--project', 'server', 'packages/server/src/features/tables/tables', '-t', 'Throws deep|every'],
    { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
  );
  expect(said).toMatch(/Tests\s+.*\d+ passed/);
  expect(said).toContain('2 passed');
}, 120_000);
