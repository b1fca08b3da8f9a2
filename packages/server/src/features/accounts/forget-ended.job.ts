import type { Db } from '../../db/database.ts';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { forgetOldLinks } from './mailed-links/mailed-links.queries.ts';
import { forgetOldChallenges } from './passkeys/passkey-challenges.queries.ts';
import { forgetEndedSessions } from './sessions/sessions.queries.ts';
import { forgetOldTries } from './sessions/tries.queries.ts';

/** Forgets what has ended: sessions, links, challenges, tries. */
export const forgetEnded = defineJob({
  name: 'forget-ended-sign-ins',
  schema: NOTHING,
  every: '11 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  run: (_nothing, { db }: { readonly db: Db }) =>
    Promise.all([forgetEndedSessions(db), forgetOldLinks(db), forgetOldChallenges(db), forgetOldTries(db)]),
});
