import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Result } from '@pylon/engine/vocabulary/result';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate, migrationNames } from '../../db/migrate.ts';
import { copyIn, countOn, emptied, isInUse, lastMigration } from './backup.queries.ts';
import { type BackupHead, backupFoot, backupHead, Check, END_OF_ROWS, linesOf } from './backup-file.ts';

/** What came back. */
export interface Restored {
  readonly takenAt: string;
  readonly rows: Readonly<Record<string, number>>;
  /** Whether the key of tokens and passwords came with it. */
  readonly hasSecret: boolean;
}

type Refused = Extract<Result<Restored, string>, { readonly ok: false }>;
const refused = (reason: string): Refused => ({ ok: false, reason });
const NOT_WHOLE = 'This backup is cut off or damaged. Nothing was restored.';

/** A file that is no backup or no whole one. */
class Damaged extends Error {}

/**
 * Puts a backup into a database in which nobody is yet, whole or not at all, and brings it to the newest schema.
 *
 * @returns one line about a file that is no backup, a database in use, or a key that is another
 * @throws Error when the file cannot be opened or the database does not answer
 */
export async function restore(
  file: string,
  connection: pg.ClientConfig,
  config: Pick<Config, 'dataDir' | 'secret'>,
): Promise<Result<Restored, string>> {
  const lines = linesOf(createReadStream(file).pipe(createGunzip()));
  const first = await headOf(lines);
  if (first === null) return refused(`${file} is no backup of this product.`);
  const { head } = first;
  const known = await migrationNames();
  if (!known.includes(head.migration))
    return refused(`This backup is of a newer version (${head.migration}). Install that one first.`);
  const secret = await secretHere(config);
  if (head.secret !== null && secret !== null && secret !== head.secret)
    return refused(
      'Tokens and passwords of this backup are stored under another key than the one set here. Take PYLON_SECRET or the file secret of the data folder away, and try again.',
    );
  const db = openDatabase({ ...connection, max: 2 });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if ((await lastMigration(client)) > head.migration)
      return refused('This database has been used by a newer version. A backup needs an empty one.');
    await migrate(db, head.migration);
    if (await isInUse(client)) return refused('There are people in this database. A backup needs an empty one.');
    const rows = await loaded(client, first, lines);
    await migrate(db);
    if (head.secret !== null && secret === null) await keepSecret(config.dataDir, head.secret);
    return { ok: true, value: { takenAt: head.takenAt, rows, hasSecret: head.secret !== null } };
  } catch (error) {
    if (error instanceof Damaged || isOfTheFile(error)) return refused(NOT_WHOLE);
    throw error;
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** Fills all tables in one transaction, and compares what came with what the last line says. */
async function loaded(
  client: pg.Client,
  { head, line: first }: FirstLine,
  lines: AsyncGenerator<Buffer>,
): Promise<Readonly<Record<string, number>>> {
  const check = new Check();
  check.add(first);
  const rows: Record<string, number> = {};
  const next = async (): Promise<Buffer> => {
    const { value, done } = await lines.next();
    if (done) throw new Damaged();
    return value;
  };
  async function* rowsOf(name: string): AsyncGenerator<Buffer> {
    rows[name] = 0;
    for (let line = await next(); ; line = await next()) {
      check.add(line);
      if (line.equals(Buffer.from(END_OF_ROWS))) return;
      rows[name] = (rows[name] ?? 0) + 1;
      yield Buffer.concat([line, Buffer.from('\n')]);
    }
  }
  await client.query('begin');
  try {
    await emptied(client, head.tables);
    for (const table of head.tables)
      await pipeline(Readable.from(rowsOf(table.name)), client.query(from(copyIn(table))));
    const foot = backupFoot.safeParse(parsed(await next()));
    const isWhole =
      foot.success &&
      foot.data.sha256 === check.sha256 &&
      Object.entries(foot.data.rows).every(([name, count]) => rows[name] === count);
    if (!isWhole || !(await lines.next()).done) throw new Damaged();
    for (const table of head.tables) await countOn(client, table);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return rows;
}

interface FirstLine {
  readonly head: BackupHead;
  readonly line: Buffer;
}

/** The first line, null where there is none that says what it is. */
async function headOf(lines: AsyncGenerator<Buffer>): Promise<FirstLine | null> {
  try {
    const { value, done } = await lines.next();
    const head = done ? null : backupHead.safeParse(parsed(value));
    return head?.success ? { head: head.data, line: value } : null;
  } catch (error) {
    if (isOfTheFile(error)) return null;
    throw error;
  }
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return null;
  }
}

/** Whether the compressed text itself is at fault: what node:zlib fails with, or rows that are no rows. */
function isOfTheFile(error: unknown): boolean {
  const { code = '' } = error as { code?: string }; // errors of node:zlib and of PostgreSQL carry one
  return code.startsWith('Z_') || /^(?:22|23)[\dA-Z]{3}$/.test(code);
}

const secretHere = async ({ secret, dataDir }: Pick<Config, 'dataDir' | 'secret'>): Promise<string | null> =>
  secret ?? (await readFile(join(dataDir, 'secret'), 'utf8').catch(() => null))?.trim() ?? null;

async function keepSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, 'secret'), secret, { flag: 'wx', mode: 0o600 });
}
