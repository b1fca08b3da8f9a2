import type { CommandParts } from './almanac-sync.ts';
import { styled } from './terminal.ts';

/** Puts the edition before the one in force, or the one whose id begins as given, into force. */
export async function rollbackCommand({ store }: CommandParts, id: string | undefined): Promise<number> {
  const editions = await store.list();
  const current = await store.current();
  const before = editions[editions.findIndex((edition) => edition.id === current) + 1];
  const named = id === undefined ? before : editions.find((edition) => edition.id.startsWith(id));
  if (!named) {
    console.error(
      styled('red', id === undefined ? 'There is no edition before.' : `No stored edition begins with '${id}'.`),
    );
    return 1;
  }
  await store.setCurrent(named.id);
  console.log(`Edition ${named.id.slice(0, 12)} is in force: ${named.manifest.mode} data of ${named.manifest.asOf}.`);
  return 0;
}
