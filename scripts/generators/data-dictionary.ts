import { TABLES } from '@pylon/almanac/tables/all';
import type { TableDefinition } from '@pylon/almanac/tables/table';

/** The almanac's tables as Markdown, from their definitions. */
export function dataDictionary(): string {
  const tables: readonly TableDefinition[] = Object.values(TABLES);
  return [
    '# Data dictionary',
    '',
    'Generated from `packages/almanac/src/tables` by `npm run generate`: every table of an edition.',
    '',
    ...tables.flatMap((table) => [
      `## ${table.name}`,
      '',
      `${table.meaning}. A row is told by ${table.key.map((column) => `\`${column}\``).join(', ')}.`,
      '',
      '| Column | Type | Meaning |',
      '|---|---|---|',
      ...Object.entries(table.columns).map(
        ([name, column]) =>
          `| ${name} | ${column.type}${column.nullable ? ', may be missing' : ''} | ${column.meaning.replaceAll('|', '\\|')} |`,
      ),
      '',
    ]),
  ].join('\n');
}
