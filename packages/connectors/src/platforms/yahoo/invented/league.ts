// Answers of Yahoo's shape about a league that never was, inside out as it writes them: two teams, bids, a keeper, a
// trade, an offer, a bonus, and places that we do not know.

import {
  AT,
  answer,
  BASE,
  fields,
  GUID,
  INVENTED_SETTINGS,
  key,
  LEAGUE,
  LEAGUE_KEY,
  league,
  list,
  onRoster,
  pick,
  player,
  SEASON,
  standing,
  TEAMS,
} from './shape.ts';

/** The page of teams, which says nothing of how they stand. */
export const INVENTED_TEAMS = league({
  teams: list(
    'team',
    TEAMS.map((each) => [fields(each)]),
  ),
});

const rosters = (week: number) =>
  league({
    teams: list('team', [
      [
        fields(TEAMS[0]),
        {
          roster: {
            ...{ coverage_type: 'week', week: String(week), is_editable: 0 },
            '0': {
              players: list('player', [
                onRoster(101, 'QB', 'QB', { status: '1', cost: '3', kept: '1' }),
                onRoster(102, 'WR,TE', 'W/R/T'),
                onRoster(100_001, 'DEF', 'DEF'),
                onRoster(103, 'LB', 'D'),
              ]),
            },
          },
        },
      ],
      [
        fields(TEAMS[1]),
        {
          roster: {
            week: String(week),
            '0': { players: list('player', [onRoster(201, 'RB', 'BN'), onRoster(202, 'RB', 'IR+')]) },
          },
        },
      ],
    ]),
  });

const scored = (index: 0 | 1, total: string) => [
  fields(TEAMS[index]),
  { team_points: { coverage_type: 'week', week: '1', total }, team_projected_points: { total: '90' } },
];
const scoreboard = (week: number) =>
  league({
    scoreboard: {
      week: String(week),
      '0': {
        matchups: list('matchup', [
          {
            ...{ week: String(week), status: 'postevent', is_playoffs: '0', is_consolation: '0' },
            '0': { teams: list('team', [scored(0, '81.30'), scored(1, '70.50')]) },
          },
        ]),
      },
    },
  });

const moved = (id: number, data: unknown) => [fields(player(id, 'RB')), { transaction_data: data }];
const between = (from: number, to: number, type = 'trade') => ({
  ...{ type, source_type: 'team', source_team_key: key(from), destination_type: 'team', destination_team_key: key(to) },
});
const transaction = (id: string, about: object, players: readonly unknown[]) => [
  { transaction_key: `${LEAGUE_KEY}.${id}`, transaction_id: id, ...about },
  players.length === 0 ? [] : { players: list('player', players) },
];
const seconds = (text: string) => String(Date.parse(text) / 1_000);
const TRANSACTIONS = list('transaction', [
  transaction('tr.4', { type: 'trade', status: 'vetoed', timestamp: seconds('2026-09-18T12:00:00Z') }, [
    moved(101, [between(1, 2)]),
    moved(201, [between(2, 1)]),
  ]),
  transaction('tr.3', { type: 'commish', status: 'successful', timestamp: seconds('2026-09-12T13:00:00Z') }, []),
  transaction(
    'tr.2',
    { type: 'add/drop', status: 'successful', timestamp: seconds('2026-09-12T12:00:00Z'), faab_bid: '7' },
    [
      moved(301, [{ type: 'add', source_type: 'waivers', destination_type: 'team', destination_team_key: key(2) }]),
      moved(302, { type: 'drop', source_type: 'team', source_team_key: key(2), destination_type: 'waivers' }),
    ],
  ),
  transaction('tr.1', { type: 'add', status: 'successful', timestamp: seconds('2026-09-11T12:00:00Z') }, [
    moved(303, [{ type: 'add', source_type: 'freeagents', destination_type: 'team', destination_team_key: key(1) }]),
  ]),
]);
const OFFERS = list('transaction', [
  transaction(
    'pt.1',
    {
      type: 'pending_trade',
      status: 'proposed',
      trader_team_key: key(2),
      tradee_team_key: key(1),
      trade_proposed_time: seconds('2026-09-19T12:00:00Z'),
    },
    [moved(201, [between(2, 1, 'pending_trade')]), moved(102, [between(1, 2, 'pending_trade')])],
  ),
]);

const game = (...parts: readonly object[]) => [
  { game_key: '470', game_id: '470', code: 'nfl', season: '2026' },
  ...parts,
];
const users = (games: unknown) => answer({ users: list('user', [[{ guid: GUID }, { games }]]) });
export const OWN_TEAMS = users(list('game', [game({ teams: list('team', [[fields(TEAMS[0])]]) })]));
export const NO_GAMES = users([]);

/** Everything that Yahoo says about the league, by address. */
export const INVENTED_ANSWERS: Readonly<Record<string, unknown>> = {
  [`${BASE}/users;use_login=1/games;game_codes=nfl;seasons=${SEASON}/leagues?format=json`]: users(
    list('game', [game({ leagues: list('league', [[LEAGUE]]) })]),
  ),
  [`${BASE}/users;use_login=1/games;game_codes=nfl/teams?format=json`]: OWN_TEAMS,
  [`${BASE}/users;use_login=1/games;game_keys=470/teams?format=json`]: OWN_TEAMS,
  [`${AT}/settings?format=json`]: league({ settings: [INVENTED_SETTINGS] }),
  [`${AT}/standings?format=json`]: league({
    standings: [
      {
        teams: list(
          'team',
          TEAMS.map((one, index) => [fields(one), { team_points: { total: '81.30' } }, standing(index + 1)]),
        ),
      },
    ],
  }),
  [`${AT}/teams/roster;week=1?format=json`]: rosters(1),
  [`${AT}/teams/roster;week=2?format=json`]: rosters(2),
  [`${AT}/scoreboard;week=1?format=json`]: scoreboard(1),
  [`${AT}/scoreboard;week=2?format=json`]: scoreboard(2),
  [`${AT}/transactions;types=add,drop,trade,commish?format=json`]: league({ transactions: TRANSACTIONS }),
  [`${AT}/transactions;team_key=${key(1)};type=pending_trade?format=json`]: league({ transactions: OFFERS }),
  [`${AT}/draftresults?format=json`]: league({
    draft_results: list('draft_result', [
      pick(1, 1, 101),
      pick(2, 2, 201),
      pick(3, 2, 202),
      pick(4, 1, 102),
      pick(5, 1, null),
    ]),
  }),
  [`${AT}/players;player_keys=470.p.101,470.p.201,470.p.202,470.p.102?format=json`]: league({
    players: list('player', [[fields(player(101, 'QB'))], [fields(player(201, 'RB'))], [fields(player(102, 'WR,TE'))]]),
  }),
};
