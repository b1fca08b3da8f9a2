/** A team of ESPN as an account, by the address of its page. Nobody signs in: the address names league and team. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeagueSummary } from '../../outside-league.ts';
import { pastedAddress } from '../../pasted-address.ts';
import type { ConnectForm, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { EspnApi } from './api.ts';
import { teamName } from './league.ts';
import { EspnSettings, EspnTeams } from './shapes.ts';

/** What an address names. */
export interface EspnTeamAddress {
  readonly leagueId: string;
  readonly teamId: string;
  /** null when it names none. */
  readonly season: number | null;
}

/**
 * Reads the address of a team's page. Only numbers leave this function, so the address itself is never asked.
 *
 * @returns null for anything else, a league's page without a team among it
 * @example teamAddressIn('fantasy.espn.com/football/team?leagueId=899513&teamId=3') // → leagueId '899513', teamId '3'
 */
export function teamAddressIn(pasted: string): EspnTeamAddress | null {
  const address = pastedAddress(pasted);
  if (address?.hostname !== 'fantasy.espn.com' || address.pathname.replace(/\/$/, '') !== '/football/team') return null;
  // Addresses come with names in either case.
  const asked = new Map([...address.searchParams].map(([key, value]) => [key.toLowerCase(), value]));
  const [leagueId = '', teamId = '', season = ''] = ['leagueid', 'teamid', 'seasonid'].map((key) => asked.get(key));
  if (!/^\d{1,12}$/.test(leagueId) || !/^\d{1,4}$/.test(teamId)) return null;
  return {
    leagueId: String(Number(leagueId)),
    teamId: String(Number(teamId)),
    season: /^20\d\d$/.test(season) ? Number(season) : null,
  };
}

const UNKNOWN = { ok: false, reason: 'unknown-account' } as const;

/** @param nowMs tells the season of an address that names none */
export async function connectTeam(
  api: EspnApi,
  { leagueUrl = '' }: ConnectForm,
  nowMs: number,
): Promise<Result<PlatformAccount, PlatformFailure>> {
  const address = teamAddressIn(leagueUrl);
  if (!address) return UNKNOWN;
  const { leagueId, teamId } = address;
  const season = address.season ?? new Date(nowMs).getUTCFullYear();
  const asked = await newestTeams(api, leagueId, season);
  if (!asked.ok) return asked;
  const team = asked.value?.teams.find(({ id }) => String(id) === teamId);
  if (!team) return UNKNOWN;
  const accountId = `${leagueId}:${teamId}`;
  return { ok: true, value: { accountId, name: teamName(team), session: null, sessionEndsAt: null } };
}

/** Before a league is carried on into a season, its teams are those of the season before. */
async function newestTeams(api: EspnApi, platformLeagueId: string, season: number) {
  const asked = await api.league({ platformLeagueId, season }, 'view=mTeam', EspnTeams);
  if (!asked.ok || asked.value !== null) return asked;
  return api.league({ platformLeagueId, season: season - 1 }, 'view=mTeam', EspnTeams);
}

/** The league of an account; none in a season in which it is not played. */
export async function leaguesOf(
  api: EspnApi,
  account: PlatformAccount | null,
  season: number,
): Promise<Result<readonly LeagueSummary[], PlatformFailure>> {
  const [leagueId = '', teamId = ''] = account?.accountId.split(':') ?? [];
  if (leagueId === '') return UNKNOWN;
  const id = { platformLeagueId: leagueId, season };
  const people = await newestTeams(api, leagueId, season);
  if (!people.ok) return people;
  if (people.value === null) return UNKNOWN;
  const settings = await api.league(id, 'view=mSettings', EspnSettings);
  if (!settings.ok) return settings;
  if (settings.value === null) return { ok: true, value: [] };
  const team = people.value.teams.find((one) => String(one.id) === teamId);
  return {
    ok: true,
    value: [
      {
        platformLeagueId: leagueId,
        name: settings.value.settings.name || `League ${leagueId}`,
        season,
        teamId: team ? teamId : null,
        teamName: team ? teamName(team) : null,
        avatarUrl: null,
      },
    ],
  };
}
