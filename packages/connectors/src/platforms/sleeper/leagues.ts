/** Accounts and leagues of Sleeper: which answers each question takes. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type * as z from 'zod';
import type { OutsideDraftResult } from '../../outside-league.ts';
import { firstName } from '../../outside-text.ts';
import { earlierDrafts, type LeagueSeason, type PastSeasonDraft } from '../../past-drafts.ts';
import type { LeagueAddress, PlatformAccount, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { SleeperGet } from './api.ts';
import { draftPlaces } from './draft-places.ts';
import { avatarUrl, nameOf, oncePerTeam, playoffsOf, statusOf, teamNameOf, toLeague } from './league.ts';
import { draftOf, toDraftResult, toKeepers } from './league-draft.ts';
import { toFuturePicks, toTransactions } from './league-moves.ts';
import {
  SleeperAccount,
  SleeperBracket,
  SleeperLeague,
  SleeperLeagueDrafts,
  SleeperLeagues,
  SleeperPeople,
  SleeperTeams,
  SleeperTransactions,
  SleeperWeek,
} from './league-shapes.ts';
import { toMatchups, toRosters } from './league-weeks.ts';
import { SleeperPicks, SleeperTradedPicks } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
type Known = 'leagues' | 'league' | 'rosters' | 'matchups' | 'transactions' | 'draftResult' | 'keepers' | 'futurePicks';

/** How an account is connected: by its name alone, which proves nothing of the person. */
export const sleeperConnect = (get: SleeperGet): Extract<Verbs['connect'], { byForm: unknown }> => ({
  byForm: async ({ username = '' }) => {
    const name = username.trim();
    // Whatever Sleeper takes for a name has no other letters; anything else would be another address.
    if (!/^[\w.-]{1,60}$/.test(name) || /^\.+$/.test(name)) return { ok: false, reason: 'unknown-account' };
    const account = await get(`/user/${name}`, SleeperAccount);
    if (!account.ok) return account;
    if (account.value === null) return { ok: false, reason: 'unknown-account' };
    const { user_id, display_name } = account.value;
    const value: PlatformAccount = {
      accountId: user_id,
      name: firstName([display_name, account.value.username], name),
      session: null,
      sessionEndsAt: null,
    };
    return { ok: true, value };
  },
});

/** What can be asked of Sleeper about leagues. */
export function sleeperLeagues(get: SleeperGet): Pick<Verbs, Known> {
  const read = readers(get);
  return {
    leagues: async (account, season) => {
      const listed = account && isId(account.accountId) ? await read.leaguesOf(account.accountId, season) : null;
      if (listed === null) return { ok: false, reason: 'unknown-account' };
      if (!listed.ok) return listed;
      const football = listed.value.filter(({ sport }) => sport === 'nfl');
      return { ok: true, value: await Promise.all(football.map((league) => summaryOf(read, league, account))) };
    },
    league: (address) =>
      whole(read, address, async (league, id) => {
        const [teams, people] = await Promise.all([read.teams(id), read.people(id)]);
        if (!teams.ok) return teams;
        if (!people.ok) return people;
        return { ok: true, value: toLeague({ league, teams: teams.value, people: people.value }) };
      }),
    rosters: (address, week) =>
      whole(read, address, async (league, id) => {
        const [played, teams] = await Promise.all([read.week(id, week), read.teams(id)]);
        if (!played.ok) return played;
        if (!teams.ok) return teams;
        const isPast = statusOf(league) === 'completed' || week < (league.settings['leg'] ?? 1);
        return { ok: true, value: toRosters(league, played.value, teams.value, isPast) };
      }),
    matchups: (address, week) =>
      whole(read, address, async (league, id) => {
        const playoffs = playoffsOf(league);
        const isPlayoff = playoffs !== null && week >= playoffs.firstWeek;
        const [played, bracket] = await Promise.all([read.week(id, week), isPlayoff ? read.bracket(id) : null]);
        if (!played.ok) return played;
        if (bracket && !bracket.ok) return bracket;
        return { ok: true, value: toMatchups(played.value, bracket?.value ?? null) };
      }),
    transactions: (address, week) =>
      whole(read, address, async (_league, id) => {
        const told = await read.list(`/league/${id}/transactions/${Math.trunc(week)}`, SleeperTransactions);
        return told.ok ? { ok: true, value: toTransactions(told.value) } : told;
      }),
    draftResult: (address) => whole(read, address, (league, id) => drafted(read, league, id)),
    keepers: (address) =>
      whole(read, address, async (league, id) => {
        const [draft, teams] = await Promise.all([drafted(read, league, id), read.teams(id)]);
        if (!draft.ok) return draft;
        return teams.ok ? { ok: true, value: toKeepers(draft.value, teams.value) } : teams;
      }),
    futurePicks: (address) =>
      whole(read, address, async (league, id) => {
        const traded = await read.list(`/league/${id}/traded_picks`, SleeperTradedPicks);
        return traded.ok ? { ok: true, value: toFuturePicks(league, traded.value) } : traded;
      }),
  };
}

