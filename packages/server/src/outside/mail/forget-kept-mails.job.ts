import type { Db } from '../../db/database.ts';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { forgetOldMails } from './kept-mail.queries.ts';

/** Forgets what was kept for the development page more than a week ago. */
export const forgetKeptMails = defineJob({
  name: 'forget-kept-mails',
  schema: NOTHING,
  every: '41 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  run: (_nothing, { db }: { readonly db: Db }) => forgetOldMails(db),
});
