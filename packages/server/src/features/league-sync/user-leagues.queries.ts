// Leagues in people's lists.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { FantasyAccountTable, LeagueTable, UserLeagueTable, WeekPicture } from '../../db/tables/leagues.ts';
import type { OwnLeague } from '../../leagues/stored-league.queries.ts';

/** A league in a person's list, with what its card shows of it. */
export interface ListedLeague {
  readonly own: Selectable<UserLeagueTable>;
  readonly league: Pick<
    Selectable<LeagueTable>,
    'id' | 'platform' | 'platform_league_id' | 'season' | 'card' | 'read_at' | 'version'
  >;
  /** Our scoring system of the league's rules; null until it was read. */
  readonly scoringSystemId: string | null;
}

const listed = (db: Db) =>
  db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .leftJoin('scoring_system', (join) =>
      join
        .onRef('scoring_system.account_id', '=', 'user_league.account_id')
        .on(sql<boolean>`scoring_system.league_id = user_league.id::text`),
    )
    .select([
      sql<Selectable<UserLeagueTable>>`to_jsonb(user_league)`.as('own'),
      'scoring_system.id as scoring_id',
      'league.id as of_id',
      'league.platform',
      'league.platform_league_id',
      'league.season',
      'league.card',
      'league.read_at',
      'league.version',
    ]);

/** A text that a card tells of its league. */
const cardText = (...path: readonly string[]) => sql<string>`league.card #>> ${['league', ...path]}::text[]`;

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const toListed = ({ own, scoring_id, of_id, ...league }: ListedRow): ListedLeague => ({
  own,
  league: { id: of_id, ...league },
  scoringSystemId: scoring_id,
});

/** A page of a person's leagues, of all of them or of those alone whose card says so. */
export interface LeaguePage {
  readonly limit: number;
  readonly offset: number;
  readonly waivers?: OutsideLeague['waivers']['kind'];
  readonly status?: OutsideLeague['status'];
}

/** A person's leagues, pinned ones first, then in their own order. */
export async function leaguesOf(
  db: Db,
  accountId: string,
  { limit, offset, waivers, status }: LeaguePage,
): Promise<ListedLeague[]> {
  const rows = await listed(db)
    .where('user_league.account_id', '=', accountId)
    .$if(waivers !== undefined, (query) =>
      query.where('user_league.is_shown', '=', true).where(cardText('waivers', 'kind'), '=', waivers ?? ''),
    )
    .$if(status !== undefined, (query) =>
      query.where('user_league.is_shown', '=', true).where(cardText('status'), '=', status ?? ''),
    )
    .orderBy('user_league.is_pinned', 'desc')
    .orderBy('user_league.place')
    .orderBy('user_league.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toListed);
}

/** One of a person's leagues; null for somebody else's and for none alike. */
export async function leagueOf(db: Db, { accountId, id }: OwnLeague): Promise<ListedLeague | null> {
  const row = await listed(db)
    .where('user_league.account_id', '=', accountId)
    .where('user_league.id', '=', id)
    .executeTakeFirst();
  return row ? toListed(row) : null;
}

/** What a week of a league has of one team. */
export interface TeamWeek {
  readonly players: WeekPicture['rosters'][number]['players'];
  readonly matchups: WeekPicture['matchups'];
}

/** A team's part of a week of each league, by league: the others' rosters stay in the database. */
export async function teamWeeks(
  db: Db,
  wanted: readonly { readonly leagueId: string; readonly week: number; readonly teamId: string }[],
): Promise<ReadonlyMap<string, TeamWeek>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{
    league_id: string;
    players: TeamWeek['players'] | null;
    matchups: TeamWeek['matchups'];
  }>`
    select week.league_id,
      jsonb_path_query_first(week.picture, '$.rosters[*] ? (@.teamId == $team)', of.team) -> 'players' as players,
      jsonb_path_query_array(week.picture, '$.matchups[*] ? (@.teams[*].teamId == $team)', of.team) as matchups
    from (
      select league_id, week, jsonb_build_object('team', team_id) as team
      from unnest(
        ${wanted.map(({ leagueId }) => leagueId)}::uuid[],
        ${wanted.map(({ week }) => week)}::integer[],
        ${wanted.map(({ teamId }) => teamId)}::text[]
      ) as given (league_id, week, team_id)
    ) as of
    join league_week as week on week.league_id = of.league_id and week.week = of.week`.execute(db);
  return new Map(rows.map(({ league_id, players, matchups }) => [league_id, { players: players ?? [], matchups }]));
}

