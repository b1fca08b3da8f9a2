/** NFL.com Fantasy, by what clients tell of it: there is no public interface, and league answers were never seen. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { LeagueSummary } from '../../outside-league.ts';
import { boundedText, pictureUrl } from '../../outside-text.ts';
import type { LeagueAddress, Platform, PlatformAccount, PlatformKeys, Unsupported } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { NFL_SITE, type NflApi, nflApi } from './api.ts';
import { connect, renew } from './connect.ts';
import { leagueIn, leagueName, teamName, toLeague, toMatchups, toRosters } from './league.ts';
import { NflAnswer, type NflLeague } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const unsupported = (reason: string): Unsupported => ({ unsupported: reason });
const NOT_SET_UP = unsupported('NFL.com is not set up here: it gives its data only under keys of its own.');

/** NFL.com for whoever signs in; without an operator's keys every verb says that it is not set up. */
export function nfl(parts: OutboundParts, { nfl: keys }: PlatformKeys): Platform {
  const own = {
    id: 'nfl',
    site: NFL_SITE,
    assumption:
      'NFL.com has no public interface: calls and fields are those that clients tell of, settings are assumed, and no answer about a league was ever seen.',
    transactions: unsupported('How NFL.com tells of moves is not known.'),
    tradeOffers: unsupported('How NFL.com tells of trades on offer is not known.'),
    draftResult: unsupported('How NFL.com tells the results of a draft is not known.'),
    keepers: unsupported('How NFL.com says who is kept is not known.'),
    futurePicks: unsupported('NFL.com has no picks of later seasons that are known of.'),
    pastDrafts: unsupported('How NFL.com tells the results of a draft is not known.'),
    drafts: unsupported('Drafts on NFL.com are not followed: nobody has described how they are shown.'),
  } as const;
  if (!keys)
    return {
      ...own,
      ...{ connect: NOT_SET_UP, leagues: NOT_SET_UP, league: NOT_SET_UP, rosters: NOT_SET_UP, matchups: NOT_SET_UP },
    };
  const api = nflApi(keys, parts);
  return {
    ...own,
    connect: { byForm: (form) => connect(api, form), renew: (account) => renew(api, account) },
    leagues: (account, season) => readLeagues(api, account, season),
    league: async (address) => {
      const teams = await readPart(api, address, 'teams', { includeRosters: 1, week: 1 });
      if (!teams.ok) return teams;
      const settings = await readBeside(api, address, 'settings');
      if (!settings.ok) return settings;
      const standings = await readBeside(api, address, 'standings');
      if (!standings.ok) return standings;
      const value = toLeague({
        id: address.platformLeagueId,
        season: address.season,
        nowMs: api.nowMs(),
        settings: settings.value && leagueIn(settings.value, address.platformLeagueId),
        standings: standings.value && leagueIn(standings.value, address.platformLeagueId),
        teams: teams.value.league,
        users: teams.value.told.users,
      });
      return { ok: true, value };
    },
    rosters: async (address, week) => {
      const teams = await readPart(api, address, 'teams', { includeRosters: 1, week: Math.trunc(week) });
      if (!teams.ok) return teams;
      const { league, told } = teams.value;
      const rosters = toRosters(league, told.players, week);
      const isNamed = rosters.every(({ players }) =>
        players.every(({ player }) => Object.hasOwn(told.players, player.id.id)),
      );
      if (isNamed) return { ok: true, value: rosters };
      const named = await readBeside(api, address, 'players');
      if (!named.ok) return named;
      return { ok: true, value: toRosters(league, { ...named.value?.players, ...told.players }, week) };
    },
    matchups: async (address, week) => {
      const parameters = { week: Math.trunc(week), includeRosters: 1, forcePlayoffs: 1 };
      const games = await readPart(api, address, 'matchups', parameters);
      return games.ok ? { ok: true, value: toMatchups(games.value.league, address.season, week) } : games;
    },
  };
}

/** What a call says of a league; nothing at all is an unknown league. */
async function readPart(
  { get }: NflApi,
  { platformLeagueId: leagueId, season, account }: LeagueAddress,
  part: string,
  parameters: Readonly<Record<string, number>> = {},
): Answer<{ readonly told: NflAnswer; readonly league: NflLeague }> {
  if (!/^\d{1,12}$/.test(leagueId)) return { ok: false, reason: 'unknown-league' };
  const told = await get(`league/${part}`, { leagueId, season: Math.trunc(season), ...parameters }, account, NflAnswer);
  if (!told.ok) return told;
  if (told.value === null) return { ok: false, reason: 'unknown-league' };
  const league = leagueIn(told.value, leagueId);
  return league === null
    ? { ok: false, reason: 'unreadable-answer' }
    : { ok: true, value: { told: told.value, league } };
}

/** What a call says beside the league's teams; a form that nobody knows costs that part alone. */
async function readBeside(
  { get }: NflApi,
  { platformLeagueId: leagueId, season, account }: LeagueAddress,
  part: string,
): Answer<NflAnswer | null> {
  const told = await get(`league/${part}`, { leagueId, season: Math.trunc(season) }, account, NflAnswer);
  return !told.ok && told.reason === 'unreadable-answer' ? { ok: true, value: null } : told;
}

async function readLeagues(
  { get }: NflApi,
  account: PlatformAccount | null,
  season: number,
): Answer<readonly LeagueSummary[]> {
  if (account === null) return { ok: false, reason: 'unknown-account' };
  const told = await get('user/leagues', { season: Math.trunc(season) }, account, NflAnswer);
  if (!told.ok) return told;
  if (told.value === null) return { ok: false, reason: 'unknown-account' };
  const leagues = Object.values(told.value.games).flatMap((game) => Object.entries(game.leagues));
  const value = leagues
    .filter(([id]) => /^\d{1,12}$/.test(id))
    .map(([id, league]) => {
      const own = Object.entries(league.teams).find(([, team]) => team.ownerUserId === account.accountId);
      return {
        ...{ platformLeagueId: id, name: leagueName(league, id), season },
        teamId: own ? boundedText(own[0]) : null,
        teamName: own ? teamName(own[1], own[0]) : null,
        avatarUrl: own ? pictureUrl(own[1].imageUrl) : null,
      };
    });
  return { ok: true, value };
}
