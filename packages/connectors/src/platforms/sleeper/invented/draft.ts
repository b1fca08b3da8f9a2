// Answers of Sleeper's shape about a draft that never was: four teams, a snake, a keeper, a traded pick.

export const INVENTED_DRAFT = {
  draft_id: '900000000000000001',
  league_id: '910000000000000001',
  type: 'snake',
  status: 'drafting',
  sport: 'nfl',
  season: '2026',
  settings: {
    teams: 4,
    rounds: 5,
    pick_timer: 60,
    reversal_round: 0,
    slots_qb: 1,
    slots_rb: 1,
    slots_wr: 1,
    slots_bn: 2,
  },
  metadata: { name: 'Invented League', scoring_type: 'half_ppr' },
  draft_order: { '800000000000000001': 1, '800000000000000002': 2, '800000000000000003': 3 },
  slot_to_roster_id: { '1': 3, '2': 1, '3': 2, '4': 4 },
  start_time: 1787000000000,
};

export const INVENTED_USERS = [
  { user_id: '800000000000000001', display_name: 'ada', metadata: { team_name: 'Ada & Co' } },
  { user_id: '800000000000000002', display_name: 'bob', metadata: {} },
  { user_id: '800000000000000003', display_name: 'cleo', metadata: null },
];

/** Slot 2 (roster 1) gave its pick of round 2 to slot 4 (roster 4). */
export const INVENTED_TRADES = [
  { season: '2026', round: 2, roster_id: 1, owner_id: 4, previous_owner_id: 1 },
  { season: '2027', round: 1, roster_id: 1, owner_id: 4, previous_owner_id: 1 },
];

const player = (first_name: string, last_name: string, position: string) => ({
  first_name,
  last_name,
  position,
  team: 'KC',
});

export const INVENTED_PICKS = [
  {
    pick_no: 1,
    round: 1,
    draft_slot: 1,
    roster_id: 3,
    picked_by: '800000000000000001',
    player_id: '101',
    is_keeper: null,
    metadata: player('Ian', 'Invented', 'RB'),
    reactions: null,
  },
  {
    pick_no: 7,
    round: 2,
    draft_slot: 2,
    roster_id: 4,
    picked_by: '',
    player_id: 'KC',
    is_keeper: true,
    metadata: player('Kansas City', 'Chiefs', 'DEF'),
  },
];
