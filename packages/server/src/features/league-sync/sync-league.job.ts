// Reads a league for one of the people who have it in their list. The league itself is one for all of them: whoever
// comes within a minute of another only shows that their own account may see it.
import { isUnsupported, type Platform, type PlatformAccount } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import { z } from 'zod';
import { defineJob, NOTHING } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { type AccountRow, accountOf, noteReading } from './fantasy-accounts.queries.ts';
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
import { forgetOldSignIns } from './sign-in/platform-sign-ins.queries.ts';
import { withAccount } from './sign-in/renewal.ts';
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
  const { accountId, fantasyAccountId, league } = due;
  const row = fantasyAccountId === null ? null : await accountOf(db, accountId, fantasyAccountId);
  if (!row) return 'sign-in-again';
  const platform = openPlatform(parts, league.platform);
  if ('ok' in platform) return 'refused';
  await noteProgress(db, due.id, 0);
  const done = await withAccount(parts, { row, platform }, (account) =>
    readAs(parts, { due, heldUntil, row, platform, account }),
  );
  if (done.ok) return null;
  // Noted once renewing has come to nothing, too.
  if (done.reason === 'sign-in-again') await noteReading(db, row.id, done.reason);
  return done.reason;
}

/** A reading by an account whose sign-in is thought to hold. */
interface ReadingAs {
  readonly due: DueLeague;
  readonly heldUntil: Date;
  readonly row: AccountRow;
  readonly platform: Platform;
  readonly account: PlatformAccount;
}

const NO_LEAGUE: Result<never, PlatformFailure> = { ok: false, reason: 'refused' };

async function readAs(
  parts: SyncParts,
  { due, heldUntil, row, platform, account }: ReadingAs,
): Promise<Result<null, PlatformFailure>> {
  const { db } = parts;
  const { league, isFresh } = due;
  const note = async (failed: PlatformFailure | null) => {
    if (failed !== 'sign-in-again') await noteReading(db, row.id, failed);
  };
  const { platform_league_id: platformLeagueId, season } = league;
  const address = { platformLeagueId, season, account };
  const listed = isUnsupported(platform.leagues) ? null : await platform.leagues(account, season);
  if (listed && !listed.ok) {
    await note(listed.reason);
    return listed;
  }
  const teamId = listed?.value.find((each) => each.platformLeagueId === platformLeagueId)?.teamId ?? null;
  const asked = isUnsupported(platform.league) ? NO_LEAGUE : await platform.league(address);
  if (!asked.ok) return asked;
  const read =
    isFresh && league.picture
      ? null
      : await readLeague({
          platform,
          address,
          known: await readWeeks(db, league.id),
          onProgress: (done) => noteProgress(db, due.id, done),
        });
  await note(read === null || read.ok ? null : read.reason);
  if (read && !read.ok) return read;
  const scoring = leagueScoring(league.platform, asked.value);
  const isOurs = await replaceLeague(db, due, heldUntil, { read: read?.value ?? null, teamId, scoring });
  return isOurs ? { ok: true, value: null } : { ok: false, reason: 'unreachable' };
}

/** Sends what was read too long ago; forgets leagues that nobody lists, and sign-ins that came to nothing. */
export const refreshLeagues = defineJob({
  name: 'refresh-leagues',
  schema: NOTHING,
  every: '*/10 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { db }: Pick<SyncParts, 'db'>) {
    await forgetUnlisted(db);
    await forgetOldSignIns(db);
    for (const userLeagueId of await staleLeagues(db, STALE_AT_ONCE))
      await send(db, syncLeague, { userLeagueId }, { key: userLeagueId });
  },
});