export async function countLeagues(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('user_league')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of a person's leagues of a platform and a season, by the platform's. */
export async function syncedAs(
  db: Db,
  accountId: string,
  platform: OutsidePlatformId,
  season: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select(['user_league.id', 'league.platform_league_id'])
    .where('user_league.account_id', '=', accountId)
    .where('league.platform', '=', platform)
    .where('league.season', '=', season)
    .execute();
  return new Map(rows.map(({ id, platform_league_id }) => [platform_league_id, id]));
}

/** A league that a person wants to have in their list. */
interface WantedLeague {
  readonly accountId: string;
  readonly fantasyAccountId: string;
  readonly platform: OutsidePlatformId;
  readonly platformLeagueId: string;
  readonly season: number;
}

/**
 * Puts a league into a person's list, behind all others, or finds it there.
 *
 * @returns its id in the list; null when the list is full
 */
export async function listLeague(
  transaction: Transaction<Database>,
  { accountId, fantasyAccountId, platform, platformLeagueId, season }: WantedLeague,
  most: number,
): Promise<string | null> {
  // Two at once by one person wait for each other, so that neither slips past the bound.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { id: leagueId } = await transaction
    .insertInto('league')
    .values({ platform, platform_league_id: platformLeagueId, season })
    .onConflict((conflict) =>
      // Nothing changes; the row is told, and stays until the transaction ends.
      conflict.columns(['platform', 'platform_league_id', 'season']).doUpdateSet({ season }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const there = await transaction
    .updateTable('user_league')
    .set({ fantasy_account_id: fantasyAccountId })
    .where('account_id', '=', accountId)
    .where('league_id', '=', leagueId)
    .returning('id')
    .executeTakeFirst();
  if (there) return there.id;
  const place = await nextPlace(transaction, accountId, most);
  if (place === null) return null;
  const { id } = await transaction
    .insertInto('user_league')
    .values({ account_id: accountId, league_id: leagueId, fantasy_account_id: fantasyAccountId, place })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The place behind all leagues of a person's list; null when it is full. Whoever asks holds the person's account. */
export async function nextPlace(
  transaction: Transaction<Database>,
  accountId: string,
  most: number,
): Promise<number | null> {
  const { count, last } = await transaction
    .selectFrom('user_league')
    .where('account_id', '=', accountId)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('place').as('last')])
    .executeTakeFirstOrThrow();
  return Number(count) >= most ? null : (last ?? -1) + 1;
}

/** Pins a league or takes the pin away. */
export async function pin(
  db: Db,
  { accountId, id }: OwnLeague,
  isPinned: boolean,
  most: number,
): Promise<'done' | 'none' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const rows = await transaction
      .selectFrom('user_league')
      .select(['id', 'is_pinned'])
      .where('account_id', '=', accountId)
      .execute();
    if (!rows.some((row) => row.id === id)) return 'none';
    const others = rows.filter((row) => row.is_pinned && row.id !== id).length;
    if (isPinned && others >= most) return 'full';
    await transaction
      .updateTable('user_league')
      .set({ is_pinned: isPinned })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}

/** Puts a league in another place among the pinned or the others, from 0; false when the person has none of that id. */
export async function move(db: Db, { accountId, id }: OwnLeague, order: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const rows = await transaction
      .selectFrom('user_league')
      .select(['id', 'is_pinned'])
      .where('account_id', '=', accountId)
      .orderBy('is_pinned', 'desc')
      .orderBy('place')
      .orderBy('id')
      .execute();
    const moved = rows.find((row) => row.id === id);
    if (!moved) return false;
    const kind = rows.filter(({ is_pinned }) => is_pinned === moved.is_pinned).filter((row) => row !== moved);
    kind.splice(Math.min(order, kind.length), 0, moved);
    const others = rows.filter(({ is_pinned }) => is_pinned !== moved.is_pinned);
    const ids = (moved.is_pinned ? [...kind, ...others] : [...others, ...kind]).map((row) => row.id);
    await sql`
      update user_league set place = new.place - 1
      from unnest(${ids}::uuid[]) with ordinality as new (id, place)
      where user_league.account_id = ${accountId} and user_league.id = new.id`.execute(transaction);
    return true;
  });
}

/** Takes a league out of a person's list, and what nobody lists any more with it; false when it is not there. */
export async function unlist(db: Db, { accountId, id }: OwnLeague): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('user_league')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('league_id')
      .executeTakeFirst();
    if (!gone) return false;
    await transaction
      .deleteFrom('scoring_system')
      .where('account_id', '=', accountId)
      .where('league_id', '=', id)
      .execute();
    return true;
  });
}

/** Leagues of an account that could not be read because its sign-in had ended. */
export const leaguesWaitingFor = (
  db: Db,
  { account_id, id }: Pick<Selectable<FantasyAccountTable>, 'account_id' | 'id'>,
): Promise<readonly OwnLeague[]> =>
  db
    .selectFrom('user_league')
    .select(['account_id as accountId', 'id'])
    .where('account_id', '=', account_id)
    .where('fantasy_account_id', '=', id)
    .where('failure', '=', 'sign-in-again')
    .execute();

/** Notes that a league is to be read. */
export async function noteWaiting(db: Db, { accountId, id }: OwnLeague): Promise<void> {
  await db
    .updateTable('user_league')
    .set({ status: 'WAITING', failure: null, progress: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
