import { dayOf } from '../clock.ts';
import type { CommandParts } from './almanac-sync.ts';
import { complain } from './terminal.ts';

/**
 * Puts the edition before the one in force, or the one whose id begins as given, into force. Only editions of the same
 * data mode count, and with a frozen clock none that knows of later days.
 */
export async function rollbackCommand({ config, store }: CommandParts, id: string | undefined): Promise<number> {
  const today = dayOf(config.frozenAt ?? new Date());
  const editions = await store.list();
  const current = await store.current();
  const mode = editions.find((edition) => edition.id === current)?.manifest.mode;
  const eligible = editions.filter(
    ({ id: own, manifest }) => own === current || (manifest.mode === mode && manifest.asOf <= today),
  );
  const before = eligible[eligible.findIndex((edition) => edition.id === current) + 1];
  const named = id === undefined ? before : eligible.find((edition) => edition.id.startsWith(id));
  if (!named) {
    const problem =
      id === undefined ? 'There is no edition before.' : `No edition to roll back to begins with '${id}'.`;
    return complain(problem);
  }
  await store.setCurrent(named.id);
  console.log(`Edition ${named.id.slice(0, 12)} is in force: ${named.manifest.mode} data of ${named.manifest.asOf}.`);
  return 0;
}
