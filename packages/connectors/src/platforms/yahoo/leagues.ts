/** The football leagues of whoever signed in. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeagueSummary } from '../../outside-league.ts';
import type { PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { YahooGet } from './api.ts';
import { YahooUsers } from './shapes.ts';

const OWN = '/users;use_login=1/games';

/** Leagues of a season, each with the account's own team. */
export async function leaguesOf(
  get: YahooGet,
  account: PlatformAccount | null,
  season: number,
): Promise<Result<readonly LeagueSummary[], PlatformFailure>> {
  const asked = await get(account, `${OWN};game_codes=nfl;seasons=${season}/leagues`, YahooUsers);
  if (!asked.ok) return asked;
  if (asked.value === null) return { ok: false, reason: 'unknown-account' };
  const games = asked.value.users
    .flatMap((user) => user.games)
    .filter((game) => game.code === 'nfl' && game.season === String(season));
  const leagues = games.flatMap((game) => game.leagues);
  const [game] = games;
  if (!game || leagues.length === 0) return { ok: true, value: [] };
  const teams = await get(account, `${OWN};game_keys=${game.game_key}/teams`, YahooUsers);
  if (!teams.ok) return teams;
  const own = teams.value?.users.flatMap((user) => user.games.flatMap((one) => one.teams)) ?? [];
  return {
    ok: true,
    value: leagues.map((league) => {
      const team = own.find(({ team_key }) => team_key.startsWith(`${league.league_key}.t.`));
      return {
        platformLeagueId: league.league_key,
        name: league.name || 'Yahoo league',
        season: league.season,
        teamId: team?.team_key.split('.t.')[1] ?? null,
        teamName: team?.name || null,
        avatarUrl: URL.parse(league.logo_url)?.protocol === 'https:' ? league.logo_url : null,
      };
    }),
  };
}
