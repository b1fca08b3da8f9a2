import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { type PostgresEditionStore, postgresEditionStore } from './edition-store.queries.ts';

/** The store of editions that the settings name. The library for buckets is read only where there is one. */
export async function editionStore(db: Db, { editions }: Pick<Config, 'editions'>): Promise<PostgresEditionStore> {
  if (editions === null) return postgresEditionStore(db);
  const { bucketShelf } = await import('./bucket-shelf.ts');
  return postgresEditionStore(db, bucketShelf(editions));
}
