import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { personalReferences, personalRows } from './personal-rows.ts';

const { db, ask, arrive } = await testServer();

/** Tables whose rows outlive the account on purpose. @see docs/operating.md */
const OUTLIVE: readonly string[] = ['newsletter_subscriber'];

describe('references to a person', () => {
  test('every table of a person goes with the account', async () => {
    const references = await personalReferences(db);
    const staying = references.filter(({ table, onDelete }) => onDelete !== 'cascade' && !OUTLIVE.includes(table));
    // A row may point to a sister that goes first, as long as another of its references takes it away.
    const stuck = staying.filter(
      ({ table, onDelete }) =>
        onDelete === 'other' || !references.some((each) => each.table === table && each.onDelete === 'cascade'),
    );
    expect(stuck).toEqual([]);
    expect(references.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['session', 'mock_draft', 'followed_draft', 'support_message', 'entitlement']),
    );
  });

  test('a table that comes later, and one that hangs on it, are found', async () => {
    await sql`create table later (id int primary key, owner uuid references account)`.execute(db);
    await sql`create table later_part (later_id int references later on delete cascade)`.execute(db);
    const references = await personalReferences(db);
    await sql`drop table later_part, later`.execute(db);
    expect(references).toContainEqual(expect.objectContaining({ table: 'later', onDelete: 'other' }));
    expect(references).toContainEqual(expect.objectContaining({ table: 'later_part', parent: 'later' }));
  });
});

describe('rows of a person', () => {
  test('hold what the person wrote and nothing of anybody else', async () => {
    const [token, other] = [await arrive(), await arrive()];
    await ask('sendSupportMessage', { text: 'Mine.' }, token);
    await ask('sendSupportMessage', { text: 'Not mine.' }, other);
    const { user } = await ask('login', {}, token);
    const text = JSON.stringify(await personalRows(db, user.id));
    expect(text).toContain('Mine.');
    expect(text).not.toContain('Not mine.');
  });

  test('hold no token and nothing that a token hashes to', async () => {
    const token = await arrive();
    const { user } = await ask('login', {}, token);
    const rows = await personalRows(db, user.id);
    expect(rows['session']).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/hash|token|"type":"Buffer"/);
  });
});
