/** A league that never was, as CBS would answer about it; names are invented. */
const wrapped = (key: string, inside: unknown) => ({ statusCode: 200, statusMessage: 'OK', body: { [key]: inside } });
const TEAMS = [
  { id: '7', name: 'Paper Tigers', division: 'Upper' },
  { id: '9', name: 'Late Bloomers', division: 'Lower' },
];
const player = (id: number, position: string, more: object = {}) => ({
  id: String(id),
  fullname: `Stranger ${id}`,
  position,
  pro_team: position === 'DST' ? 'JAC' : 'DAL',
  profile_link: '<a href="https://pages.example/">never shown</a>',
  ...more,
});

export const DETAILS = wrapped('league_details', {
  name: 'Invented League',
  num_teams: 2,
  is_h2h: '1',
  is_pts: '1',
  uses_keepers: 0,
  season_status: 'regularseason',
  current_period: '2',
  regular_season_periods: 14,
  scoring_periods: 17,
  is_expired: 0,
});

const TIES = {
  value:
    'Ties in the standings are resolved in this order: Winning Percentage, Head-to-Head Record, Luck, Total Points.',
};

export const RULES = wrapped('rules', {
  roster: {
    positions: [
      { abbr: 'QB', min_active: '1', max_active: '1' },
      { abbr: 'RB', min_active: '1', max_active: '2' },
      { abbr: 'WR', min_active: '1', max_active: 'No Limit' },
      { abbr: 'LB', min_active: '1', max_active: '1' },
      { abbr: 'DST', min_active: '1', max_active: '1' },
    ],
    statuses: [
      { description: 'Active Players', min: '6', max: '6' },
      { description: 'Reserve Players', min: '0', max: '3' },
      { description: 'Injured Players', min: '0', max: '2' },
      { description: 'Practice Players', min: '0', max: '0' },
    ],
  },
  schedule: { playoffs_start: { value: 'Week 15' }, num_playoff_teams: { value: '2' }, standings_tiebreakers: TIES },
  transactions: {
    ...{ add_drop_policy: { value: 'faab_auto' }, add_drop_faab_starting_budget: { value: '$100' } },
    add_drop_faab_minimum_offer: { description: '$4', value: 4 },
    add_drop_waiver_run: { value: { days: '36' } },
  },
});

const all = { from: '0', to: '+' };
export const SCORING = wrapped('scoring_rules', {
  position_scoring: 0,
  positions: [],
  categories: [
    { name: 'PaYd', group: 'Offensive', ranges: [{ ...all, per: '25', points: '1' }], bonuses: [] },
    {
      name: 'RuYd',
      group: 'Offensive',
      ranges: [{ ...all, per: '1', points: '0.1' }],
      bonuses: [
        { from: '100', to: '+', points: '3' },
        { from: '300', to: '+', points: '5' },
      ],
    },
    { name: 'FG', group: 'Offensive', ranges: [], bonuses: [{ from: '50', to: '+', points: '2' }], points: '3' },
    { name: 'SACK', group: 'Defensive', ranges: [], bonuses: [], points: '1' },
    { name: 'BFB', group: 'Defensive', ranges: [], bonuses: [], points: '2' },
    { name: 'STY1PT', group: 'Defensive', ranges: [], bonuses: [], points: '1' },
    {
      name: 'PA',
      group: 'Defensive',
      ranges: [
        { from: '0', to: '0', points: '5' },
        { from: '46', to: '+', points: '-3' },
      ],
      bonuses: [],
    },
    { name: 'YDS', group: 'Defensive', ranges: [{ from: '0', to: '100', points: '5' }], bonuses: [] },
  ],
});

export const STANDINGS = wrapped('overall_standings', {
  period: '1',
  teams: TEAMS.map((team, index) => ({
    ...team,
    logo: 'https://pictures.example/logo.png',
    ...{ order: index + 1, wins: 1 - index, losses: index, ties: 0, points_scored: 90.5, points_against: '80' },
  })),
});

export const ROSTERS = wrapped('rosters', {
  teams: TEAMS.map((team, index) => ({
    ...team,
    players: [
      player(index * 10 + 1, 'QB', { roster_pos: 'QB', roster_status: 'A' }),
      player(index * 10 + 2, 'RB', { roster_pos: 'RB-WR', roster_status: 'A' }),
      player(index * 10 + 3, 'LB', { roster_pos: 'LB', roster_status: 'A' }),
      player(index * 10 + 4, 'WR', { roster_pos: '', roster_status: 'RS' }),
      player(index * 10 + 5, 'TE', { roster_pos: '', roster_status: 'I' }),
      ...(index === 0 ? [player(6, 'DST', { roster_pos: 'DST', roster_status: 'A' })] : []),
    ],
  })),
});

const move = (timestamp: number, effective_point: string, more: object = {}) => ({
  ...{ action: 'completed', state: 'won', priority: 1, bid_amount: 4, timestamp, effective_point, team: TEAMS[0] },
  add_players: [player(30, 'RB')],
  drop_players: [player(31, 'TE')],
  ...more,
});
export const ADD_DROPS = wrapped('add_drops', [
  move(1_789_500_000, '2'),
  move(1_789_020_258, '1'),
  move(1_789_020_200, '1', { state: 'of another kind' }),
]);

export const SIGNED_OUT = 'User not signed in';
