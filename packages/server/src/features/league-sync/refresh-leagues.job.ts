// Leagues are read again by themselves: how often follows from how they stand, and from who looks at them.
import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import type { Poller } from '../../jobs/poller.ts';
import { repeat } from '../../jobs/repeat.ts';
import { bringForward, send } from '../../jobs/send.ts';
import { gamesAround } from './games-around.ts';
import { forgetOldSignIns } from './sign-in/platform-sign-ins.queries.ts';
import { forgetUnlisted, listsOfLeaguesOf, openLeagues, staleLeagues } from './stale-leagues.queries.ts';
import { FRESH_SECONDS, PRIORITY, syncLeague } from './sync-league.job.ts';
import type { SyncParts } from './sync-parts.ts';

type Parts = Pick<SyncParts, 'db' | 'editions' | 'clock'>;

const ROUND_MS = 600_000;
/** What of a platform's turns is for readings that nobody waits for: the rest is for those who do. */
const OWN_SHARE = 0.5;
/** Requests that a league takes that was read before, about: ten at Sleeper in the middle of a season. */
const REQUESTS_A_LEAGUE = 10;
/** How old a league may be that is played; line-ups change most in the last quarter of an hour. */
const PLAYED_MINUTES = { none: 60, soon: 15, played: 60 } as const;
/** Twice as often as an open league is read, so that none waits two minutes. */
const LOOK_MS = 30_000;

/** Games by the product's clock; how old a league is, is the database's to say. */
function gamesNow({ editions, clock }: Parts) {
  const edition = editions.current();
  return edition ? gamesAround(edition, clock.now()) : 'none';
}

/** Leagues of a platform that can be read by themselves in one round, by milliseconds between two of its turns. */
export const leaguesARound = (paceMs: number): number =>
  Math.max(1, Math.floor((OWN_SHARE * ROUND_MS) / (paceMs * REQUESTS_A_LEAGUE)));

/** Sends every few minutes what was read too long ago; forgets leagues nobody lists and sign-ins come to nothing. */
export const refreshLeagues = defineJob({
  name: 'refresh-leagues',
  schema: NOTHING,
  every: '*/10 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, parts: Parts & Pick<SyncParts, 'platformFor'>) {
    const { db, platformFor } = parts;
    await forgetUnlisted(db);
    await forgetOldSignIns(db);
    const playedMinutes = PLAYED_MINUTES[gamesNow(parts)];
    for (const platform of PLATFORM_IDS) {
      const site = platformFor(platform)?.site;
      if (!site) continue;
      for (const userLeagueId of await staleLeagues(db, platform, leaguesARound(site.paceMs), playedMinutes))
        await send(
          db,
          syncLeague,
          { userLeagueId },
          { key: userLeagueId, group: platform, priority: PRIORITY.byItself },
        );
    }
  },
});

/**
 * Has leagues that wait to be read by themselves come before those that nobody looks at, once one of their people has
 * a page open. While games are played it has such leagues read every minute: what can change by the minute, and no
 * more. Each process looks after those whose streams it holds.
 *
 * @param watching ids of the accounts whose streams are open here
 */
export function openLeaguesPoll(
  parts: Parts,
  watching: () => readonly string[],
  onError: (error: unknown) => void,
): Poller {
  let looks: ReturnType<typeof repeat> | null = null;
  async function look(): Promise<void> {
    const people = watching();
    if (people.length === 0) return;
    const { db } = parts;
    await bringForward(db, syncLeague, PRIORITY.pageOpen, (ids) => listsOfLeaguesOf(db, people, ids));
    if (gamesNow(parts) === 'none') return;
    for (const { id, platform } of await openLeagues(db, people, FRESH_SECONDS))
      await send(
        db,
        syncLeague,
        { userLeagueId: id, isBrief: true },
        { key: id, group: platform, priority: PRIORITY.pageOpen },
      );
  }
  return {
    start(everyMs = LOOK_MS) {
      looks = repeat({ everyMs, run: look, onError });
    },
    look,
    stop: async () => looks?.stop(),
  };
}