/** Drafts of earlier seasons: each league names the one of the season before. */
export function sleeperPastDrafts(get: SleeperGet): Verbs['pastDrafts'] {
  const read = readers(get);
  const seasonOf = async ({ platformLeagueId: id, ...address }: LeagueAddress): Answer<LeagueSeason | null> => {
    const league = isId(id) ? await read.league(id) : NONE;
    if (!league.ok) return league;
    if (league.value?.sport !== 'nfl') return NONE;
    const { previous_league_id: previous } = league.value;
    const season = Number(league.value.season);
    const known = league.value;
    return {
      ok: true,
      value: {
        season,
        before:
          previous === null || previous === '0' ? null : { ...address, season: season - 1, platformLeagueId: previous },
        draft: () => pastDraft(read, known, id),
      },
    };
  };
  return (address, most) => earlierDrafts(seasonOf, address, { most, sameBy: 'account' });
}

const NONE = { ok: true, value: null } as const;

async function pastDraft(read: Readers, league: SleeperLeague, id: string): Answer<PastSeasonDraft> {
  const [drafts, teams] = await Promise.all([read.drafts(id), read.teams(id)]);
  if (!drafts.ok) return drafts;
  if (!teams.ok) return teams;
  const draft = draftOf(league, drafts.value);
  if (draft?.status !== 'complete') return NONE;
  if (draft.type === 'auction') return { ok: true, value: 'auction' };
  const { shape, partial } = draftPlaces(draft.settings);
  if (partial !== null) return { ok: true, value: 'adds-to-rosters' };
  const picks = await read.list(`/draft/${draft.draft_id}/picks`, SleeperPicks);
  if (!picks.ok) return picks;
  const owned = oncePerTeam(teams.value).map(({ roster_id, owner_id, co_owners }) => ({
    teamId: String(roster_id),
    ownerIds: [...new Set([owner_id ?? [], co_owners].flat())],
  }));
  return {
    ok: true,
    value: { season: Number(league.season), shape, teams: owned, draft: toDraftResult(draft, picks.value) },
  };
}

/** Leagues, teams and lists by where they stand. A list that Sleeper does not know is an empty one. */
function readers(get: SleeperGet) {
  const list = async <T>(path: string, shape: z.ZodType<T[]>): Answer<T[]> => {
    const answer = await get(path, shape);
    return answer.ok ? { ok: true, value: answer.value ?? [] } : answer;
  };
  return {
    list,
    league: (id: string) => get(`/league/${id}`, SleeperLeague),
    leaguesOf: async (userId: string, season: number): Answer<SleeperLeague[]> => {
      const answer = await get(`/user/${userId}/leagues/nfl/${Math.trunc(season)}`, SleeperLeagues);
      if (!answer.ok) return answer;
      return answer.value ? { ok: true, value: answer.value } : { ok: false, reason: 'unknown-account' };
    },
    teams: (id: string) => list(`/league/${id}/rosters`, SleeperTeams),
    people: (id: string) => list(`/league/${id}/users`, SleeperPeople),
    week: (id: string, week: number) => list(`/league/${id}/matchups/${Math.trunc(week)}`, SleeperWeek),
    bracket: (id: string) => list(`/league/${id}/winners_bracket`, SleeperBracket),
    drafts: (id: string) => list(`/league/${id}/drafts`, SleeperLeagueDrafts),
  };
}
type Readers = ReturnType<typeof readers>;

const isId = (text: string): boolean => /^\d{1,24}$/.test(text);

/** Goes on with a league of football; any other is unknown. */
async function whole<T>(
  read: Readers,
  { platformLeagueId: id }: LeagueAddress,
  then: (league: SleeperLeague, id: string) => Answer<T>,
): Answer<T> {
  if (!isId(id)) return { ok: false, reason: 'unknown-league' };
  const league = await read.league(id);
  if (!league.ok) return league;
  if (league.value?.sport !== 'nfl') return { ok: false, reason: 'unknown-league' };
  return then({ ...league.value, league_id: id }, id);
}

/** A league of the list. Whose team is the account's is worth two requests, and no reason to fail. */
async function summaryOf(read: Readers, league: SleeperLeague, account: PlatformAccount | null) {
  const [teams, people] = await Promise.all([read.teams(league.league_id), read.people(league.league_id)]);
  const own = teams.ok
    ? teams.value.find(({ owner_id, co_owners }) => [owner_id, ...co_owners].includes(account?.accountId ?? ''))
    : undefined;
  return {
    platformLeagueId: league.league_id,
    name: nameOf(league),
    season: Number(league.season),
    teamId: own ? String(own.roster_id) : null,
    teamName: own && people.ok ? teamNameOf(own, people.value) : null,
    avatarUrl: avatarUrl(league.avatar),
  };
}

async function drafted(read: Readers, league: SleeperLeague, id: string): Answer<OutsideDraftResult | null> {
  const drafts = await read.drafts(id);
  if (!drafts.ok) return drafts;
  const draft = draftOf(league, drafts.value);
  if (!draft) return { ok: true, value: null };
  const picks = await read.list(`/draft/${draft.draft_id}/picks`, SleeperPicks);
  return picks.ok ? { ok: true, value: toDraftResult(draft, picks.value) } : picks;
}
