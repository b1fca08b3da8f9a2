import type { Kind } from './skeleton.ts';
import { kebab, NAME, pascal, SENTENCE, title } from './words.ts';

/** A plain table of players. It answers from its first minute, with one column that its author replaces. */
export const researchTable: Kind = {
  meaning: 'a research table: its page, call, locks, file and tests follow from its declaration',
  words: [
    { ...NAME, example: 'catchRates' },
    { ...SENTENCE, name: 'question', example: '"Who catches what is thrown to them."' },
  ],
  skeleton: ([name = '', question = '']) => {
    const file = kebab(name);
    const place = `results/${file}`;
    const declaration = `packages/contract/src/tables/${place}.table.ts`;
    const registry = 'packages/contract/src/tables/registry.ts';
    const rows = `packages/server/src/features/tables/${place}.rows.ts`;
    const own = `packages/server/src/features/tables/${place}.db.test.ts`;
    return {
      files: {
        [declaration]: `import { defineTable } from '@pylon/engine/tables/table';

/** ${question} */
export const ${name} = defineTable({
  name: '${file}',
  call: 'list${pascal(name)}',
  callPath: '/datatables/${file}',
  path: '/${file}',
  section: 'results',
  title: '${title(name)}',
  question: ${JSON.stringify(question)},
  rowName: '${pascal(name)}Row',
  filters: { week: true },
  sort: '-games',
  columns: {
    games: { title: 'Games', hint: 'Games played', kind: 'whole', isHighFirst: true, shows: 'phone', from: 'Box scores' },
  },
});
`,
        [rows]: `import type { ${name} } from '@pylon/contract/tables/${place}.table';
import type { RowsOf } from '../../../tables/rows.ts';

/** ${question} */
export const rows: RowsOf<typeof ${name}> = ({ edition, season, week }) => {
  const { column, length } = edition.tables.statWeeks;
  const games = new Map<string, number>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || (week !== -1 && column.week[row] !== week)) continue;
    const entityId = column.entityId[row] ?? '';
    games.set(entityId, (games.get(entityId) ?? 0) + 1);
  }
  return [...games].map(([entityId, played]) => ({ entityId, games: played }));
};
`,
        [own]: `import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });

test('a fact that anybody can look up stands in the table', async () => {
  const { rows } = await server.ask('list${pascal(name)}', { seasonId: '2025' });
  expect(rows, 'to be written').toEqual([]);
});
`,
      },
      joined: [{ path: registry, at: /[\s\S]*\n/, text: `export { ${name} } from './${place}.table.ts';\n` }],
      left: [
        `${declaration}: its section, which is its folder here and at the server; the columns, whose plan opens them (feature), how many rows a visitor sees (preview)`,
        `${rows}: what stands in them`,
        `${own}: facts that anybody can look up; what every table promises is tested already`,
      ],
    };
  },
};
