import { buildEdition } from '@pylon/almanac/editions/build';
import { checkEdition } from '@pylon/almanac/editions/check';
import { originOf } from '../almanac/data-mode.ts';
import { modeFor } from '../almanac/prepare.ts';
import { rowsReader } from '../almanac/read-rows.ts';
import type { CommandParts } from './almanac-sync.ts';
import { showProgress } from './progress.ts';
import { problemText, reportLines } from './sync-report.ts';
import { styled } from './terminal.ts';

/** Reads, builds and checks like a sync, and changes nothing. */
export async function checkCommand({ config, store }: CommandParts): Promise<number> {
  const mode = await modeFor(config, store);
  const reader = rowsReader(mode, config, showProgress(`Reading (${mode}) ...`));
  const read = await reader.read(await store.listImports());
  if (!read.ok) {
    for (const fault of read.faults) console.error(styled('red', fault));
    return 1;
  }
  const edition = buildEdition(read.rows, {
    asOf: reader.asOf,
    mode,
    sources: read.sources,
    builtAt: new Date().toISOString(),
  });
  const inForce = (await store.origin()) === originOf(mode, config) ? await store.current() : null;
  const before = (await store.list()).find(({ id }) => id === inForce)?.manifest ?? null;
  const report = checkEdition(edition, before);
  for (const note of read.notes) console.log(note);
  for (const line of reportLines(report)) console.log(`  ${line}`);
  for (const problem of report.problems) console.error(styled('red', problemText(problem)));
  if (report.accepted) console.log(edition.id === inForce ? 'Nothing new.' : 'The next sync would take this edition.');
  return report.accepted ? 0 : 1;
}
