import type { Kind } from './skeleton.ts';
import { imported, pascal, SENTENCE } from './words.ts';

/** A table of the database whose rows belong to people. */
export const table: Kind = {
  meaning: "a table of the database, with its migration, for rows that are somebody's",
  words: [
    { name: 'name', form: /^[a-z]+(_[a-z]+)*$/, example: 'trade_offer' },
    { ...SENTENCE, example: '"Offers that a person wrote down."' },
  ],
  skeleton: ([name = '', sentence = ''], { list }) => {
    const dashed = name.replaceAll('_', '-');
    const row = `${pascal(dashed)}Table`;
    const file = `packages/server/src/db/tables/${dashed}.ts`;
    const migration = `packages/server/src/db/migrations/${nextNumber(list('packages/server/src/db/migrations'))}_${name}.ts`;
    const schema = 'packages/server/src/db/schema.ts';
    return {
      files: {
        [file]: `// ${sentence}
import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

interface ${row} {
  id: Generated<string>;
  account_id: string;
  created_at: Moment;
}

export interface ${row}s {
  ${name}: ${row};
}
`,
        [migration]: `// Purpose: ${sentence}
// Undo: drop table ${name}.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${name} (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      created_at timestamptz not null default now()
    )\`.execute(db);
  await sql\`create index ${name}_account on ${name} (account_id)\`.execute(db);
}
`,
      },
      joined: [
        imported(schema, `import type { ${row}s } from './tables/${dashed}.ts';`),
        { path: schema, at: /export interface Database\s+extends [^{]*?(?=\s*\{)/, text: `,\n    ${row}s` },
        {
          path: 'packages/server/src/testing/by-person/placed-tables.ts',
          at: /export const PLACES: [^=]*= \{/,
          text: `\n  ${name}: ofPerson,`,
        },
      ],
      left: [
        `${migration} and ${file}: the other columns`,
        'belongings.queries.ts: whether rows move or end with an anonymous account (its test asks)',
        'my-data.service.ts: what a person is given of them',
        'npm run generate: docs/many-machines.md says where they lie when PostgreSQL is sharded',
      ],
    };
  },
};

/** @example nextNumber(['0001_accounts.ts', '0002_almanac.ts']) // → '0003' */
const nextNumber = (files: readonly string[]): string =>
  String(Math.max(0, ...files.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger)) + 1).padStart(4, '0');
