import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The mails that were ordered and are not sent yet, oldest first. */
export async function orderedMails(db: Db): Promise<readonly object[]> {
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = 'send-mail' and state in ('created', 'retry') order by created_on`.execute(
    db,
  );
  return rows.map(({ data }) => data);
}
