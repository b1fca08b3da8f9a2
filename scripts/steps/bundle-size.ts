import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { ROOT } from '../project.ts';
import type { StepResult } from './report.ts';

const CLIENT = join(ROOT, 'packages/web/dist/client');
const ENTRY = 'src/entry-client.tsx';
/** A page may grow so far beyond what bench/budgets.json says of it. */
const TOLERANCE = 1.1;

/** Vite's manifest as far as it is read here: by source or chunk, its file and the chunks that it cannot do without. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * The scripts that a page fetches before it works: the entry, the page's own, and whatever the two import.
 *
 * @param source of the page, as its route names it
 * @throws when the manifest does not know the page
 */
export function scriptsOf(manifest: Manifest, source: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`bench/budgets.json names ${name}, which is no page`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(ENTRY);
  add(source);
  return files;
}

/** What a page sends in scripts, compressed, against what it may. */
export interface PageSize {
  readonly source: string;
  readonly kilobytes: number;
  readonly budget: number;
}

export const isTooLarge = ({ kilobytes, budget }: PageSize): boolean => kilobytes > budget * TOLERANCE;

/** Builds the pages and compares their scripts with bench/budgets.json. */
export async function checkBundleSize(): Promise<StepResult> {
  const name = 'bundle size';
  console.log(`\n${name} ...`);
  await buildWeb();
  const sizes = pageSizes();
  const large = sizes.filter(isTooLarge);
  const failures = large.map(
    ({ source, kilobytes, budget }) =>
      `${source} fetches ${kilobytes.toFixed(1)} kB of scripts; its budget is ${budget} kB and a tenth more`,
  );
  return { name, passed: sizes.length - large.length, failed: large.length, failures };
}

function pageSizes(): readonly PageSize[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const manifest = read(join(CLIENT, '.vite/manifest.json')) as Manifest; // Vite wrote it just now
  // Ours
  const { scriptKilobytes } = read(join(ROOT, 'bench/budgets.json')) as { scriptKilobytes: Record<string, number> };
  return Object.entries(scriptKilobytes).map(([source, budget]) => {
    const bytes = [...scriptsOf(manifest, source)].map((file) => statSync(join(CLIENT, `${file}.br`)).size);
    return { source, budget, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
  });
}
