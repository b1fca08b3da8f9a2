import { readShared } from '@pylon/engine/testing/shared-data';
import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import { addressOf } from '../api.ts';
import {
  boxScore,
  DRAFT_BOARD,
  INVENTED_TEAMS,
  PAST_DRAFT_BOARD,
  PAST_STANDINGS,
  ROSTERS,
  RULES,
  STANDINGS,
  scoreboard,
  TRADES,
  TRANSACTIONS,
  teamPicks,
  USER_LEAGUES,
} from '../invented/league.ts';

const account = (email: string) => ({ accountId: email, name: email, session: null, sessionEndsAt: null });
const PAST = { league_id: 55, season: 2025 };
const EXTERNAL = { external_id_type: 'SPORTRADAR' };

function inventedCase(): ConformanceCase {
  const at = { league_id: 55, season: 2026 };
  const of = { league_id: 55 };
  const user = { email: 'somebody@example.com' };
  const weeks = [1, 2].flatMap((week): [string, unknown][] => [
    [addressOf('FetchLeagueScoreboard', { ...at, scoring_period: week }), scoreboard(week)],
    [addressOf('FetchLeagueRosters', { ...at, scoring_period: week, ...EXTERNAL }), ROSTERS],
    ...[0, 1].map((index): [string, unknown] => [
      addressOf('FetchLeagueBoxscore', { ...of, fantasy_game_id: `${week}${index + 1}`, scoring_period: week }),
      boxScore(week, index),
    ]),
  ]);
  return {
    answers: {
      [addressOf('FetchUserLeagues', user)]: USER_LEAGUES,
      [addressOf('FetchUserLeagues', { ...user, season: 2026 })]: USER_LEAGUES,
      [addressOf('FetchLeagueStandings', at)]: STANDINGS,
      [addressOf('FetchLeagueStandings', of)]: STANDINGS,
      [addressOf('FetchLeagueRules', of)]: RULES,
      [addressOf('FetchLeagueDraftBoard', at)]: DRAFT_BOARD,
      [addressOf('FetchLeagueScoreboard', at)]: scoreboard(2),
      [addressOf('FetchLeagueRosters', { ...at, ...EXTERNAL })]: ROSTERS,
      ...Object.fromEntries(weeks),
      [addressOf('FetchLeagueTransactions', { ...of, result_offset: 0 })]: TRANSACTIONS[0],
      [addressOf('FetchLeagueTransactions', { ...of, result_offset: 30 })]: TRANSACTIONS[1],
      [addressOf('FetchTrades', { ...of, filter: 'TRADES_COMPLETED', result_offset: 0 })]: TRADES,
      ...Object.fromEntries(
        INVENTED_TEAMS.map((team) => [addressOf('FetchTeamPicks', { ...of, team_id: team.id }), teamPicks(team)]),
      ),
    },
    form: { email: 'Somebody@example.com' },
    season: 2026,
    account: account('somebody@example.com'),
    platformLeagueId: '55',
    draftLink: 'https://www.fleaflicker.com/nfl/leagues/55?season=2026',
  };
}

const FOLDER = 'platforms/recorded/fleaflicker';
const read = <T>(file: string): T => JSON.parse(readShared(`${FOLDER}/${file}`)) as T; // files of a known shape
const GAMES = [44686840, 46301749, 46301750, 46301751, 46301752, 46301753, 46301754, 46301755];
const FIRST_OFFSETS = Array.from({ length: 15 }, (_, page) => page * 30);

type Side = { readonly proPlayer: object };
interface Box {
  readonly game: { readonly home: object; readonly away: object };
  readonly lineups: readonly { readonly slots: readonly { readonly home?: Side; readonly away?: Side }[] }[];
}

/** The rosters of a week were not recorded: they are put together from its box scores. */
function rostersOf(boxes: readonly Box[]) {
  return {
    rosters: boxes.flatMap(({ game, lineups }) =>
      (['home', 'away'] as const).map((side) => ({
        team: game[side],
        players: lineups.flatMap(({ slots }) => slots.flatMap((slot) => slot[side] ?? [])),
      })),
    ),
  };
}

/**
 * League 206154 in week 4 of 2020: sixteen teams, single defenders, bids, everybody kept.
 *
 * @param games those whose box scores there are
 */
export function recordedCase(games = GAMES): ConformanceCase {
  const of = { league_id: 206154 };
  const at = { ...of, season: 2020 };
  const user = { email: 'redacted-2@example.com' };
  const league = '206154-2020';
  const boxes = games.map((game) =>
    read<Box>(`${league}/FetchLeagueBoxscore-scoringperiod-4-fantasygameid-${game}.json`),
  );
  const all = read<{ leagues: readonly { id: number }[] }>('user/FetchUserLeagues.json');
  // The user's other league was not recorded.
  const user_ = { leagues: all.leagues.filter(({ id }) => id === 206154) };
  return {
    answers: {
      [addressOf('FetchUserLeagues', user)]: user_,
      [addressOf('FetchUserLeagues', { ...user, season: 2020 })]: user_,
      [addressOf('FetchLeagueStandings', at)]: read(`${league}/FetchLeagueStandings-season-2020.json`),
      [addressOf('FetchLeagueRules', of)]: read(`${league}/FetchLeagueRules.json`),
      [addressOf('FetchLeagueDraftBoard', at)]: read(`${league}/FetchLeagueDraftBoard-season-2020.json`),
      [addressOf('FetchLeagueScoreboard', at)]: read(`${league}/FetchLeagueScoreboard-season-2020.json`),
      [addressOf('FetchLeagueScoreboard', { ...at, scoring_period: 4 })]: read(
        `${league}/FetchLeagueScoreboard-season-2020-scoringperiod-4.json`,
      ),
      [addressOf('FetchLeagueRosters', { ...at, ...EXTERNAL })]: rostersOf(boxes),
      [addressOf('FetchLeagueRosters', { ...at, scoring_period: 4, ...EXTERNAL })]: rostersOf(boxes),
      ...Object.fromEntries(
        games.map((game, index) => [
          addressOf('FetchLeagueBoxscore', { ...of, fantasy_game_id: game, scoring_period: 4 }),
          boxes[index],
        ]),
      ),
      ...Object.fromEntries(
        FIRST_OFFSETS.map((offset) => [
          addressOf('FetchLeagueTransactions', { ...of, result_offset: offset }),
          read(`${league}/FetchLeagueTransactions-teamid-1373475-resultoffset-${offset}.json`),
        ]),
      ),
      [addressOf('FetchTrades', { ...of, filter: 'TRADES_COMPLETED', result_offset: 0 })]: read(
        `${league}/FetchTrades-filter-trades_completed-resultoffset-0.json`,
      ),
      [addressOf('FetchTeamPicks', { ...of, team_id: 1373475 })]: read(`${league}/FetchTeamPicks-teamid-1373475.json`),
    },
    form: user,
    season: 2020,
    account: account(user.email),
    platformLeagueId: '206154',
    weeks: [4],
    draftLink: 'https://www.fleaflicker.com/nfl/leagues/206154?season=2020',
  };
}

export const fleaflickerCases: PlatformCases = {
  invented: inventedCase(),
  earlier: {
    [addressOf('FetchLeagueStandings', PAST)]: PAST_STANDINGS,
    [addressOf('FetchLeagueDraftBoard', PAST)]: PAST_DRAFT_BOARD,
  },
  recorded: () => [recordedCase()],
  voices: { unknown: () => Response.json({}), gone: () => new Response('', { status: 400 }) },
};
