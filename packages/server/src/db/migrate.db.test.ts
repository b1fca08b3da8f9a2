import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { migrate } from './migrate.ts';

const { db } = await scratchDatabase();

test('a database that a newer version has brought up is refused in words', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('brought up by a newer version (9999_later)');
});
