import { NAMING_A_PERSON, PLACES } from '@pylon/server/testing/by-person/placed-tables';
import { WITHOUT_KEY } from '@pylon/server/testing/by-person/without-key';
import { between } from './between.ts';

/** The page of many machines with where tables lie when PostgreSQL is sharded, as the code has it. */
export function withShards(page: string): string {
  const names = Object.keys(PLACES) as (keyof typeof PLACES)[]; // the keys of the same object
  const placed = (by: (typeof PLACES)[keyof typeof PLACES]['by']) => names.filter((name) => PLACES[name].by === by);
  const parents = placed('parent').map((name) => {
    const place = PLACES[name];
    return `| \`${name}\` | \`${place.key}\` | ${'parent' in place ? `\`${place.parent}\`` : ''} |`;
  });
  return between(page, 'shards', [
    '```sql',
    ...placed('everywhere').map((name) => `select create_reference_table('${name}');`),
    `select create_distributed_table('${placed('person')[0]}', 'account_id');`,
    ...[...placed('person').slice(1), ...placed('parent')].map(
      (name) => `select create_distributed_table('${name}', 'account_id', colocate_with => '${placed('person')[0]}');`,
    ),
    '```',
    '',
    'These name no person, but a row of theirs, and need a column `account_id` first:',
    '',
    '| Table | names its | in |',
    '| --- | --- | --- |',
    ...parents,
    '',
    `Of those that lie on every node, these name people: ${Object.entries(NAMING_A_PERSON)
      .map(([name, why]) => `\`${name}\` (${why})`)
      .join(', ')}. These belong to nobody and stay on one node: ${placed('nobody')
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
    '',
    'Statements that do not say whose rows they ask for, by why they do not:',
    '',
    ...WITHOUT_KEY.map(
      ({ why, statements }) =>
        `- ${why}: ${[...new Set(statements.map((words) => `\`${shortened(words)}\``))].join(', ')}`,
    ),
  ]);
}

/** @example shortened('select session by account_id, expires_at') // → 'select session' */
const shortened = (words: string): string => words.replace(/ by .*/, '');
