import { loadModule } from 'libpg-query';
import { expect, inject, test } from 'vitest';
import { personalReferences } from '../../db/reads/personal-rows.ts';
import { scratchDatabase } from '../scratch-database.ts';
import { keyedTables, NAMING_A_PERSON, PLACES, type TableName } from './placed-tables.ts';
import { usesWithoutKey } from './statement-keys.ts';
import { inWords, WITHOUT_KEY } from './without-key.ts';

await loadModule();
const { db } = await scratchDatabase();
const tables = keyedTables(inject('tableColumns'));

test('every table that leads to a person has the place that the database’s references give it', async () => {
  const references = await personalReferences(db);
  for (const table of new Set(references.map((each) => each.table as TableName))) {
    const own = references.filter((each) => each.table === table);
    const place = PLACES[table];
    const columns = own.map(({ column, parent }) => `${column} of ${parent}`);
    if (place.by === 'person') expect(columns, table).toContain(`${place.key} of account`);
    else if (place.by === 'parent') {
      expect(columns, table).toContain(`${place.key} of ${place.parent}`);
      expect(
        columns.filter((each) => each.endsWith(' of account')),
        table,
      ).toEqual([]);
    } else expect(NAMING_A_PERSON, table).toHaveProperty(table);
  }
  const placed = Object.entries(PLACES).filter(([, { by }]) => by === 'person' || by === 'parent');
  expect(placed.map(([table]) => table).filter((table) => !references.some((each) => each.table === table))).toEqual(
    [],
  );
});

test('what is excused is asked by columns that there are', () => {
  for (const words of WITHOUT_KEY.flatMap(({ statements }) => statements)) {
    const [, table = '', by = ''] = /^(?:select|insert|update|delete) (\w+) by (.*)$/.exec(words) ?? [];
    const { columns = [], key = null } = tables.get(table) ?? {};
    expect(key, words).not.toBeNull();
    if (by !== 'nothing') expect(columns, words).toEqual(expect.arrayContaining(by.split(', ')));
  }
  const all = WITHOUT_KEY.flatMap(({ statements }) => statements);
  expect(all).toHaveLength(new Set(all).size);
});

const uses = (text: string) => usesWithoutKey(text, tables).map(inWords);

test.each([
  ['select * from mock_draft where id = $1 and account_id = $2'],
  ['select 1 from mock_draft d join account a on a.id = d.account_id where a.id = $1'],
  ['select 1 from mock_draft where account_id = any($1::uuid[])'],
  ['select 1 from mock_draft where account_id in ($1, $2)'],
  ['select 1 from user_league where account_id in (select id from account where id = $1)'],
  [
    'update user_league set place = new.place from unnest($1::uuid[]) as new (id) where account_id = $2 and user_league.id = new.id',
  ],
  ['insert into live_event (account_id, number, name, data) values ($1, 1, $2, $3)'],
  [
    'with made as (insert into live_event_counter (account_id, last) select $1::uuid, 1 returning account_id) insert into live_event (account_id, number, name, data) select account_id, 1, $2, $3 from made',
  ],
  [
    'select 1 from unnest($1::uuid[]) as asked (id) join account on account.id = asked.id left join session on session.account_id = asked.id',
  ],
  ['select exists (select from session where session.account_id = account.id) from account where id = $1'],
  ['delete from webhook_delivery where webhook_id = $1 and ended_at < now()'],
  ['select 1 from webhook_delivery join webhook on webhook.id = webhook_id where account_id = $1'],
  [
    'select 1 from cruise_change c join cruise_control o on o.user_league_id = c.user_league_id join user_league u on u.id = o.user_league_id where u.account_id = $1',
  ],
  ['select 1 from league where id = $1'],
])('says whose rows it asks for: %s', (text) => {
  expect(uses(text)).toEqual([]);
});

test.each([
  ['select * from mock_draft where id = $1', 'select mock_draft by id'],
  ['select 1 from mock_draft where account_id = $1 or id = $2', 'select mock_draft by account_id, id'],
  ['select 1 from mock_draft where account_id <> $1', 'select mock_draft by account_id'],
  ['update mock_draft set account_id = $1 where id = $2', 'update mock_draft by id'],
  ['delete from session where id in (select id from session where account_id = $1)', 'delete session by id'],
  [
    'select 1 from account where id = $1 and not exists (select from session where token_hash = $2)',
    'select session by token_hash',
  ],
  ['insert into live_event (number, name, data) values (1, $1, $2)', 'insert live_event by nothing'],
  [
    'insert into live_event (account_id, number, name, data) select account_id, 1, $1, $2 from live_event_counter',
    'insert live_event by nothing',
  ],
  [
    'select 1 from webhook_delivery join webhook on webhook.id = webhook_id where url = $1',
    'select webhook_delivery by webhook_id',
  ],
  ['with all_of as (select * from session) select 1 from all_of where account_id = $1', null],
])('does not: %s', (text, words) => {
  if (words === null) expect(uses(text)).toEqual([]);
  else expect(uses(text)).toContain(words);
});
