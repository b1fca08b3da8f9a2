import type { Db } from '../../db/database.ts';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { forgetFigures } from './figures.queries.ts';

/** Forgets figures of how the product ran that nobody looks at any more. */
export const forgetOldFigures = defineJob({
  name: 'forget-old-figures',
  schema: NOTHING,
  every: '41 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  run: (_nothing, { db }: { readonly db: Db }) => forgetFigures(db),
});
