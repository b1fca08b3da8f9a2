import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './project.ts';
import { ROOMS, WALLS } from './walls.ts';

/** For reading every file of the project, beside all other tests. */
const LONGEST_MS = 240_000;

/** All imports in some folders of a project, held against the walls. */
async function inspected(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir,
    // The compiler of this project has no interface for other tools: another one reads the imports.
    parser: 'swc',
    // The workspaces of the project's own package.json tell an import by name from one by path.
    combinedDependencies: true,
    // What is built of the project's own; libraries stand in folders of that name too.
    exclude: { path: '^packages/[^/]+/dist/' },
    // A library stands in a package's own folder where another one wants another version of it.
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    validate: true,
    ruleSet: {
      forbidden: WALLS.map(({ breach: _, ...wall }) => ({ ...wall, severity: 'error' as const })),
    },
  });
  if (typeof output === 'string') throw new TypeError('expected a result, not a report');
  return output;
}

const breachesIn = ({ summary }: ICruiseResult): readonly string[] =>
  summary.violations.map(({ rule, from, to, cycle }) =>
    [`${rule.name}: ${from}`, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → '),
  );

test(
  'the code of the project keeps every wall',
  async () => {
    const result = await inspected(ROOT, ['packages', 'analysis', 'bench', 'e2e', 'scripts']);
    // A tool that reads nothing finds nothing: this many imports, of types too, say that it read them all.
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(5000);
    expect(
      result.modules
        .flatMap(({ dependencies }) => dependencies)
        .some((one) => one.dependencyTypes.includes('type-only')),
    ).toBe(true);
    expect(breachesIn(result)).toEqual([]);
  },
  LONGEST_MS,
);

test('every folder of a package with rooms has its place among them', () => {
  for (const [name, lines] of Object.entries(ROOMS)) {
    const entries = readdirSync(join(ROOT, 'packages', name, 'src'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const placed = lines.flat();
    expect(folders.filter((folder) => folder !== 'testing' && !placed.includes(folder))).toEqual([]);
    expect(placed.filter((room) => !entries.some((entry) => entry.name === room))).toEqual([]);
  }
});

/** What a file in a folder imports another file by. */
function nameOf(path: string, folder: string): string {
  if (path.startsWith('node:')) return path;
  return path.startsWith('node_modules/') ? dirname(path).slice('node_modules/'.length) : `./${relative(folder, path)}`;
}

/** A project of nothing but the breaches that the walls name. */
function plantedProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'pylon-walls-'));
  const importsOf = new Map<string, string[]>();
  for (const [from, to] of WALLS.flatMap(({ breach }) => breach)) {
    importsOf.set(from, [
      ...(importsOf.get(from) ?? []),
      `import type { Planted } from '${nameOf(to, dirname(from))}';`,
    ]);
    if (!to.startsWith('node:') && !importsOf.has(to)) importsOf.set(to, []);
  }
  for (const [path, lines] of importsOf) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), [...lines, 'export type Planted = string;'].join('\n'));
  }
  return project;
}

describe('a planted breach', () => {
  let found: readonly string[] = [];
  beforeAll(async () => {
    const project = plantedProject();
    found = breachesIn(await inspected(project, ['packages']));
    rmSync(project, { recursive: true });
  }, LONGEST_MS);

  test.each(WALLS)('of $name is found', ({ name, breach: [first] }) => {
    expect(found.filter((one) => one.startsWith(`${name}: ${first?.[0]} →`))).not.toEqual([]);
  });
});
