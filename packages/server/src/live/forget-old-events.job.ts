import type { Db } from '../db/database.ts';
import { defineJob, NOTHING } from '../jobs/define-job.ts';
import { forgetOldEvents } from './live-events.queries.ts';

/** Forgets events that no stream asks for any more. */
export const forgetOldLiveEvents = defineJob({
  name: 'forget-old-events',
  schema: NOTHING,
  every: '21 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  run: (_nothing, { db }: { readonly db: Db }) => forgetOldEvents(db),
});
