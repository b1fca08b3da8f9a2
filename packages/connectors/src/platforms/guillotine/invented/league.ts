// Answers of the assumed shape about a league that never was: three teams, one of them cut in the first week.
export const INVENTED_USER = { id: 'u_1', username: 'ada', displayName: 'Ada', avatarUrl: null };

const SUMMARY = {
  id: 'L1',
  name: 'Invented Chop',
  season: 2026,
  status: 'active',
  visibility: 'public',
  teamCount: 3,
  week: 2,
  myTeamId: 't1',
};
export const INVENTED_LEAGUES = { leagues: [SUMMARY] };

export const INVENTED_LEAGUE = {
  ...SUMMARY,
  format: 'final-four',
  rosterSlots: [
    { slot: 'QB', count: 1 },
    { slot: 'FLEX', count: 2, eligible: ['RB', 'WR', 'TE'] },
    { slot: 'EDGE', count: 1, eligible: ['DL'] },
    { slot: 'BN', count: 2 },
  ],
  scoring: { rec: 1, rec_yd: 0.1, rush_40p: 1 },
  waivers: {
    budget: 1_000,
    minimumBid: 1,
    runs: [{ day: 'wed', time: '15:00', zone: 'America/New_York' }],
    freeAgency: 'none',
  },
  cutsPerWeek: [
    { fromWeek: 1, count: 1 },
    { fromWeek: 5, count: 2 },
  ],
};

const team = (id: string, name: string, rest: object = {}) => ({
  id,
  name,
  owner: { id: `u_${id}`, displayName: `owner of ${id}`, avatarUrl: null },
  budgetLeft: 640,
  state: 'alive',
  cutWeek: null,
  pointsToDate: 120.4,
  ...rest,
});
export const INVENTED_TEAMS = {
  teams: [team('t1', 'Ada'), team('t2', ''), team('t3', 'Gone', { state: 'cut', cutWeek: 1, pointsToDate: 61.2 })],
};

export const INVENTED_ROSTERS = {
  rosters: [
    {
      teamId: 't1',
      players: [
        { playerId: '101', slot: 'QB', starter: true, points: 17.3 },
        { playerId: '102', slot: 'FLEX', starter: true, points: 8 },
        { playerId: '103', slot: 'BN', starter: false, points: 4 },
      ],
    },
    { teamId: 't2', players: [{ playerId: '201', slot: 'EDGE', starter: true, points: null }] },
  ],
};

export const INVENTED_SCORES = {
  final: true,
  scores: [
    { teamId: 't1', points: 131.2, projected: 120.4 },
    { teamId: 't2', points: 99 },
    { teamId: 't3', points: 61.2 },
  ],
  cut: ['t3'],
};

/** The newest first. */
export const INVENTED_MOVES = {
  transactions: [
    {
      id: 'm3',
      type: 'waiver',
      teamId: 't1',
      adds: ['301'],
      drops: ['104'],
      bid: 41,
      state: 'won',
      at: '2026-09-16T19:00:00Z',
    },
    {
      id: 'm2',
      type: 'waiver',
      teamId: 't2',
      adds: ['301'],
      drops: [],
      bid: 40,
      state: 'lost',
      at: '2026-09-16T19:00:00Z',
    },
    {
      id: 'm1',
      type: 'cut',
      teamId: 't3',
      adds: [],
      drops: ['301', '302'],
      bid: null,
      state: 'won',
      at: '2026-09-15T07:00:00Z',
    },
    {
      id: 'm0',
      type: 'something new',
      teamId: 't3',
      adds: [],
      drops: [],
      bid: null,
      state: 'won',
      at: '2026-09-15T07:00:00Z',
    },
  ],
};

export const INVENTED_DRAFT = {
  type: 'snake',
  status: 'complete',
  rounds: 14,
  picks: [
    { overall: 2, round: 1, teamId: 't2', playerId: '201' },
    { overall: 1, round: 1, teamId: 't1', playerId: '101' },
  ],
};
