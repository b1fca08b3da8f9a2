// A season of a league of twelve as Sleeper would tell it: eighteen weeks, each with line-ups, games and moves.
import { INVENTED_LEAGUE } from '@pylon/connectors/platforms/sleeper/invented/league';

const API = 'https://api.sleeper.app/v1';
export const TEAMS = 12;
export const WEEKS = 18;
const PLAYERS = 16;
const STARTERS = 9;
const MOVES_A_WEEK = 15;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const playersOf = (team: number) => numbers(PLAYERS).map((player) => String(team * 100 + player));

/** Name of the first team's owner. */
export const OWNER = 'ada';

/** Name of the first team's owner in a copy of the league. */
export const ownerOf = (copy: number): string => `${OWNER}${copy || ''}`;

/**
 * @param copy the same league again, under an id of its own, with owners of its own
 * @returns answers by address
 */
export function sleeperSeason(season: number, copy = 0): Readonly<Record<string, unknown>> {
  const userOf = (team: number) => `8000000000${String(copy).padStart(4, '0')}${100 + team}`;
  const owner = ownerOf(copy);
  const league = {
    ...INVENTED_LEAGUE,
    league_id: `${INVENTED_LEAGUE.league_id}${copy || ''}`,
    season: String(season),
    total_rosters: TEAMS,
    roster_positions: [
      'QB',
      'RB',
      'RB',
      'WR',
      'WR',
      'TE',
      'FLEX',
      'K',
      'DEF',
      ...Array.from({ length: 7 }, () => 'BN'),
    ],
    settings: { ...INVENTED_LEAGUE.settings, leg: WEEKS, playoff_teams: 6, start_week: 1 },
  };
  const own = `${API}/league/${league.league_id}`;
  const user = { user_id: userOf(1), username: owner, display_name: owner, avatar: null };
  const rosters = numbers(TEAMS).map((team) => ({
    ...{ roster_id: team, owner_id: userOf(team), co_owners: null, reserve: null, taxi: null, keepers: null },
    ...{ players: playersOf(team), starters: playersOf(team).slice(0, STARTERS), metadata: null },
    settings: { wins: team, losses: WEEKS - team, ties: 0, fpts: 1_500 + team, fpts_decimal: 5, waiver_position: team },
  }));
  const week = (number: number) =>
    numbers(TEAMS).map((team) => {
      const points = playersOf(team).map((_, index) => ((team * 7 + index * 3 + number) % 20) + 0.5);
      return {
        ...{ roster_id: team, matchup_id: Math.ceil(team / 2), custom_points: null },
        points: points.slice(0, STARTERS).reduce((sum, one) => sum + one, 0),
        ...{ players: playersOf(team), starters: playersOf(team).slice(0, STARTERS) },
        starters_points: points.slice(0, STARTERS),
        players_points: Object.fromEntries(playersOf(team).map((id, index) => [id, points[index]])),
      };
    });
  const moves = (number: number) =>
    numbers(MOVES_A_WEEK).map((move) => ({
      ...{ transaction_id: `99000000000${number * 1_000 + move}`, type: 'waiver', status: 'complete' },
      ...{ created: Date.UTC(season, 8, 7 * number, 10, move), status_updated: Date.UTC(season, 8, 7 * number, 12) },
      ...{ adds: { [`9${number}${move}`]: 1 + (move % TEAMS) }, drops: null, settings: { waiver_bid: move, seq: 0 } },
      ...{ draft_picks: [], waiver_budget: [], metadata: null },
    }));
  return {
    [`${API}/user/${owner}`]: user,
    [`${API}/user/${user.user_id}/leagues/nfl/${season}`]: [league],
    [own]: league,
    [`${own}/users`]: numbers(TEAMS).map((team) => ({
      user_id: userOf(team),
      display_name: `owner ${team}`,
      metadata: {},
    })),
    [`${own}/rosters`]: rosters,
    [`${own}/winners_bracket`]: [],
    [`${own}/traded_picks`]: [],
    [`${own}/drafts`]: [],
    ...Object.fromEntries(
      numbers(WEEKS).flatMap((number) => [
        [`${own}/matchups/${number}`, week(number)],
        [`${own}/transactions/${number}`, moves(number)],
      ]),
    ),
  };
}
