import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import { seasonNow } from '../../../wire/season.ts';
import type { SyncParts } from '../sync-parts.ts';
import { moveOn } from './hand-leagues.queries.ts';
import { handWeekOf } from './hand-picture.ts';

/** Lets leagues that are kept by hand stand in the week that is played, as reading does it for all others. */
export const moveHandLeaguesOn = defineJob({
  name: 'move-hand-leagues-on',
  schema: NOTHING,
  every: '4,34 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { db, editions, clock }: Pick<SyncParts, 'db' | 'editions' | 'clock'>) {
    const edition = editions.current();
    const season = edition && seasonNow(edition, clock.now());
    if (season) await moveOn(db, season.year, handWeekOf(season));
  },
});
