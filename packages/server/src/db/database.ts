import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { CommitDriver } from './after-commit.ts';
import { PatientClient } from './patient-client.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // counts and sizes stay below 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, String); // a day is a text ('2025-11-05'), whatever the time zone

/** Opens a pool of at most ten connections. `destroy()` of the result closes it. */
export function openDatabase(connection: pg.PoolConfig): Db {
  const pool = new pg.Pool({ max: 10, ...connection, Client: PatientClient });
  pool.on('error', () => {}); // an idle connection that the server dropped; the pool makes another
  const db: Db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CommitDriver({ pool }),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ level, query, queryDurationMillis }) =>
      watchers.get(db)?.(kindOf(query.query.kind), queryDurationMillis, level === 'error'),
  });
  pools.set(db, pool);
  return db;
}

/** Told of each statement that has ended: its kind ('select'), and never what it says. */
export type StatementWatcher = (kind: string, milliseconds: number, hasFailed: boolean) => void;

const watchers = new WeakMap<Db, StatementWatcher>();

/** Has the statements of an open database told, in place of whom they were told before. */
export const watchStatements = (db: Db, watcher: StatementWatcher): void => void watchers.set(db, watcher);

/** @example kindOf('SelectQueryNode') // → 'select' */
const kindOf = (node: string): string => /^(Select|Insert|Update|Delete)Query/.exec(node)?.[1]?.toLowerCase() ?? 'sql';

const pools = new WeakMap<Db, pg.Pool>();

/** Connections of a database that was opened here. */
export interface PoolFigures {
  /** As many as there may be. */
  readonly most: number;
  readonly open: number;
  readonly inUse: number;
  /** Who waits for one. */
  readonly waiting: number;
}

/** How the connections of an open database stand; none of a transaction, which has one of its own. */
export function poolFigures(db: Db): PoolFigures {
  const pool = pools.get(db);
  if (!pool) return { most: 0, open: 0, inUse: 0, waiting: 0 };
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { most: options.max, open: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
}
