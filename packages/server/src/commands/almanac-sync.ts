import type { PostgresEditionStore } from '../almanac/edition-store.queries.ts';
import { modeFor } from '../almanac/prepare.ts';
import { proposal, type SourceParts } from '../almanac/proposal.ts';
import { syncAlmanac } from '../almanac/sync.ts';
import type { Config } from '../config.ts';
import { showProgress } from './progress.ts';
import { reportLines, syncLines } from './sync-report.ts';

/** What every command of the almanac is given. Each returns its exit status. */
export interface CommandParts {
  readonly config: Config;
  readonly store: PostgresEditionStore;
}

/** What a command that reads the sources is given besides. */
export type ReadingParts = CommandParts & SourceParts;

/** Reads the sources of the configured mode anew. */
export async function syncCommand(
  { config, ...parts }: ReadingParts,
  { force }: { readonly force: boolean },
): Promise<number> {
  const mode = await modeFor(config, parts);
  const onProgress = showProgress(`Reading (${mode}) ...`);
  const wanted = proposal(mode, config, { ...parts, onProgress });
  const outcome = await syncAlmanac(wanted, { force });
  if (outcome.ok) for (const line of reportLines(outcome.report)) console.log(`  ${line}`);
  for (const line of syncLines(outcome)) console.log(line);
  return outcome.ok ? 0 : 1;
}
