// Reads a league for one of the people who have it in their list. The league itself is one for all of them: whoever
// comes within a minute of another only shows that their own account may see it.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import {
  isUnsupported,
  type LeagueAddress,
  type Platform,
  type PlatformAccount,
  type WeeksOver,
} from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, Later } from '../../jobs/define-job.ts';
import { hasten } from '../../jobs/send.ts';
import { type AccountRow, accountOf, noteReading } from './fantasy-accounts.queries.ts';
import { type Hold, hold } from './hold.ts';
import { leagueScoring } from './league-scoring.ts';
import {
  type DueLeague,
  dueLeague,
  noteFailure,
  noteLeagueReading,
  noteProgress,
  replaceLeague,
  waitingLists,
  weeksOver,
} from './leagues.queries.ts';
import { ownTeam } from './listing.ts';
import { openPlatform } from './platform-words.ts';
import { mayPass, OPEN_WEEKS, readLeague } from './read-league.ts';
import { withAccount } from './sign-in/renewal.ts';
import type { SyncParts } from './sync-parts.ts';

/** The longest that a reading takes. */
const LONGEST_SECONDS = 240;
/** A process that dies leaves its readings to others about when it no longer holds their leagues. */
const HEARTBEAT_SECONDS = 20;
/** Of readings that nobody asked for: the higher comes first, and before both what somebody asked for, 0. */
export const PRIORITY = { pageOpen: -1, byItself: -2 } as const;
/** A league that was read so recently is not read again. */
export const FRESH_SECONDS = 60;

export const syncLeague = defineJob({
  name: 'sync-league',
  /** `isBrief`: of a league that was read before, what changes by the minute is enough. */
  schema: z.object({ userLeagueId: z.string(), isBrief: z.boolean().optional() }),
  retry: { times: 6, firstPauseSeconds: 5, longestPauseSeconds: 120 },
  isAlone: true,
  // Most of a reading is waiting for turns, and a platform's turns come one by one.
  atOnce: 8,
  atOnceOfGroup: 4,
  longestSeconds: LONGEST_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  async run({ userLeagueId, isBrief = false }, parts: SyncParts, { isLast }) {
    const due = await dueLeague(parts.db, userLeagueId, FRESH_SECONDS);
    if (!due) return;
    const held = await hold(parts.db, due.league.id);
    if (!held) throw new Later('the league is being read');
    const beganMs = performance.now();
    try {
      const failed = await readHeld(parts, due, held, isBrief);
      await noteLeagueReading(parts.db, due.league.platform, (performance.now() - beganMs) / 1_000, failed);
      if (failed !== null) {
        if (mayPass(failed) && !isLast) throw new Later(failed);
        await noteFailure(parts.db, due, failed);
        return;
      }
    } finally {
      await held.release();
    }
    await hastenOthers(parts.db, due);
  },
});

/** Whoever found the league held meanwhile waits no longer. */
async function hastenOthers(db: Db, { league }: DueLeague): Promise<void> {
  for (const userLeagueId of await waitingLists(db, league.id))
    await hasten(db, syncLeague, { userLeagueId }, userLeagueId);
}

/** Reads a league that this reading holds; null, or why it could not be read. */
async function readHeld(
  parts: SyncParts,
  due: DueLeague,
  held: Hold,
  isBrief: boolean,
): Promise<PlatformFailure | null> {
  const { db } = parts;
  const { accountId, fantasyAccountId } = due;
  const row = fantasyAccountId === null ? null : await accountOf(db, accountId, fantasyAccountId);
  if (!row) return 'sign-in-again';
  const platform = openPlatform(parts, row.platform);
  if ('ok' in platform) return 'refused';
  await noteProgress(db, due, 0);
  const done = await withAccount(parts, { row, platform }, (account) =>
    readAs(parts, { due, held, isBrief, row, platform, account }),
  );
  if (done.ok) return null;
  // Noted once renewing has come to nothing, too.
  if (done.reason === 'sign-in-again') await noteReading(db, row, done.reason);
  return done.reason;
}

/** A reading by an account whose sign-in is thought to hold. */
interface ReadingAs {
  readonly due: DueLeague;
  readonly held: Hold;
  readonly isBrief: boolean;
  readonly row: AccountRow;
  readonly platform: Platform;
  readonly account: PlatformAccount;
}

async function readAs(
  parts: SyncParts,
  { due, held, isBrief, row, platform, account }: ReadingAs,
): Promise<Result<null, PlatformFailure>> {
  const { db } = parts;
  const { league } = due;
  const { platform_league_id: platformLeagueId, season } = league;
  const address = { platformLeagueId, season, account };
  const before = isBrief && due.isShown ? league.picture : null;
  const team = before
    ? ({ ok: true, value: due.teamId } as const)
    : await ownTeam({ db, platform, row, account, season }, platformLeagueId);
  if (!team.ok) return team;
  const over = await weeksOver(db, league, OPEN_WEEKS);
  const told = await shownLeague(platform, address, { due, over });
  if (!told.ok) return told;
  const read =
    due.isFresh && league.picture
      ? null
      : await readLeague({
          platform,
          address,
          over,
          before,
          isOurs: held.isOurs,
          onProgress: (done) => noteProgress(db, due, done),
        });
  const failed = read === null || read.ok ? null : read.reason;
  if (failed !== 'sign-in-again') await noteReading(db, row, failed);
  if (read && !read.ok) return read;
  const scoring = leagueScoring(row.platform, told.value);
  const heldUntil = await held.settle();
  if (!heldUntil) return { ok: false, reason: 'unreachable' };
  const isOurs = await replaceLeague(db, due, heldUntil, { read: read?.value ?? null, teamId: team.value, scoring });
  return isOurs ? { ok: true, value: null } : { ok: false, reason: 'unreachable' };
}

/**
 * The league as the platform shows it to the account. Whoever was shown it before is not shown again what was read a
 * moment ago.
 */
async function shownLeague(
  platform: Platform,
  address: LeagueAddress,
  { due: { isFresh, isShown, league }, over }: { readonly due: DueLeague; readonly over: WeeksOver },
): Promise<Result<OutsideLeague, PlatformFailure>> {
  if (isFresh && isShown && league.picture) return { ok: true, value: league.picture.league };
  return isUnsupported(platform.league) ? { ok: false, reason: 'refused' } : platform.league(address, over);
}
