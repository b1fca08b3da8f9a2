import { readShared } from '@pylon/engine/testing/shared-data';
import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import { addressOf, type MflCall } from '../api.ts';
import { loginAddress } from '../connect.ts';
import * as invented from '../invented/league.ts';

const SESSION = 'aW52ZW50ZWQ%2B%2Fw%3D%3D';
export const INVENTED_ACCOUNT = { accountId: 'somebody', name: 'somebody', session: SESSION, sessionEndsAt: null };

/** Addresses of the calls about a league. */
export const addresses =
  (season: number, leagueId: string) =>
  (type: string, parameters: MflCall['parameters'] = {}): string =>
    addressOf({ season, type, leagueId, parameters, session: null });

export const playersOf = (season: number): string => addressOf({ season, type: 'players', session: null });
export const leaguesOf = (season: number): string =>
  addressOf({ season, type: 'myleagues', parameters: { YEAR: season, FRANCHISE_NAMES: 1 }, session: null });

const at = addresses(2026, '70001');
const past = addresses(2025, '69001');
const inventedCase: ConformanceCase = {
  answers: {
    [`POST ${loginAddress(0)}`]: () =>
      new Response(invented.LOGIN, {
        headers: [
          ['set-cookie', 'MFL_PW_SEQ=x; domain=.myfantasyleague.com; path=/'],
          [
            'set-cookie',
            'MFL_USER_ID=aW52ZW50ZWQ+/w==; domain=.myfantasyleague.com; expires=Fri, 09-Oct-2026 10:00:00 GMT; path=/',
          ],
        ],
      }),
    [leaguesOf(2026)]: invented.MY_LEAGUES,
    [playersOf(2026)]: invented.PLAYERS,
    [at('league')]: invented.LEAGUE,
    [at('rules')]: invented.RULES,
    [at('schedule')]: invented.SCHEDULE,
    [at('draftResults')]: invented.DRAFT_RESULTS,
    [at('futureDraftPicks')]: invented.FUTURE_PICKS,
    [at('selectedKeepers')]: invented.SELECTED_KEEPERS,
    [at('pendingTrades')]: invented.PENDING_TRADES,
    [at('rosters')]: invented.ROSTERS,
    [at('rosters', { W: 1 })]: invented.ROSTERS,
    [at('rosters', { W: 2 })]: invented.ROSTERS,
    [at('weeklyResults', { W: 1 })]: invented.weeklyResults(1),
    [at('weeklyResults', { W: 2 })]: invented.weeklyResults(2),
    [at('transactions', { W: 1 })]: invented.TRANSACTIONS,
    [at('transactions', { W: 2 })]: invented.ONE_TRANSACTION,
  },
  form: { username: 'somebody', password: 'an invented password' },
  season: 2026,
  account: INVENTED_ACCOUNT,
  platformLeagueId: '70001',
  draftLink: 'https://www99.myfantasyleague.com/2026/home/70001',
};

/** A recorded answer. */
export const recorded = <T = unknown>(file: string): T => JSON.parse(readShared(`platforms/recorded/mfl/${file}`)) as T; // files of a known shape

interface Results {
  readonly weeklyResults: {
    readonly week: string;
    readonly matchup: readonly { readonly franchise: readonly { readonly id: string; readonly player: object[] }[] }[];
  };
}

/**
 * League 37920 in the first weeks of 2020: sixteen teams, two games a week, best ball. Its schedule, rosters and
 * auction were not recorded: they are put together from its results and transactions.
 */
