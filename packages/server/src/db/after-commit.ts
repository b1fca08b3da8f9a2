import { type DatabaseConnection, type Kysely, PostgresDriver } from 'kysely';

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

const waiting = new WeakMap<DatabaseConnection, (() => void)[]>();

/** Does what waits for a transaction once it is committed, and forgets it when the transaction comes to nothing. */
export class CommitDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const left = take(connection);
    await super.commitTransaction(connection);
    for (const run of left) run();
  }

  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    take(connection);
    await super.rollbackTransaction(connection);
  }
}

function take(connection: DatabaseConnection): readonly (() => void)[] {
  const left = waiting.get(connection) ?? [];
  waiting.delete(connection);
  return left;
}

/**
 * Does something once what `db` has done is there for everybody: after the commit of a transaction, at once without
 * one. When the line breaks at the commit nothing is done, though the change may be there.
 *
 * @param run throws nothing
 */
export async function afterCommit(
  db: Pick<Kysely<unknown>, 'isTransaction' | 'getExecutor'>,
  run: () => void,
): Promise<void> {
  if (!db.isTransaction) return run();
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), run]);
  });
}
