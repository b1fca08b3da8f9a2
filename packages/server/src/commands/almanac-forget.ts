import { modeFor } from '../almanac/prepare.ts';
import { proposal } from '../almanac/proposal.ts';
import { syncAlmanac } from '../almanac/sync.ts';
import type { ReadingParts } from './almanac-sync.ts';
import { showProgress } from './progress.ts';
import { syncLines } from './sync-report.ts';
import { complain, styled } from './terminal.ts';

/**
 * Lets go of files that were taken in: those of a name, or the one whose id begins as given. What they told goes with
 * the sync that this is; where it is refused, they stay.
 */
export async function forgetCommand({ config, ...parts }: ReadingParts, word: string | undefined): Promise<number> {
  if (!word) return complain('Name the file to forget; list names them.');
  const imports = await parts.store.listImports();
  const named = imports.filter(({ name }) => name === word);
  const goneImports = named.length > 0 ? named : imports.filter(({ hash }) => hash.startsWith(word));
  if (goneImports.length === 0) return complain(`No imported file is called '${word}', or has an id that begins so.`);
  if (named.length === 0 && goneImports.length > 1) return complain(`Several ids begin with '${word}'.`);
  const mode = await modeFor(config, parts);
  const onProgress = showProgress(`Reading (${mode}) ...`);
  const outcome = await syncAlmanac({ ...proposal(mode, config, { ...parts, onProgress }), goneImports });
  for (const line of syncLines(outcome)) console.log(line);
  if (!outcome.ok) return 1;
  for (const { name } of goneImports) console.log(styled('green', `Forgotten: ${name}`));
  return 0;
}
