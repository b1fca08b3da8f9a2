import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Config } from '../../config.ts';
import { copyOut, lastMigration, tablesInOrder } from './backup.queries.ts';
import { type BackupFoot, type BackupHead, Check, END_OF_ROWS, FORMAT, linesOf } from './backup-file.ts';

/** What a backup holds. */
export interface BackedUp {
  readonly takenAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly hasSecret: boolean;
}

/**
 * Writes the whole database as it stood at one moment into a file that only its owner can read, while the product goes
 * on. The file has its name once it is whole.
 *
 * @throws Error when the file cannot be written or the database does not answer
 */
export async function backUp(
  file: string,
  connection: pg.ClientConfig,
  { dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>,
): Promise<BackedUp> {
  const client = new pg.Client(connection);
  await client.connect();
  const unfinished = `${file}.part`;
  const rows: Record<string, number> = {};
  const takenAt = new Date().toISOString();
  const kept = secret === null ? await readFile(join(dataDir, 'secret'), 'utf8').catch(() => null) : null;
  async function* lines(): AsyncGenerator<string | Buffer> {
    const check = new Check();
    const tables = await tablesInOrder(client);
    const head: BackupHead = {
      ...{ product: 'pylon', format: FORMAT, takenAt, migration: await lastMigration(client) },
      ...{ secret: kept?.trim() ?? null, tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })) },
    };
    const line = (text: string | Buffer) => {
      check.add(text);
      return typeof text === 'string' ? `${text}\n` : Buffer.concat([text, Buffer.from('\n')]);
    };
    yield line(JSON.stringify(head));
    for (const table of tables) {
      rows[table.name] = 0;
      for await (const row of linesOf(client.query(to(copyOut(table))))) {
        rows[table.name] = (rows[table.name] ?? 0) + 1;
        yield line(row);
      }
      yield line(END_OF_ROWS);
    }
    yield `${JSON.stringify({ rows, sha256: check.sha256 } satisfies BackupFoot)}\n`;
  }
  try {
    await client.query('begin isolation level repeatable read read only');
    const out = createWriteStream(unfinished, { mode: 0o600, flags: 'w' });
    await pipeline(Readable.from(lines()), createGzip(), out);
    await client.query('commit');
    await rename(unfinished, file);
    return { takenAt, rows, bytes: out.bytesWritten, hasSecret: kept !== null };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
