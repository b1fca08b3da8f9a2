// What answers of Yahoo's shape about an invented league are made of, inside out as it writes them.

export const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';
export const SEASON = 2026;
export const LEAGUE_KEY = '470.l.71';
export const GUID = 'INVENTEDGUID';

/** A list as Yahoo writes it. */
export const list = (name: string, things: readonly unknown[]): unknown =>
  things.length === 0
    ? []
    : { ...Object.fromEntries(things.map((thing, index) => [index, { [name]: thing }])), count: things.length };
/** The fields of a thing, one by one, with holes. */
export const fields = (of: object): readonly unknown[] =>
  Object.entries(of).flatMap(([key, value]) => [{ [key]: value }, []]);
export const answer = (content: object) => ({ fantasy_content: { 'xml:lang': 'en-US', ...content, time: '5ms' } });

export const LEAGUE = {
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
export const league = (...parts: readonly object[]) => answer({ league: [LEAGUE, ...parts] });

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

export const key = (team: number) => `${LEAGUE_KEY}.t.${team}`;
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
export const standing = (rank: number) => ({
  team_standings: {
    ...{ rank, playoff_seed: String(rank), points_for: '81.30', points_against: 70.5 },
    outcome_totals: { wins: String(2 - rank), losses: rank - 1, ties: 0, percentage: '1.000' },
  },
});
export const TEAMS = [team(1, 'Ada & Co'), team(2, 'Bobcats')] as const;
export const player = (id: number, position: string, abbr = 'Jax') => ({
  ...{
    player_key: `470.p.${id}`,
    player_id: String(id),
    name: { full: `Invented ${id}`, first: 'Invented', last: `${id}` },
  },
  ...{ editorial_team_abbr: abbr, display_position: position },
});
export const onRoster = (
  id: number,
  position: string,
  slot: string,
  kept: object = { status: false, cost: false, kept: false },
) => [
  fields({ ...player(id, position), is_keeper: kept }),
  { selected_position: [{ coverage_type: 'week', week: '1' }, { position: slot }, { is_flex: 0 }] },
];
export const pick = (number: number, team: number, id: number | null) => ({
  ...{
    pick: number,
    round: Math.ceil(number / 2),
    team_key: key(team),
    ...(id !== null && { player_key: `470.p.${id}` }),
  },
});
export const AT = `${BASE}/league/${LEAGUE_KEY}`;
