// Teams that Cruise Control steers are looked at every few minutes, each by a job of its own.
import { z } from 'zod';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { dueLeagues } from './cruise-control.queries.ts';
import { type SteerParts, steer } from './steer.ts';

/** A team that was looked at so many minutes ago is due. */
const DUE_MINUTES = 8;
/** Teams that one round sends: whoever waits longest comes first, so that nobody is forgotten. */
const MOST_A_ROUND = 500;

export const steerLeague = defineJob({
  name: 'steer-league',
  schema: z.object({ userLeagueId: z.string() }),
  // The next round looks again.
  retry: { times: 0, firstPauseSeconds: 0 },
  isAlone: true,
  longestSeconds: 60,
  run: ({ userLeagueId }, parts: SteerParts) => steer(parts, userLeagueId),
});

export const steerLeagues = defineJob({
  name: 'steer-leagues',
  schema: NOTHING,
  every: '2,12,22,32,42,52 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { db }: Pick<SteerParts, 'db'>) {
    for (const userLeagueId of await dueLeagues(db, DUE_MINUTES, MOST_A_ROUND))
      await send(db, steerLeague, { userLeagueId }, { key: userLeagueId });
  },
});
