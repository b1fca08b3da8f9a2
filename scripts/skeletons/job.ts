import type { Kind } from './skeleton.ts';
import { FEATURE, imported, kebab, NAME, SENTENCE } from './words.ts';

/** Work that nobody waits for, beside the calls of a feature. */
export const job: Kind = {
  meaning: 'work that nobody waits for: sent with a change, or by a schedule; with its test',
  words: [
    FEATURE,
    { ...NAME, example: 'forgetOldTrades' },
    { ...SENTENCE, example: '"Forgets trades that nobody looked at for a year."' },
  ],
  skeleton: ([feature = '', name = '', sentence = '']) => {
    const folder = `packages/server/src/features/${feature}`;
    const app = 'packages/server/src/app/leagues.ts';
    return {
      files: {
        [`${folder}/${kebab(name)}.job.ts`]: `import type { Db } from '../../db/database.ts';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';

/** ${sentence} */
export const ${name} = defineJob({
  name: '${kebab(name)}',
  schema: NOTHING,
  every: '23 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  async run(_nothing, _parts: { readonly db: Db }) {
    throw new Error('${name} is not written yet');
  },
});
`,
        [`${folder}/${kebab(name)}.db.test.ts`]: `import { expect, test } from 'vitest';
import { withParts } from '../../jobs/define-job.ts';
import { jobRoom } from '../../jobs/job-room.ts';
import { send } from '../../jobs/send.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { ${name} } from './${kebab(name)}.job.ts';

const { db } = await scratchDatabase();
const errors: unknown[] = [];
const room = jobRoom({ db, jobs: [withParts(${name}, { db })], onError: (error) => errors.push(error) });

test('done twice it does what it does once', async () => {
  for (let time = 0; time < 2; time++) {
    await send(db, ${name}, {});
    await room.runWaiting();
  }
  expect(errors).toEqual([]);
  expect('what is there now').toEqual('to be written');
});
`,
      },
      joined: [
        imported(app, `import { ${name} } from '../features/${feature}/${kebab(name)}.job.ts';`),
        {
          path: app,
          at: /\n(?= +work\.addJob\()/,
          text: `  work.addJob(withParts(${name}, { db }));
`,
        },
      ],
      left: [
        `${folder}/${kebab(name)}.job.ts: the work, with its SQL in *.queries.ts; its payload and who sends it, or how often it comes`,
        `${folder}/${kebab(name)}.db.test.ts: what it leaves behind`,
      ],
    };
  },
};
