// People who asked for mails are looked at every few minutes, each by a job of its own.
import { z } from 'zod';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import type { NoticeParts } from './league-needs.ts';
import { duePeople, forgetTold } from './notices.queries.ts';
import { tellNotices } from './tell-notices.ts';

/** Somebody who was looked at so many minutes ago is due. */
const DUE_MINUTES = 8;
/** People whom one round sends: who waits longest comes first, so that nobody is forgotten. */
const MOST_A_ROUND = 500;

export const tellPerson = defineJob({
  name: 'tell-person',
  schema: z.object({ accountId: z.string() }),
  // The next round looks again.
  retry: { times: 0, firstPauseSeconds: 0 },
  isAlone: true,
  isPersonal: true,
  longestSeconds: 60,
  run: ({ accountId }, parts: NoticeParts) => tellNotices(parts, accountId),
});

export const lookForNotices = defineJob({
  name: 'look-for-notices',
  schema: NOTHING,
  every: '4,14,24,34,44,54 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { db }: Pick<NoticeParts, 'db'>) {
    await forgetTold(db);
    for (const accountId of await duePeople(db, DUE_MINUTES, MOST_A_ROUND))
      await send(db, tellPerson, { accountId }, { key: accountId });
  },
});
