// Answers of Yahoo's shape about a league that never was, inside out as it writes them: two teams, bids, a keeper, a
// trade, an offer, a bonus, and places that we do not know.

const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';
export const SEASON = 2026;
export const LEAGUE_KEY = '470.l.71';
export const GUID = 'INVENTEDGUID';

/** A list as Yahoo writes it. */
const list = (name: string, things: readonly unknown[]): unknown =>
  things.length === 0
    ? []
    : { ...Object.fromEntries(things.map((thing, index) => [index, { [name]: thing }])), count: things.length };
/** The fields of a thing, one by one, with holes. */
const fields = (of: object): readonly unknown[] => Object.entries(of).flatMap(([key, value]) => [{ [key]: value }, []]);
const answer = (content: object) => ({ fantasy_content: { 'xml:lang': 'en-US', ...content, time: '5ms' } });

const LEAGUE = {
  ...{ league_key: LEAGUE_KEY, league_id: '71', name: 'Invented League', logo_url: false, draft_status: 'postdraft' },
  ...{
    num_teams: '2',
    scoring_type: 'head',
    current_week: 2,
    start_week: '1',
    start_date: '2026-09-10',
    end_week: '17',
  },
  ...{ game_code: 'nfl', season: '2026', renew: '461_70' },
};
const league = (...parts: readonly object[]) => answer({ league: [LEAGUE, ...parts] });

const place = (position: string, count: number | string) => ({
  roster_position: { position, position_type: 'O', count },
});
const stat = (stat_id: number | string, value: number | string, more: object = {}) => ({
  stat: { stat_id, value, ...more },
});
export const INVENTED_SETTINGS = {
  ...{ draft_type: 'live', is_auction_draft: '0', draft_time: '1787000000', uses_playoff: '1' },
  ...{
    playoff_start_week: '15',
    num_playoff_teams: 2,
    divisions: [{ division: { division_id: '1', name: 'Harbour' } }],
    waiver_type: 'FR',
    waiver_time: '2',
    uses_faab: '1',
    trade_end_date: '2026-11-14',
  },
  ...{ uses_fractional_points: '1', uses_negative_points: '0' },
  roster_positions: [
    place('QB', 1),
    place('Q/W/R/T', '1'),
    place('W/R/T', 1),
    place('DEF', 1),
    place('D', 2),
    place('BN', '3'),
    place('IR+', 1),
  ],
  stat_categories: {
    stats: [{ stat: { stat_id: 4, name: 'Passing Yards' } }, { stat: { stat_id: '59', name: 'Long Completions' } }],
  },
  stat_modifiers: {
    stats: [
      stat(4, '0.04', {
        bonuses: [{ bonus: { target: '300', points: '3' } }, { bonus: { target: '350', points: '1' } }],
      }),
      ...[stat('9', '0.1'), stat(11, '0.5'), stat(16, 2), stat('59', '1'), stat('32', 1), stat(74, -1)],
    ],
  },
};

const key = (team: number) => `${LEAGUE_KEY}.t.${team}`;
const team = (id: number, name: string) => ({
  division_id: id,
  ...{ team_key: key(id), team_id: String(id), name, ...(id === 1 && { is_owned_by_current_login: 1 }) },
  team_logos: [{ team_logo: { size: 'large', url: `https://pictures.example/${id}.png` } }],
  ...{ waiver_priority: id, faab_balance: String(90 - id), number_of_moves: '1' },
  managers: [
    {
      manager: {
        manager_id: String(id),
        nickname: id === 1 ? 'Ada' : '--hidden--',
        guid: id === 1 ? GUID : `GUID${id}`,
        ...(id === 1 && { is_commissioner: '1', is_current_login: '1' }),
      },
    },
  ],
});
const standing = (rank: number) => ({
  team_standings: {
    ...{ rank, playoff_seed: String(rank), points_for: '81.30', points_against: 70.5 },
    outcome_totals: { wins: String(2 - rank), losses: rank - 1, ties: 0, percentage: '1.000' },
  },
});
const TEAMS = [team(1, 'Ada & Co'), team(2, 'Bobcats')] as const;
/** The page of teams, which says nothing of how they stand. */
export const INVENTED_TEAMS = league({
  teams: list(
    'team',
    TEAMS.map((each) => [fields(each)]),
  ),
});

const player = (id: number, position: string, abbr = 'Jax') => ({
  ...{
    player_key: `470.p.${id}`,
    player_id: String(id),
    name: { full: `Invented ${id}`, first: 'Invented', last: `${id}` },
  },
  ...{ editorial_team_abbr: abbr, display_position: position },
});
const onRoster = (
  id: number,
  position: string,
  slot: string,
  kept: object = { status: false, cost: false, kept: false },
) => [
  fields({ ...player(id, position), is_keeper: kept }),
  { selected_position: [{ coverage_type: 'week', week: '1' }, { position: slot }, { is_flex: 0 }] },
];
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

