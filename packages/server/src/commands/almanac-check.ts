import { modeFor } from '../almanac/prepare.ts';
import { proposal } from '../almanac/proposal.ts';
import { proposeEdition } from '../almanac/sync.ts';
import type { ReadingParts } from './almanac-sync.ts';
import { showProgress } from './progress.ts';
import { refusalLines, reportLines } from './sync-report.ts';

/** Reads, builds and checks like a sync, and changes nothing. */
export async function checkCommand({ config, ...parts }: ReadingParts): Promise<number> {
  const mode = await modeFor(config, parts);
  const onProgress = showProgress(`Reading (${mode}) ...`);
  const proposed = await proposeEdition(proposal(mode, config, { ...parts, onProgress }));
  if (!proposed.ok) {
    for (const line of refusalLines(proposed)) console.error(line);
    return 1;
  }
  const { edition, report, notes, inForce } = proposed;
  for (const line of [...notes, ...reportLines(report)]) console.log(`  ${line}`);
  console.log(edition.id === inForce ? 'Nothing new.' : `A sync would take edition ${edition.id.slice(0, 12)}.`);
  return 0;
}
