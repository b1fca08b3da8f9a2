import type { PostgresEditionStore } from '../almanac/edition-store.queries.ts';
import { modeFor } from '../almanac/prepare.ts';
import { proposal } from '../almanac/proposal.ts';
import { syncAlmanac } from '../almanac/sync.ts';
import type { Config } from '../config.ts';
import { showProgress } from './progress.ts';
import { reportLines, syncLines } from './sync-report.ts';

/** What every command of the almanac is given. Each returns its exit status. */
export interface CommandParts {
  readonly config: Config;
  readonly store: PostgresEditionStore;
}

/** Reads the sources of the configured mode anew. */
export async function syncCommand(
  { config, store }: CommandParts,
  { force, isScheduled }: { readonly force: boolean; readonly isScheduled: boolean },
): Promise<number> {
  const mode = await modeFor(config, store);
  const wanted = proposal(mode, config, store, showProgress(`Reading (${mode}) ...`));
  const outcome = await syncAlmanac(wanted, { force, mayReturn: !isScheduled });
  if (outcome.ok) for (const line of reportLines(outcome.report)) console.log(`  ${line}`);
  for (const line of syncLines(outcome)) console.log(line);
  return outcome.ok ? 0 : 1;
}
