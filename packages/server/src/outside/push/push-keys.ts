// The pair of keys by which push services know us. Browsers subscribe with the public one, so it stays as it is.
import type { Db } from '../../db/database.ts';
import type { Sealing } from '../sealing.ts';
import { heldKeys, insertKeys, replaceKeys } from './push-keys.queries.ts';

export interface PushKeys {
  /** Base64url. */
  readonly publicKey: string;
  /** A secret. */
  readonly privateKey: string;
}

const OWNER = 'push key';

/**
 * The keys of this product: those of the settings or, without any, a pair that is made on first use and kept in the
 * database, sealed.
 */
export function pushKeys(db: Db, sealing: Sealing, given: PushKeys | null): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | null = given && Promise.resolve(given);
  return () => {
    known ??= keptKeys(db, sealing).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

const keptKeys = (db: Db, sealing: Sealing): Promise<PushKeys> =>
  db.transaction().execute(async (transaction) => {
    const { default: webPush } = await import('web-push');
    const fresh = webPush.generateVAPIDKeys();
    const sealed = { publicKey: fresh.publicKey, privateKey: sealing.seal(fresh.privateKey, OWNER) };
    await insertKeys(transaction, sealed);
    const kept = await heldKeys(transaction);
    const privateKey = sealing.open(kept.privateKey, OWNER);
    if (privateKey !== null) return { publicKey: kept.publicKey, privateKey };
    // The product has another secret since: what browsers subscribed with is of no use, nor are their sealed addresses.
    await replaceKeys(transaction, sealed);
    return fresh;
  });
