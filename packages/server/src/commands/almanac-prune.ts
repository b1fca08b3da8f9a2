import { KEPT_EDITIONS } from '../almanac/sync.ts';
import type { CommandParts } from './almanac-sync.ts';
import { alignedLines, complain, counted, megabytes } from './terminal.ts';

interface PruneOptions {
  /** How many of the newest are kept, as typed. */
  readonly keep?: string | undefined;
  /** Whether it is only said what would go. */
  readonly isDry: boolean;
}

/** Deletes old editions: all but the newest and the one in force. */
export async function pruneCommand(
  { store }: Pick<CommandParts, 'store'>,
  { keep: typed = String(KEPT_EDITIONS), isDry }: PruneOptions,
): Promise<number> {
  const keep = Number(typed);
  if (!Number.isInteger(keep) || keep < 1) return complain('--keep must be a whole number from 1 on');
  const before = await store.list();
  const gone = new Set(isDry ? await store.prunable(keep) : await store.prune(keep));
  const left = before.length - gone.size;
  const words = gone.size === 1 ? '1 edition' : `${counted(gone.size)} editions`;
  console.log(`${words} ${isDry ? 'would go' : 'went'}, ${counted(left)} ${isDry ? 'would stay' : 'stayed'}.`);
  const rows = before
    .filter(({ id }) => gone.has(id))
    .map(({ id, manifest, bytes }) => [
      ...[' ', id.slice(0, 12), manifest.builtAt.slice(0, 16).replace('T', ' '), manifest.mode],
      ...[`as of ${manifest.asOf}`, megabytes(bytes)],
    ]);
  for (const line of alignedLines(rows, [5])) console.log(line);
  if (gone.size > 0) console.log('A table that another edition has too stays with that one.');
  return 0;
}
