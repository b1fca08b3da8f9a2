import type { DialectAdapter } from 'kysely';
import type { Db } from '../db/database.ts';

/** Tells whoever holds the streams of a person that there are new events. Throws nothing and is not waited for. */
type Announce = (accountId: string) => void;

/** By what a database and its transactions have in common. */
const announcers = new WeakMap<DialectAdapter, Announce>();

/** Has new events of an open database told after each commit, in place of NOTIFY with it. */
export const announceBy = (db: Db, announce: Announce): void => void announcers.set(db.getExecutor().adapter, announce);

/** Who is told after the commit; undefined where the database itself tells. */
export const announcerOf = (db: Db): Announce | undefined => announcers.get(db.getExecutor().adapter);
