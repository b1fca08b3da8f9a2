import { KEPT_EDITIONS } from '../almanac/sync.ts';
import type { CommandParts } from './almanac-sync.ts';
import { alignedLines, counted, megabytes, styled } from './terminal.ts';

/** Lists the stored editions, newest first. */
export async function listCommand({ store }: CommandParts): Promise<number> {
  const [editions, current, imports] = [await store.list(), await store.current(), await store.listImports()];
  if (editions.length === 0) console.log('No edition yet. Run: npm run almanac -- sync');
  const rows = editions.map(({ id, manifest, bytes }) => [
    id === current ? '*' : ' ',
    id.slice(0, 12),
    manifest.builtAt.slice(0, 16).replace('T', ' '),
    manifest.mode,
    `as of ${manifest.asOf}`,
    `seasons ${manifest.seasons.join(' ')}`,
    counted(Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)),
    megabytes(bytes),
  ]);
  for (const line of alignedLines(rows, [6, 7])) console.log(line.startsWith('*') ? styled('bold', line) : line);
  if (editions.length > 0)
    console.log(`\nThe newest ${KEPT_EDITIONS} and the one in force (*) stay when a new one comes.`);
  if (imports.length > 0) console.log(`\nImported files (${imports.length}):`);
  for (const { hash, name, importedAt } of imports)
    console.log(`  ${hash.slice(0, 12)}  ${importedAt.slice(0, 10)}  ${name}`);
  return 0;
}