export function doubleHeaders(): ConformanceCase {
  const of = addresses(2020, '37920');
  const weeks = [1, 2, 3].map((week) => recorded<Results>(`37920-2020/weeklyResults-W${week}.json`));
  const transactions = recorded<{ transactions: { transaction: readonly Record<string, string>[] } }>(
    '37920-2020/transactions.json',
  );
  const sold = transactions.transactions.transaction.filter(({ type }) => type === 'AUCTION_WON');
  return {
    answers: {
      [playersOf(2020)]: recorded('players-DETAILS-2020.json.gz'),
      [leaguesOf(2020)]: {
        leagues: { league: { league_id: '37920', name: 'DLF Dynasty League', franchise_id: '0001' } },
      },
      [of('league')]: recorded('37920-2020/league.json'),
      [of('rules')]: recorded('37920-2020/rules.json'),
      [of('schedule')]: { schedule: { weeklySchedule: weeks.map(({ weeklyResults }) => weeklyResults) } },
      [of('draftResults')]: { draftResults: {} },
      [of('auctionResults')]: {
        auctionResults: {
          auctionUnit: {
            auction: sold.map(({ franchise, timestamp, transaction = '' }) => ({
              ...{ franchise, lastBidTime: timestamp },
              player: transaction.split('|')[0],
              winningBid: transaction.split('|')[1],
            })),
          },
        },
      },
      [of('rosters')]: { rosters: { franchise: [] } },
      [of('futureDraftPicks')]: recorded('65443-2020/futureDraftPicks-empty.json'),
      [of('selectedKeepers')]: { selectedKeepers: {} },
      ...Object.fromEntries(
        weeks.flatMap((week, index): [string, unknown][] => [
          [of('weeklyResults', { W: index + 1 }), week],
          [of('rosters', { W: index + 1 }), { rosters: { franchise: [] } }],
          [of('transactions', { W: index + 1 }), transactions],
        ]),
      ),
    },
    form: null,
    season: 2020,
    account: { accountId: 'somebody', name: 'somebody', session: null, sessionEndsAt: null },
    platformLeagueId: '37920',
    weeks: [1, 2, 3],
    draftLink: 'mfl-2020-37920',
  };
}

/**
 * League 54040 in week 2 of 2020: fourteen teams, a dynasty. Its rules and line-ups were not recorded: rules are those
 * of the league above, moves those of its season before.
 */
export function dynasty(): ConformanceCase {
  const of = addresses(2020, '54040');
  return {
    answers: {
      [playersOf(2020)]: recorded('players-DETAILS-2020.json.gz'),
      [leaguesOf(2020)]: {
        leagues: {
          league: [{ league_id: '54040', name: 'The Super Smash Bros Dynasty League', franchise_id: '0004' }],
        },
      },
      [of('league')]: recorded('54040-2020/league.json'),
      [of('rules')]: recorded('37920-2020/rules.json'),
      [of('schedule')]: recorded('54040-2020/schedule.json'),
      [of('draftResults')]: recorded('54040-2020/draftResults.json'),
      [of('futureDraftPicks')]: recorded('54040-2020/futureDraftPicks.json'),
      [of('selectedKeepers')]: { selectedKeepers: {} },
      [of('rosters')]: recorded('54040-2020/rosters-W2.json'),
      [of('rosters', { W: 2 })]: recorded('54040-2020/rosters-W2.json'),
      [of('weeklyResults', { W: 2 })]: { weeklyResults: { week: '2' } },
      [of('transactions', { W: 2 })]: recorded('54040-2019/transactions.json'),
    },
    form: null,
    season: 2020,
    account: { accountId: 'somebody', name: 'somebody', session: null, sessionEndsAt: null },
    platformLeagueId: '54040',
    weeks: [2],
    draftLink: 'https://www47.myfantasyleague.com/2020/home/54040',
  };
}

const ERROR = { version: '1.0', encoding: 'utf-8', error: { $t: 'API requires logged in user' } };
const NOT_SIGNED_IN = () => new Response('<?xml version="1.0"?><error>Invalid user name or password</error>');

export const mflCases: PlatformCases = {
  invented: inventedCase,
  earlier: {
    [past('league')]: invented.PAST_LEAGUE,
    [past('draftResults')]: invented.PAST_DRAFT,
    [playersOf(2025)]: invented.PLAYERS,
  },
  recorded: () => [doubleHeaders(), dynasty()],
  voices: {
    unknown: NOT_SIGNED_IN,
    'wrong-password': NOT_SIGNED_IN,
    private: () => Response.json(ERROR),
    expired: () => Response.json(ERROR),
  },
};
