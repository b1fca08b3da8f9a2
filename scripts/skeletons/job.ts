import type { Kind } from './skeleton.ts';
import { FEATURE, imported, kebab, NAME, pascal, SENTENCE } from './words.ts';

/** Work that every process does again and again, beside the calls of a feature. */
export const job: Kind = {
  meaning: 'work that is done once an hour, with its test',
  words: [
    FEATURE,
    { ...NAME, example: 'forgetOldTrades' },
    { ...SENTENCE, example: '"Forgets trades that nobody looked at for a year."' },
  ],
  skeleton: ([feature = '', name = '', sentence = '']) => {
    const folder = `packages/server/src/features/${feature}`;
    const start = `start${pascal(name)}`;
    const app = 'packages/server/src/app.ts';
    return {
      files: {
        [`${folder}/${kebab(name)}.job.ts`]: `import type { Db } from '../../db/database.ts';
import { repeat } from '../../repeat.ts';

const EVERY_MS = 3_600_000;

/** ${sentence} Once an hour until stopped, in every process: doing it twice is harmless. */
export const ${start} = (db: Db, onError: (error: unknown) => void) =>
  repeat({ everyMs: EVERY_MS, run: () => ${name}(db), onError });

/** Does it once. */
export async function ${name}(_db: Db): Promise<void> {
  throw new Error('${name} is not written yet');
}
`,
        [`${folder}/${kebab(name)}.db.test.ts`]: `import { expect, test } from 'vitest';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { ${name} } from './${kebab(name)}.job.ts';

const { db } = await scratchDatabase();

test('done twice at once it does what it does once', async () => {
  await Promise.all([${name}(db), ${name}(db)]);
  expect('what is there now').toEqual('to be written');
});
`,
      },
      joined: [
        imported(app, `import { ${start} } from './features/${feature}/${kebab(name)}.job.ts';`),
        {
          path: app,
          at: /\n(?= +liveRoutes\()/,
          text: `      const ${name} = ${start}(db, (error) => api.log.error(error));
      api.addHook('onClose', () => ${name}.stop());
`,
        },
      ],
      left: [
        `${folder}/${kebab(name)}.job.ts: the work, with its SQL in *.queries.ts, and how often`,
        `${folder}/${kebab(name)}.db.test.ts: what it leaves behind`,
      ],
    };
  },
};
