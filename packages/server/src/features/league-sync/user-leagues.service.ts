// A person's leagues: synced, listed, pinned, moved, read anew and removed.
import { setImmediate } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { isUnsupported } from '@pylon/connectors/platform';
import type { AnswerOf, BodyOf, QueryOf } from '@pylon/contract/endpoint';
import { MOST_PINS } from '@pylon/contract/league-sync/connector-names';
import { MOST_USER_LEAGUES, type syncLeagues } from '@pylon/contract/league-sync/connectors';
import type { getUserLeagueStatus, UserLeague } from '@pylon/contract/league-sync/user-league';
import type { listMyRosterLeagues } from '@pylon/contract/my-roster/my-roster';
import { cents } from '@pylon/engine/tables/cents';
import { BY_HAND, type OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { presentWeek, rosterMembers, rulesOf } from '../../leagues/known-league.ts';
import { bestPlaces, lineupPercentage } from '../../leagues/line-ups.ts';
import { basisOf } from '../../leagues/week-expectations.ts';
import { weekPlayersInSlices } from '../../leagues/week-players.ts';
import { storedWord, WIRE_STATUS, WIRE_WAIVERS } from '../../wire/league-words.ts';
import { seasonNow } from '../../wire/season.ts';
import { beginReading } from './begin-reading.ts';
import { accountOf } from './fantasy-accounts.queries.ts';
import { connectBy } from './fantasy-accounts.service.ts';
import { toWireLeague } from './present-user-league.ts';
import type { SyncParts } from './sync-parts.ts';
import {
  countLeagues,
  type LeaguePage,
  type ListedLeague,
  leagueOf,
  leaguesOf,
  listLeague,
  move,
  pin,
  type TeamWeek,
  teamWeeks,
  unlist,
} from './user-leagues.queries.ts';

type One = Outcome<{ id: string }>;

/** A league that is to be synced. */
interface Wanted {
  readonly fantasyAccountId: string;
  readonly platform: OutsidePlatformId;
  readonly platformLeagueId: string;
}

/** Begins to sync leagues of an account. */
export async function sync(
  parts: SyncParts,
  person: Person,
  body: BodyOf<typeof syncLeagues>,
): Promise<Outcome<AnswerOf<typeof syncLeagues>>> {
  if (person.email === null) return failure('registration-required');
  const { db, editions, clock } = parts;
  const edition = editions.current();
  const season = edition && seasonNow(edition, clock.now());
  if (!season) return failure('not-ready');
  const wanted = await wantedLeagues(parts, person, body);
  if (!wanted.ok) return wanted;
  const syncedLeagueIds = await db.transaction().execute(async (transaction) => {
    const ids: string[] = [];
    for (const league of wanted.value) {
      const id = await listLeague(
        transaction,
        { ...league, accountId: person.id, season: season.year },
        MOST_USER_LEAGUES,
      );
      if (id === null) return null;
      await beginReading(transaction, { accountId: person.id, id }, league.platform);
      ids.push(id);
    }
    return ids;
  });
  return syncedLeagueIds ? found({ syncedLeagueIds, asyncStarted: true }) : failure('too-many-leagues');
}

/** The leagues that were named: by an account's ids, or each by the address of a team's page. */
async function wantedLeagues(
  parts: SyncParts,
  person: Person,
  { userFantasyAccountId, fantasyConnectorLeagueIds }: BodyOf<typeof syncLeagues>,
): Promise<Outcome<readonly Wanted[]>> {
  const ids = [...new Set(fantasyConnectorLeagueIds)];
  if (userFantasyAccountId !== null) {
    const row = await accountOf(parts.db, person.id, userFantasyAccountId);
    if (!row) return failure('fantasy-account-not-found');
    return found(
      ids.map((platformLeagueId) => ({ fantasyAccountId: row.id, platform: row.platform, platformLeagueId })),
    );
  }
  const wanted: Wanted[] = [];
  for (const leagueUrl of ids) {
    const kept = await connectBy(parts, person.id, 'espn', { leagueUrl });
    if (!kept.ok) return kept;
    const { id: fantasyAccountId, platform_account_id } = kept.value.row;
    // The account of a team's page is the league and the team, joined by a colon.
    wanted.push({ fantasyAccountId, platform: 'espn', platformLeagueId: platform_account_id.split(':')[0] ?? '' });
  }
  return found(wanted);
}

/** A page of a person's leagues. */
export async function userLeagues(parts: SyncParts, person: Person, page: LeaguePage): Promise<UserLeague[]> {
  return presented(parts, person, await leaguesOf(parts.db, person.id, page));
}

/** Leagues for the tools of leagues: of one kind of waivers or one status, or one of them. */
export async function toolLeagues(
  parts: SyncParts,
  person: Person,
  { limit, offset, waiverMode, leagueStatus, userLeagueId }: QueryOf<typeof listMyRosterLeagues>,
): Promise<Outcome<AnswerOf<typeof listMyRosterLeagues>>> {
  if (userLeagueId !== undefined) {
    const one = await userLeague(parts, person, userLeagueId);
    return one.ok ? found({ myRosterUserLeagues: [one.value.userLeague] }) : one;
  }
  const page = {
    ...{ limit, offset },
    ...(waiverMode && { waivers: storedWord(WIRE_WAIVERS, waiverMode) }),
    ...(leagueStatus && { status: storedWord(WIRE_STATUS, leagueStatus) }),
  };
  return found({ myRosterUserLeagues: await userLeagues(parts, person, page) });
}

export const userLeagueCount = ({ db }: SyncParts, person: Person): Promise<number> => countLeagues(db, person.id);

/** One of a person's leagues. */
export async function userLeague(
  parts: SyncParts,
  person: Person,
  id: string,
): Promise<Outcome<{ userLeague: UserLeague }>> {
  const listed = await leagueOf(parts.db, { accountId: person.id, id });
  const [league] = await presented(parts, person, listed ? [listed] : []);
  return league ? found({ userLeague: league }) : failure('league-not-found');
}

async function presented(
  { db, editions, clock, platformFor }: SyncParts,
  person: Person,
  listed: readonly ListedLeague[],
): Promise<UserLeague[]> {
  const edition = editions.current();
  const now = clock.now();
  const weeks = await teamWeeks(
    db,
    listed.flatMap(({ own, league }) => {
      const week = own.is_shown && league.card ? presentWeek(league.card.league) : null;
      return week === null || own.team_id === null ? [] : [{ leagueId: league.id, week, teamId: own.team_id }];
    }),
  );
  const told: UserLeague[] = [];
  for (const each of listed) {
    const source = each.league.platform;
    const platform = source === BY_HAND ? null : platformFor(source);
    const canFollow = platform !== null && !isUnsupported(platform.drafts);
    const week = weeks.get(each.league.id) ?? null;
    const lineupPercentage = edition && week && (await ownPercentage(each, week, { edition, person, now }));
    told.push(toWireLeague(each, { week, edition, lineupPercentage, canFollow, now }));
    if (lineupPercentage !== null) await setImmediate(); // others are answered between two leagues
  }
  return told;
}

/** How near the own line-up of the present week is to the best; null where nobody is projected, or sets line-ups. */
async function ownPercentage(
  { own, league: row }: ListedLeague,
  { players }: TeamWeek,
  { edition, person, now }: { readonly edition: Edition; readonly person: Person; readonly now: Date },
): Promise<number | null> {
  const league = row.card?.league;
  const week = league && presentWeek(league);
  if (!league || league.isBestBall || week === null || week === undefined || own.team_id === null) return null;
  const of = { edition, season: row.season, scoring: rulesOf(league, { accountId: person.id, leagueId: own.id }) };
  const team = await weekPlayersInSlices(of, rosterMembers(of, own.team_id, players), {
    ...{ week, basis: basisOf(person.tier) },
    presentWeek: league.status === 'in-progress' ? week : null,
  });
  const share = lineupPercentage(team, bestPlaces(team, league.shape.slots, now));
  return share === null ? null : cents(share);
}

export async function pinLeague({ db }: SyncParts, person: Person, id: string, isPinned: boolean): Promise<One> {
  const done = await pin(db, { accountId: person.id, id }, isPinned, MOST_PINS);
  if (done === 'full') return failure('too-many-pins');
  return done === 'none' ? failure('league-not-found') : found({ id });
}

export const moveLeague = async ({ db }: SyncParts, person: Person, id: string, order: number): Promise<One> =>
  (await move(db, { accountId: person.id, id }, order)) ? found({ id }) : failure('league-not-found');

export const removeLeague = async ({ db }: SyncParts, person: Person, id: string): Promise<One> =>
  (await unlist(db, { accountId: person.id, id })) ? found({ id }) : failure('league-not-found');

/**
 * Begins to read a league anew. One that is over stays as it is, one that is being read is left to that, and one
 * that is kept by hand is read nowhere.
 */
export async function resync({ db }: SyncParts, person: Person, id: string): Promise<One> {
  const listed = await leagueOf(db, { accountId: person.id, id });
  if (!listed) return failure('league-not-found');
  const { own, league } = listed;
  if (league.platform === BY_HAND) return failure('league-by-hand');
  if (own.is_shown && league.card?.league.status === 'completed') return failure('league-completed');
  await db
    .transaction()
    .execute((transaction) => beginReading(transaction, { accountId: person.id, id }, league.platform));
  return found({ id });
}

/** How the reading of a league stands. */
export async function syncStatus(
  { db }: SyncParts,
  person: Person,
  id: string,
): Promise<Outcome<AnswerOf<typeof getUserLeagueStatus>>> {
  const listed = await leagueOf(db, { accountId: person.id, id });
  return listed ? found({ status: listed.own.status, progress: listed.own.progress }) : failure('league-not-found');
}