const pick = (number: number, team: number, id: number | null) => ({
  ...{
    pick: number,
    round: Math.ceil(number / 2),
    team_key: key(team),
    ...(id !== null && { player_key: `470.p.${id}` }),
  },
});
const game = (...parts: readonly object[]) => [
  { game_key: '470', game_id: '470', code: 'nfl', season: '2026' },
  ...parts,
];
const users = (games: unknown) => answer({ users: list('user', [[{ guid: GUID }, { games }]]) });
const AT = `${BASE}/league/${LEAGUE_KEY}`;

export const OWN_TEAMS = users(list('game', [game({ teams: list('team', [[fields(TEAMS[0])]]) })]));
export const NO_GAMES = users([]);

/** Who is picked first while the draft is held, in turn. */
const FIRST_PICKS = [101, 201, 202, 102];
/** Rounds in which a line-up and a bench are filled. */
const ROUNDS = 9;

/** Its draft while it is held: every turn with its team, and whoever was picked. Names are asked for as they come. */
export const draftHeld = (made: number) => {
  const held = (...parts: readonly object[]) => answer({ league: [{ ...LEAGUE, draft_status: 'draft' }, ...parts] });
  const picks = Array.from({ length: 2 * ROUNDS }, (_, index) =>
    pick(index + 1, index % 4 === 0 || index % 4 === 3 ? 1 : 2, index < made ? (FIRST_PICKS[index] ?? null) : null),
  );
  const asked = FIRST_PICKS.flatMap((_, from) =>
    FIRST_PICKS.slice(from).map((_each, more) => FIRST_PICKS.slice(from, from + more + 1)),
  );
  const people = asked.map((ids) => [
    `${AT}/players;player_keys=${ids.map((id) => `470.p.${id}`).join(',')}?format=json`,
    league({
      players: list(
        'player',
        ids.map((id) => [fields(player(id, id < 200 ? 'WR' : 'RB'))]),
      ),
    }),
  ]);
  return {
    ...Object.fromEntries(people),
    [`${AT}/settings?format=json`]: held({ settings: [INVENTED_SETTINGS] }),
    [`${AT}/draftresults?format=json`]: held({ draft_results: list('draft_result', picks) }),
  };
};

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

const PAST_KEY = '461.l.70';
const PAST_AT = `${BASE}/league/${PAST_KEY}`;
const PAST_ROUNDS = ['RB', 'WR', 'QB', 'TE', 'WR', 'DEF', 'RB'];
const pastId = (round: number, team: number) => 9000 + round * 10 + team;
/** An answer about the league of the season before, with keys of its own. */
const before = (...parts: readonly object[]): unknown =>
  JSON.parse(
    JSON.stringify(answer({ league: [{ ...LEAGUE, season: '2025', renew: '' }, ...parts] }))
      .replaceAll(LEAGUE_KEY, PAST_KEY)
      .replaceAll('470.p.', '461.p.'),
  );
const PAST_PICKS = PAST_ROUNDS.flatMap((_, round) =>
  [1, 2].map((turn) => {
    const of = round % 2 === 0 ? turn : 3 - turn;
    return pick(round * 2 + turn, of, pastId(round, of));
  }),
);

/** What Yahoo says about that season, by address. Whoever leads the first line-up of a team was kept. */
export const PAST_ANSWERS: Readonly<Record<string, unknown>> = {
  [`${PAST_AT}/settings?format=json`]: before({ settings: [INVENTED_SETTINGS] }),
  [`${PAST_AT}/standings?format=json`]: before({
    standings: [
      {
        teams: list(
          'team',
          TEAMS.map((one, index) => [fields(one), standing(index + 1)]),
        ),
      },
    ],
  }),
  [`${PAST_AT}/draftresults?format=json`]: before({ draft_results: list('draft_result', PAST_PICKS) }),
  [`${PAST_AT}/teams/roster;week=1?format=json`]: before({
    teams: list(
      'team',
      TEAMS.map((one, index) => [
        fields(one),
        {
          roster: {
            week: '1',
            '0': {
              players: list('player', [
                onRoster(pastId(2, index + 1), 'QB', 'QB', { status: index === 0, cost: false, kept: false }),
              ]),
            },
          },
        },
      ]),
    ),
  }),
  [`${PAST_AT}/players;player_keys=${PAST_PICKS.map(({ player_key }) => player_key?.replace('470', '461')).join(',')}?format=json`]:
    before({
      players: list(
        'player',
        PAST_ROUNDS.flatMap((position, round) => [1, 2].map((of) => [fields(player(pastId(round, of), position))])),
      ),
    }),
};
