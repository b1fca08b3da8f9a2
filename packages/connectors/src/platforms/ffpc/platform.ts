/**
 * FFPC, by handlers that nobody documents and that are known from one client's code. Nobody signs in: whoever knows an
 * e-mail address sees its leagues.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type * as z from 'zod';
import type { LeagueAddress, Platform, Unsupported } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { FFPC_SITE, type FfpcGet, ffpcApi } from './api.ts';
import { nameOf, toDraftResult, toLeague, toMatchups, toRosters, weeksOf } from './league.ts';
import { FfpcDraft, FfpcLeagueInfo, FfpcLeagues, FfpcMatchups, FfpcRosters, FfpcStandings } from './shapes.ts';

const unsupported = (reason: string): Unsupported => ({ unsupported: reason });

export function ffpc(parts: OutboundParts): Platform {
  const get = ffpcApi(parts);
  return {
    id: 'ffpc',
    site: FFPC_SITE,
    assumption:
      'FFPC documents nothing: addresses and fields are those that one public client reads, and no answer was ever seen.',
    connect: { byForm: ({ email = '' }) => connected(get, email.trim().toLowerCase(), parts.nowMs()) },
    leagues: async (account, season) => {
      if (!account) return { ok: false, reason: 'unknown-account' };
      const told = await leaguesOf(get, account.accountId, season);
      if (!told.ok) return told;
      const value = told.value.map((league) => ({
        ...{
          platformLeagueId: league.leagueID,
          name: nameOf(league),
          season,
          teamId: /^[\w-]{1,40}$/.test(league.teamID) ? league.teamID : null,
        },
        ...{ teamName: null, avatarUrl: null },
      }));
      return { ok: true, value };
    },
    league: async (address) => {
      const { season, platformLeagueId } = address;
      const info = await asked(get, 'FFPCLeagueInfo', address, FfpcLeagueInfo);
      if (!info.ok) return info;
      const league = info.value.root.data.league;
      if (!league) return { ok: false, reason: 'unknown-league' };
      const rosters = await asked(get, 'FFPCLeagueRosters', address, FfpcRosters);
      if (!rosters.ok) return rosters;
      const standings = await asked(get, 'FFPCLeagueStandings', address, FfpcStandings);
      if (!standings.ok) return standings;
      const matchups = await asked(get, 'FFPCLeagueMatchups', address, FfpcMatchups);
      if (!matchups.ok) return matchups;
      const value = toLeague({
        season,
        league: { ...league, leagueID: platformLeagueId },
        teams: rosters.value.root.data.league?.teams.team ?? [],
        standings: standings.value.root.data.teamStandings.teamStanding,
        games: matchups.value.root.data.matchups.matchup,
      });
      return { ok: true, value };
    },
    rosters: async (address, week) => {
      const rosters = await asked(get, 'FFPCLeagueRosters', address, FfpcRosters);
      if (!rosters.ok) return rosters;
      const { league } = rosters.value.root.data;
      if (!league) return { ok: false, reason: 'unknown-league' };
      const matchups = await asked(get, 'FFPCLeagueMatchups', address, FfpcMatchups);
      if (!matchups.ok) return matchups;
      // Only rosters of now are told: of a week gone by nobody knows.
      const { current, last } = weeksOf(matchups.value.root.data.matchups.matchup);
      return { ok: true, value: week < (current ?? last) ? [] : toRosters(league.teams.team) };
    },
    matchups: async (address, week) => {
      const matchups = await asked(get, 'FFPCLeagueMatchups', address, FfpcMatchups);
      return matchups.ok ? { ok: true, value: toMatchups(matchups.value.root.data.matchups.matchup, week) } : matchups;
    },
    draftResult: async (address) => {
      const draft = await asked(get, 'FFPCLeagueDraftPicks', address, FfpcDraft);
      return draft.ok ? { ok: true, value: toDraftResult(draft.value.root.data.draft.pick) } : draft;
    },
    transactions: unsupported('FFPC shows transactions in a form that nobody has described.'),
    tradeOffers: unsupported('FFPC shows trades on offer to nobody but their teams.'),
    keepers: unsupported('FFPC does not say who is kept.'),
    futurePicks: unsupported('FFPC says how many picks a team owns, and not whose they were.'),
    pastDrafts: unsupported('FFPC does not say which league was which in the season before.'),
    drafts: unsupported('FFPC shows no draft while it is held.'),
  };
}

/** An account is an e-mail address with leagues in the season, or in the one before while this one has none yet. */
async function connected(get: FfpcGet, email: string, nowMs: number) {
  if (!/^[^\s@]{1,100}@[^\s@]{1,100}$/.test(email)) return { ok: false, reason: 'unknown-account' } as const;
  const now = new Date(nowMs);
  const season = now.getUTCFullYear() - (now.getUTCMonth() < 2 ? 1 : 0);
  for (const year of [season, season - 1]) {
    const told = await leaguesOf(get, email, year);
    if (!told.ok) return told;
    const value = { accountId: email, name: email, session: null, sessionEndsAt: null };
    if (told.value.length > 0) return { ok: true, value } as const;
  }
  return { ok: false, reason: 'unknown-account' } as const;
}

async function leaguesOf(get: FfpcGet, email: string, season: number) {
  const query = `email=${encodeURIComponent(email)}&Season=${Math.trunc(season)}`;
  const told = await get('FFPCUsersLeagues', query, FfpcLeagues);
  if (!told.ok) return told;
  if (told.value === null) return { ok: false, reason: 'unknown-account' } as const;
  return { ok: true, value: told.value.root.data.league } as const;
}

/** What a handler says of a league; nothing at all is an unknown league. */
async function asked<S extends z.ZodType>(
  get: FfpcGet,
  handler: string,
  { platformLeagueId: id, season }: LeagueAddress,
  shape: S,
): Promise<Result<z.output<S>, PlatformFailure>> {
  if (!/^\d{1,12}$/.test(id)) return { ok: false, reason: 'unknown-league' };
  const hasSeason = handler !== 'FFPCLeagueDraftPicks';
  const told = await get(handler, `leagueid=${id}${hasSeason ? `&Season=${Math.trunc(season)}` : ''}`, shape);
  if (!told.ok) return told;
  return told.value === null ? { ok: false, reason: 'unknown-league' } : { ok: true, value: told.value };
}
