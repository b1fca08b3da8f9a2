// Answers of Sleeper's shape about a league that never was: four teams, one without an owner, that keep players and
// bid.
import { INVENTED_DRAFT, INVENTED_USERS } from './draft.ts';

export const INVENTED_USER = {
  user_id: '800000000000000001',
  username: 'ada',
  display_name: 'ada',
  avatar: 'invented0picture',
  email: null,
};

export const INVENTED_LEAGUE = {
  league_id: INVENTED_DRAFT.league_id,
  name: '  Invented League ',
  season: '2026',
  season_type: 'regular',
  sport: 'nfl',
  status: 'in_season',
  avatar: 'invented0avatar',
  total_rosters: 4,
  draft_id: INVENTED_DRAFT.draft_id,
  previous_league_id: '0',
  roster_positions: ['QB', 'RB', 'FLEX', 'DL', 'DEF', 'BN', 'BN'],
  scoring_settings: {
    pass_yd: 0.03999999910593033,
    pass_td: 4,
    rec: 0.5,
    bonus_rec_te: 0.5,
    bonus_pass_yd_300: 2,
    bonus_pass_cmp_25: 1.5,
    fgm: 3,
    fgm_50p: 2,
    pts_allow_0: 10,
    rush_td: 0,
  },
  settings: {
    type: 1,
    best_ball: 0,
    waiver_type: 2,
    waiver_budget: 100,
    waiver_bid_min: 3,
    waiver_clear_days: 2,
    playoff_week_start: 15,
    playoff_teams: 2,
    playoff_round_type: 1,
    trade_deadline: 11,
    start_week: 1,
    leg: 2,
    max_keepers: 2,
    league_average_match: 1,
    divisions: 2,
    reserve_slots: 1,
    taxi_slots: 1,
  },
  metadata: { division_1: 'North' },
};

export const INVENTED_PEOPLE = [
  ...INVENTED_USERS.map((user, index) => ({
    ...user,
    avatar: index === 1 ? 'invented1picture' : null,
    is_owner: index === 1,
  })),
  {
    user_id: '800000000000000009',
    display_name: 'somebody without a team',
    metadata: {},
    avatar: null,
    is_owner: null,
  },
];

const team = (roster_id: number, owner_id: string | null, rest: object = {}) => ({
  roster_id,
  owner_id,
  co_owners: null,
  players: [],
  starters: [],
  reserve: null,
  taxi: null,
  keepers: null,
  metadata: null,
  settings: { wins: 0, losses: 0, ties: 0, waiver_position: roster_id, waiver_budget_used: 0, division: 1 },
  ...rest,
});

export const INVENTED_ROSTERS = [
  team(1, '800000000000000002', {
    co_owners: ['800000000000000009'],
    players: ['201', '202', '203', '204', 'SEA', '205', '206'],
    starters: ['201', '202', '0', '204', 'SEA'],
    reserve: ['205'],
    taxi: ['206'],
    keepers: ['201'],
    settings: {
      ...{ wins: 1, losses: 0, ties: 0, fpts: 101, fpts_decimal: 5, fpts_against: 90, fpts_against_decimal: 50 },
      ...{ waiver_position: 4, waiver_budget_used: 41, division: 1 },
    },
  }),
  team(2, '800000000000000003', { players: ['301', '302'], starters: ['301', '302', '0', '0', '0'] }),
  team(3, '800000000000000001', { players: ['101', 'KC'], starters: ['0', '101', '0', '0', 'KC'] }),
  team(4, null),
];

const week = (roster_id: number, matchup_id: number | null, points: number, rest: object = {}) => ({
  roster_id,
  matchup_id,
  points,
  custom_points: null,
  players: null,
  starters: null,
  starters_points: null,
  players_points: null,
  ...rest,
});

/** Roster 1 had somebody else in the first week; roster 4 has no game. */
export const INVENTED_WEEKS = {
  '1': [
    week(1, 1, 101.05, {
      players: ['201', '202', '207'],
      starters: ['201', '202', '0', '0', '0'],
      starters_points: [60.05, 41, 0, 0, 0],
      players_points: { '201': 60.05, '202': 41, '207': 3 },
    }),
    week(3, 1, 88, { custom_points: 90.5 }),
    week(2, 2, 70),
    week(4, null, 0),
  ],
  '2': [
    week(1, 1, 0, { players: INVENTED_ROSTERS[0]?.players, starters: INVENTED_ROSTERS[0]?.starters }),
    week(2, 1, 0, { players: ['301', '302'], starters: ['301', '302', '0', '0', '0'] }),
    week(3, 2, 0, { players: ['101', 'KC'], starters: ['0', '101', '0', '0', 'KC'] }),
    week(4, 2, 0),
  ],
};

const move = (transaction_id: string, type: string, status: string, created: number, rest: object) => ({
  ...{ transaction_id, type, status, created, status_updated: created + 1_000 },
  ...{ adds: null, drops: null, settings: null, draft_picks: [], waiver_budget: [], metadata: null },
  ...rest,
});

/** The newest first, as Sleeper tells them. */
export const INVENTED_MOVES = [
  move('990000000000000004', 'trade', 'complete', 1_789_300_000_000, {
    adds: { '202': 1, '301': 2 },
    drops: { '202': 2, '301': 1 },
    draft_picks: [{ season: '2027', round: 1, roster_id: 1, previous_owner_id: 1, owner_id: 2 }],
    waiver_budget: [{ sender: 2, receiver: 1, amount: 7 }],
  }),
  move('990000000000000003', 'waiver', 'failed', 1_789_200_000_000, {
    adds: { SEA: 2 },
    settings: { waiver_bid: 12, seq: 0 },
    metadata: { notes: 'This player was claimed by another owner.' },
  }),
  move('990000000000000002', 'waiver', 'complete', 1_789_200_000_000, {
    adds: { SEA: 1 },
    drops: { '207': 1 },
    settings: { waiver_bid: 41, seq: 1 },
  }),
  move('990000000000000001', 'trade', 'pending', 1_789_100_000_000, { adds: { '101': 4 } }),
];

export const INVENTED_DRAFTS = [{ ...INVENTED_DRAFT, status: 'complete' }];

/** Whoever won game 1 plays for the title, the others for the third place. */
export const INVENTED_BRACKET = [
  { r: 1, m: 1, t1: 1, t2: 2, w: null, l: null, p: 1 },
  { r: 1, m: 2, t1: 3, t2: 4, w: null, l: null, p: 3 },
];
