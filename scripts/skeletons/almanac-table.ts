import type { Kind } from './skeleton.ts';
import { imported, kebab, NAME, SENTENCE } from './words.ts';

/** A table of the almanac, known by season and athlete. The compiler asks for its rows. */
export const almanacTable: Kind = {
  meaning: 'a table of the almanac, in every edition',
  words: [
    { ...NAME, example: 'combineResults' },
    { ...SENTENCE, example: '"What an athlete did at the combine."' },
  ],
  skeleton: ([name = '', sentence = '']) => {
    const file = `packages/almanac/src/tables/${kebab(name)}.ts`;
    const all = 'packages/almanac/src/tables/all.ts';
    return {
      files: {
        [file]: `import { defineTable } from './table.ts';

/** ${sentence} */
export const ${name} = defineTable({
  name: '${name}',
  meaning: ${JSON.stringify(sentence.slice(0, -1))},
  key: ['season', 'playerId'],
  columns: {
    season: { type: 'whole', meaning: 'Year in which the season began' },
    playerId: { type: 'text', meaning: 'Athlete' },
  },
});
`,
      },
      joined: [
        imported(all, `import { ${name} } from './${kebab(name)}.ts';`),
        { path: all, at: /export const TABLES = \{[\s\S]*?\n(?=\} as const)/, text: `  ${name},\n` },
      ],
      left: [
        `${file}: the other columns, and the key`,
        'packages/almanac/src/sources/joining/assemble.ts: rows from a source (the compiler asks)',
        'packages/almanac/src/sample/sample-season.ts: rows of the sample season (the compiler asks)',
        'npm run generate: the data dictionary (its test asks)',
      ],
    };
  },
};
