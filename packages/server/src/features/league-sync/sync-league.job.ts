// Reads a league for one of the people who have it in their list. The league itself is one for all of them: whoever
// comes within a minute of another only shows that their own account may see it.
import { isUnsupported } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import { z } from 'zod';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { accountOf, noteReading, opened } from './fantasy-accounts.queries.ts';
import { leagueScoring } from './league-scoring.ts';
import {
  type DueLeague,
  dueLeague,
  forgetUnlisted,
  holdLeague,
  letGo,
  noteFailure,
  noteProgress,
  readWeeks,
  replaceLeague,
  staleLeagues,
} from './leagues.queries.ts';
import { openPlatform } from './platform-words.ts';
import { mayPass, readLeague } from './read-league.ts';
import type { SyncParts } from './sync-parts.ts';

/** The longest that a reading takes; a process that dies in it leaves the league to others after that. */
const HELD_SECONDS = 240;
/** A league that was read so recently is not read again. */
const FRESH_SECONDS = 60;
/** Leagues that one look at the stale ones sends. */
const STALE_AT_ONCE = 50;

/** Tried again a little later. */
class Later extends Error {}

export const syncLeague = defineJob({
  name: 'sync-league',
  schema: z.object({ userLeagueId: z.string() }),
  retry: { times: 6, firstPauseSeconds: 5, longestPauseSeconds: 120 },
  isAlone: true,
  atOnce: 4,
  longestSeconds: HELD_SECONDS,
  async run({ userLeagueId }, parts: SyncParts, { isLast }) {
    const due = await dueLeague(parts.db, userLeagueId, FRESH_SECONDS);
    if (!due) return;
    const heldUntil = await holdLeague(parts.db, due.league.id, HELD_SECONDS);
    if (!heldUntil) throw new Later('the league is being read');
    try {
      const failed = await readHeld(parts, due, heldUntil);
      if (failed === null) return;
      if (mayPass(failed) && !isLast) throw new Later(failed);
      await noteFailure(parts.db, due, failed);
    } finally {
      await letGo(parts.db, due.league.id, heldUntil);
    }
  },
});

/** Reads a league that this reading holds; null, or why it could not be read. */
async function readHeld(parts: SyncParts, due: DueLeague, heldUntil: Date): Promise<PlatformFailure | null> {
  const { db } = parts;
  const { accountId, fantasyAccountId, league, isFresh } = due;
  const row = fantasyAccountId === null ? null : await accountOf(db, accountId, fantasyAccountId);
  const account = row && opened(parts, row);
  if (!row || !account) return 'sign-in-again';
  const platform = openPlatform(parts, row.platform);
  if ('ok' in platform) return 'refused';
  await noteProgress(db, due.id, 0);
  const { platform_league_id: platformLeagueId, season } = league;
  const address = { platformLeagueId, season, account };
  const listed = isUnsupported(platform.leagues) ? null : await platform.leagues(account, season);
  if (listed && !listed.ok) {
    await noteReading(db, row.id, listed.reason);
    return listed.reason;
  }
  const teamId = listed?.value.find((each) => each.platformLeagueId === platformLeagueId)?.teamId ?? null;
  const asked = isUnsupported(platform.league) ? null : await platform.league(address);
  if (!asked?.ok) return asked?.reason ?? 'refused';
  const read =
    isFresh && league.picture
      ? null
      : await readLeague({
          platform,
          address,
          known: await readWeeks(db, league.id),
          onProgress: (done) => noteProgress(db, due.id, done),
        });
  await noteReading(db, row.id, read === null || read.ok ? null : read.reason);
  if (read && !read.ok) return read.reason;
  const scoring = leagueScoring(row.platform, asked.value);
  const isOurs = await replaceLeague(db, due, heldUntil, { read: read?.value ?? null, teamId, scoring });
  return isOurs ? null : 'unreachable';
}

/** Sends every few minutes what was read too long ago, and forgets leagues that nobody lists. */
export const refreshLeagues = defineJob({
  name: 'refresh-leagues',
  schema: NOTHING,
  every: '*/10 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { db }: Pick<SyncParts, 'db'>) {
    await forgetUnlisted(db);
    for (const userLeagueId of await staleLeagues(db, STALE_AT_ONCE))
      await send(db, syncLeague, { userLeagueId }, { key: userLeagueId });
  },
});
