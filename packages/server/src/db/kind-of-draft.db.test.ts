import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { up } from './migrations/0016_kind_of_draft.ts';

const { db } = await scratchDatabase();

test('a draft from before its kind was written is an auction when its state has sales, else one with turns', async () => {
  await sql`alter table mock_draft drop column kind`.execute(db);
  const { id } = await db.insertInto('account').defaultValues().returning('id').executeTakeFirstOrThrow();
  const put = async (state: object) => {
    const { rows } = await sql<{ id: string }>`
      insert into mock_draft (account_id, season, state, notes, version)
      values (${id}, 2025, ${JSON.stringify(state)}, '{}', 0) returning id`.execute(db);
    return rows[0]?.id ?? '';
  };
  const [turns, auction] = [await put({ picks: [] }), await put({ sales: [], block: null })];
  await up(db as unknown as Kysely<unknown>); // a migration knows no tables
  const rows = await db.selectFrom('mock_draft').select(['id', 'kind']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.kind]))).toEqual({ [turns]: 'snake', [auction]: 'auction' });
});
