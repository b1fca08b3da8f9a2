// A backup is one compressed text: a line that says what it is, the rows of each table as PostgreSQL copies them, and a
// last line with their number and the check of all that stands before it.
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The form that is written here, and the only one that is read. */
export const FORMAT = 1;
/** What ends the rows of a table. */
export const END_OF_ROWS = '\\.';

const table = z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string().regex(/^[a-z_\d]+$/)) });

/** The first line. */
export const backupHead = z.object({
  product: z.literal('pylon'),
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Name of the newest migration of the database. */
  migration: z.string(),
  /** What tokens and passwords are stored under, where it was kept in the data folder. */
  secret: z.string().nullable(),
  tables: z.array(table),
});
export type BackupHead = z.infer<typeof backupHead>;

/** The last line. */
export const backupFoot = z.object({ rows: z.record(z.string(), z.int().min(0)), sha256: z.string() });
export type BackupFoot = z.infer<typeof backupFoot>;

/** The check of what has been seen so far. */
export class Check {
  readonly #hash = createHash('sha256');
  add(line: Buffer | string): void {
    this.#hash.update(line).update('\n');
  }
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}

/**
 * Lines of a stream of bytes, without their ends. A last line without an end is one, too.
 *
 * @throws whatever the stream fails with
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]);
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
