/**
 * Guillotine Leagues, by a protocol that is assumed: there is no public one, and a partner's may differ in everything.
 * Off unless an operator gives the partner's address and key.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type * as z from 'zod';
import { firstName } from '../../outside-text.ts';
import type { Connect, LeagueAddress, Platform, PlatformKeys, Unsupported, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { type GuillotineGet, guillotineApi, guillotineSite } from './api.ts';
import { nameOf, toLeague } from './league.ts';
import {
  GuillotineDraft,
  GuillotineLeague,
  GuillotineLeagues,
  GuillotineMoves,
  GuillotineRosters,
  GuillotineScores,
  GuillotineTeams,
  GuillotineUser,
} from './shapes.ts';
import { toDraftResult, toMatchups, toRosters, toTransactions } from './weeks.ts';

const ASSUMPTION =
  'Guillotine Leagues has no public interface. Addresses, fields and player numbers are assumed until a partner names theirs.';
const NOT_SET_UP: Unsupported = {
  unsupported: 'Guillotine Leagues is not set up here: its partner interface is missing.',
};
const NO_TRADES: Unsupported = { unsupported: 'Nobody trades in Guillotine Leagues.' };
const NO_NEXT_SEASON: Unsupported = { unsupported: 'Guillotine Leagues begin anew each season.' };
const NO_DRAFT_ROOM: Unsupported = { unsupported: 'Guillotine Leagues does not show drafts while they are held.' };

/** Guillotine Leagues at the operator's address; without one every verb says that it is not set up. */
export function guillotine(parts: OutboundParts, { guillotine: keys }: PlatformKeys): Platform {
  const site = keys ? guillotineSite(keys.apiUrl) : null;
  const own = { id: 'guillotine', assumption: ASSUMPTION, site } as const;
  const none = {
    ...{ tradeOffers: NO_TRADES, keepers: NO_NEXT_SEASON, futurePicks: NO_NEXT_SEASON },
    ...{ pastDrafts: NO_NEXT_SEASON, drafts: NO_DRAFT_ROOM },
  };
  if (keys && site) return { ...own, ...none, ...verbs(guillotineApi(site, keys, parts)) };
  return {
    ...own,
    ...none,
    ...{ connect: NOT_SET_UP, leagues: NOT_SET_UP, league: NOT_SET_UP, rosters: NOT_SET_UP },
    ...{ matchups: NOT_SET_UP, transactions: NOT_SET_UP, draftResult: NOT_SET_UP },
  };
}

/** What a season's league can be asked. */
type Answered = Pick<Verbs, 'leagues' | 'league' | 'rosters' | 'matchups' | 'transactions' | 'draftResult'> & {
  readonly connect: Connect;
};

function verbs(get: GuillotineGet): Answered {
  return {
    connect: {
      byForm: async ({ username = '' }) => {
        const name = username.trim();
        if (name === '' || name.length > 60) return { ok: false, reason: 'unknown-account' };
        const user = await get(`/users/${encodeURIComponent(name)}`, GuillotineUser);
        if (!user.ok) return user;
        if (user.value === null) return { ok: false, reason: 'unknown-account' };
        const { id, displayName } = user.value;
        const value = { accountId: id, name: firstName([displayName, user.value.username], name) };
        return { ok: true, value: { ...value, session: null, sessionEndsAt: null } };
      },
    },
    leagues: async (account, season) => {
      if (!account || !isId(account.accountId)) return { ok: false, reason: 'unknown-account' };
      const path = `/users/${account.accountId}/leagues?season=${Math.trunc(season)}`;
      const told = await get(path, GuillotineLeagues);
      if (!told.ok) return told;
      if (told.value === null) return { ok: false, reason: 'unknown-account' };
      const value = told.value.leagues.map((league) => ({
        platformLeagueId: league.id,
        name: nameOf(league),
        season: league.season,
        teamId: league.myTeamId,
        ...{ teamName: null, avatarUrl: null },
      }));
      return { ok: true, value };
    },
    league: async (address) => {
      const league = await partOf(get, address, '', GuillotineLeague);
      if (!league.ok) return league;
      const teams = await partOf(get, address, '/teams', GuillotineTeams);
      if (!teams.ok) return teams;
      return { ok: true, value: toLeague({ ...league.value, id: address.platformLeagueId }, teams.value.teams) };
    },
    rosters: async (address, week) =>
      made(await partOf(get, address, `/rosters?week=${Math.trunc(week)}`, GuillotineRosters), toRosters),
    matchups: async (address, week) =>
      made(await partOf(get, address, `/scores?week=${Math.trunc(week)}`, GuillotineScores), toMatchups),
    transactions: async (address, week) =>
      made(await partOf(get, address, `/transactions?week=${Math.trunc(week)}`, GuillotineMoves), toTransactions),
    draftResult: async (address) => made(await partOf(get, address, '/draft', GuillotineDraft), toDraftResult),
  };
}

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** A part of a league; what is not there is an unknown league. */
async function partOf<S extends z.ZodType>(
  get: GuillotineGet,
  { platformLeagueId: id }: LeagueAddress,
  part: string,
  shape: S,
): Promise<Result<z.output<S>, PlatformFailure>> {
  const answer = isId(id) ? await get(`/leagues/${id}${part}`, shape) : null;
  if (answer && !answer.ok) return answer;
  return answer?.value ? { ok: true, value: answer.value } : { ok: false, reason: 'unknown-league' };
}

const made = <T, U>(answer: Result<T, PlatformFailure>, make: (told: T) => U): Result<U, PlatformFailure> =>
  answer.ok ? { ok: true, value: make(answer.value) } : answer;
