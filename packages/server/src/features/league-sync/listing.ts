// The leagues of an account, as it lists them: one list says of ten leagues which team is the person's.
import type { LeagueSummary } from '@pylon/connectors/outside-league';
import { isUnsupported, type Platform, type PlatformAccount } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { Db } from '../../db/database.ts';
import { type AccountRow, keepListing, keptListing, noteReading } from './fantasy-accounts.queries.ts';

type Listed = Result<readonly LeagueSummary[], PlatformFailure>;

/** Who lists which leagues. */
interface Listing {
  readonly db: Db;
  readonly platform: Platform;
  readonly row: AccountRow;
  readonly account: PlatformAccount;
  readonly season: number;
}

/** How long a list counts as fresh for the reading of one league of it. */
const LISTED_SECONDS = 600;

/**
 * Asks for the leagues of an account, and keeps the list. A platform that has no lists gives an empty one. That a
 * sign-in has ended is noted by whoever may renew it, once that has come to nothing.
 */
export async function listAnew({ db, platform, row, account, season }: Listing): Promise<Listed> {
  if (isUnsupported(platform.leagues)) return { ok: true, value: [] };
  const listed = await platform.leagues(account, season);
  const failed = listed.ok ? null : listed.reason;
  if (failed !== 'sign-in-again') await noteReading(db, row, failed);
  if (listed.ok) await keepListing(db, row, { season, leagues: listed.value });
  return listed;
}

/** The own team in a league: by the list of a moment ago where that has the league, else asked anew. */
export async function ownTeam(
  listing: Listing,
  platformLeagueId: string,
): Promise<Result<string | null, PlatformFailure>> {
  const own = (leagues: readonly LeagueSummary[]) => leagues.find((each) => each.platformLeagueId === platformLeagueId);
  const kept = await keptListing(listing.db, listing.row, LISTED_SECONDS);
  const known = kept?.season === listing.season ? own(kept.leagues) : undefined;
  if (known) return { ok: true, value: known.teamId };
  const listed = await listAnew(listing);
  return listed.ok ? { ok: true, value: own(listed.value)?.teamId ?? null } : listed;
}
