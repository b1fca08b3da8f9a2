/** A league that never was, as Fleaflicker would answer about it; names are invented. */
const SEASON = 2026;
const TEAMS = [
  { id: 101, name: 'Paper Tigers', initials: 'PT' },
  { id: 102, name: 'Late Bloomers', initials: 'LB' },
  { id: 103, name: 'Iron Kettles', initials: 'IK' },
  { id: 104, name: 'Quiet Storms', initials: 'QS' },
] as const;
type Team = (typeof TEAMS)[number];
const [TIGERS, BLOOMERS, KETTLES, STORMS] = TEAMS;
const DAY = 86_400_000;
const FIRST_WEEK = Date.UTC(SEASON, 8, 8, 10);

/** Tuesday of a week. */
const starts = (week: number): string => String(FIRST_WEEK + (week - 1) * 7 * DAY);
const inWeek = (week: number, days: number): string => String(FIRST_WEEK + ((week - 1) * 7 + days) * DAY);

const POSITIONS = [
  { label: 'QB', group: 'START', eligibility: ['QB'], min: 1, max: 3, start: 1 },
  { label: 'RB/WR/TE', group: 'START', eligibility: ['RB', 'WR', 'TE'], start: 1 },
  { label: 'LB', group: 'START', eligibility: ['LB', 'LB'], start: 1 },
  { label: 'D/ST', group: 'START', eligibility: ['D/ST'], start: 1 },
  { label: 'K', group: 'START', eligibility: ['K'], start: 1 },
  { label: 'CB', group: 'START', eligibility: ['CB'], max: 4 },
  { label: 'IR', group: 'INJURED', eligibility: ['QB', 'RB'], start: 2 },
  { label: 'TAXI', group: 'TAXI', eligibility: ['QB', 'RB'], start: 1 },
  { label: 'BN', max: 2 },
];

/** Seven players a team: five starters, the bench, one injured. */
const CODES = ['QB', 'RB', 'LB', 'D/ST', 'K', 'WR', 'RB'] as const;
const uuid = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

export const player = (team: Team, index: number, more: object = {}) => {
  const id = team.id * 10 + index;
  const position = CODES[index] ?? 'WR';
  return {
    proPlayer: {
      id,
      nameFull: `Stranger ${id}`,
      position,
      proTeamAbbreviation: position === 'D/ST' ? ['JAC', 'WAS', 'LV', 'GB'][team.id - 101] : 'FA',
      ...(position !== 'D/ST' && { externalIds: [{ id: uuid(id) }] }),
    },
    ...more,
  };
};

/** Without the ids of others, as most calls tell somebody. */
const plain = (team: Team, index: number) => {
  const { proPlayer } = player(team, index);
  const { externalIds: _, ...told } = proPlayer as typeof proPlayer & { externalIds?: unknown };
  return { proPlayer: told };
};

const points = (value: number) => (value === 0 ? { formatted: '0' } : { value, formatted: String(value) });
const scored = (team: Team, index: number) => ({ ...plain(team, index), viewingActualPoints: points(index * 3.5) });

export const USER_LEAGUES = {
  leagues: [{ id: 55, name: 'Invented League', ownedTeam: { id: 102, name: 'Late Bloomers' }, size: 4 }],
};

export const STANDINGS = {
  season: SEASON,
  league: {
    id: 55,
    name: 'Invented League',
    logoUrl: 'https://pictures.example/55.jpg',
    waiverType: 'BLIND_BID',
    defaultWaiverBudget: 100,
    maxKeepers: 3,
    size: 4,
  },
  divisions: [
    { id: 1, name: 'Upper', teams: [TIGERS, BLOOMERS] },
    { id: 2, name: 'Lower', teams: [KETTLES, STORMS] },
  ].map((division) => ({
    ...division,
    teams: division.teams.map((team, index) => ({
      ...team,
      owners: team === STORMS ? undefined : [{ id: 900 + team.id, displayName: `owner of ${team.initials}` }],
      recordOverall: index === 0 ? { wins: 1, rank: 1 } : { losses: 1, rank: 3 },
      pointsFor: points(35.00001),
      pointsAgainst: points(35),
      waiverAcquisitionBudget: team === TIGERS ? { formatted: '$0' } : points(80),
    })),
  })),
};

const everybody = POSITIONS.flatMap(({ eligibility = [] }) => eligibility);
const rule = (id: number, nameSingular: string, value: number, more: object = {}) => ({
  category: { id, nameSingular, namePlural: `${nameSingular}s` },
  points: points(value),
  forEvery: 1,
  applyTo: everybody,
  description: `${value} for every ${nameSingular}`,
  ...more,
});
const once = { isBonus: true, forEvery: undefined };

export const RULES = {
  rosterPositions: POSITIONS,
  groups: [
    {
      label: 'Passing',
      scoringRules: [
        rule(3, 'Passing Yard', 1, { forEvery: 25, pointsPer: points(0.04) }),
        rule(5, 'Passing TD', 4),
        rule(3, 'Passing Yard', 3, { ...once, boundLower: 300, boundUpper: 399 }),
        rule(11, 'QB Rating', 1, { forEvery: 10, boundLower: 100 }),
      ],
    },
    {
      label: 'Receiving',
      scoringRules: [
        rule(41, 'Catch', 1, { applyTo: ['TE'] }),
        rule(41, 'Catch', 1, { forEvery: 2, pointsPer: points(0.5), applyTo: ['QB', 'RB', 'WR'] }),
      ],
    },
    {
      label: 'Kicking',
      scoringRules: [
        rule(101, 'Field Goal Made', 3),
        rule(102, 'Field Goal Made', 1, { ...once, boundLower: 40, boundUpper: 49 }),
        rule(102, 'Field Goal Made', 2, { ...once, boundLower: 50, boundUpper: 100 }),
        rule(106, 'Field Goal Missed', -2, { ...once, boundUpper: 35 }),
      ],
    },
    { label: 'Punting' },
    {
      label: 'Defense',
      scoringRules: [
        rule(83, 'Solo Tackle', 1.5),
        rule(85, 'Sack', 2),
        rule(94, 'Point Allowed', 5, { ...once, boundUpper: 0 }),
        rule(94, 'Point Allowed', 3, { ...once, boundLower: 1, boundUpper: 17 }),
        rule(92, 'FG Blocked', 2),
        rule(129, 'Fumble Return Yard', 0.1, { applyTo: ['LB'] }),
      ],
    },
  ],
};

const PERIODS = [1, 2, 3, 4].map((value) => ({ ordinal: value, low: { startEpochMilli: starts(value) }, value }));

export const scoreboard = (week: number) => ({
  schedulePeriod: PERIODS[week - 1],
  eligibleSchedulePeriods: PERIODS,
  games: [
    { id: `${week}1`, home: TIGERS, away: BLOOMERS },
    // The last has nobody to play against.
    { id: `${week}2`, home: KETTLES },
  ].map((game, index) => ({
    ...game,
    homeScore: { score: points(week === 1 ? 35 : 0) },
    awayScore: { score: points(week === 1 ? 35.00001 : 0) },
    ...(week === 1 && { isFinalScore: true }),
    ...(index === 1 && { isConsolation: true }),
  })),
});

const place = (label: string) => POSITIONS.find((position) => position.label === label);
const LINEUP = ['QB', 'RB/WR/TE', 'LB', 'D/ST', 'K'];

export const boxScore = (week: number, index: number) => {
  const { games } = scoreboard(week);
  const away = index === 0 ? BLOOMERS : null;
  const home = index === 0 ? TIGERS : KETTLES;
  const slot = (label: string, at: number) => ({
    position: place(label),
    home: scored(home, at),
    ...(away && { away: scored(away, at) }),
  });
  return {
    game: games[index],
    lineups: [
      { group: 'START', slots: LINEUP.map(slot) },
      { slots: [slot('BN', 5), { position: place('BN') }] },
      { group: 'INJURED', slots: [slot('IR', 6)] },
    ],
  };
};

export const ROSTERS = {
  rosters: TEAMS.map((team) => ({
    team,
    players: CODES.map((_, index) => player(team, index, index === 0 ? { isKeeper: true } : {})),
  })),
};

export const TRANSACTIONS = [
  {
    items: [
      {
        timeEpochMilli: inWeek(2, 1),
        transaction: { type: 'TRANSACTION_CLAIM', player: plain(TIGERS, 8), team: TIGERS, bidAmount: 7 },
      },
      {
        timeEpochMilli: inWeek(2, 1),
        transaction: { type: 'TRANSACTION_DROP', player: plain(TIGERS, 9), team: TIGERS },
      },
      { timeEpochMilli: inWeek(1, 2), transaction: { player: plain(STORMS, 8), team: STORMS } },
      {
        timeEpochMilli: inWeek(1, 2),
        transaction: { type: 'TRANSACTION_TRADE', player: plain(STORMS, 1), team: KETTLES, tradeId: 77 },
      },
    ],
    resultOffsetNext: 30,
  },
  {
    items: [
      {
        timeEpochMilli: inWeek(1, 1),
        transaction: { type: 'TRANSACTION_DROP', player: plain(STORMS, 9), team: STORMS },
      },
      {
        timeEpochMilli: inWeek(-9, 0),
        transaction: { type: 'TRANSACTION_DRAFT', player: plain(STORMS, 0), team: STORMS },
      },
    ],
  },
];

export const TRADES = {
  trades: [
    {
      id: 77,
      status: 'TRADE_STATUS_EXECUTED',
      proposedOn: inWeek(1, 0),
      approvedOn: inWeek(1, 3),
      teams: [
        { team: KETTLES, playersObtained: [plain(STORMS, 1)] },
        {
          team: STORMS,
          picksObtained: [{ season: 2027, slot: { round: 2, slot: 1 }, ownedBy: STORMS, originalOwner: KETTLES }],
        },
      ],
    },
  ],
  resultTotal: 1300,
};

/** Three rounds of a snake; the last pick is still to be made. */
export const DRAFT_BOARD = {
  orderedSelections: [1, 2, 3].flatMap((round) =>
    (round === 2 ? [...TEAMS].reverse() : [...TEAMS]).map((team, index) => ({
      slot: { round, slot: index + 1, overall: (round - 1) * 4 + index + 1 },
      team,
      ...(round * 10 + index < 33 && { player: plain(team, round - 1) }),
    })),
  ),
};

export const PAST_STANDINGS = { ...STANDINGS, season: SEASON - 1 };

/** The season before: six rounds of a snake, one player kept. */
export const PAST_DRAFT_BOARD = {
  orderedSelections: ['RB', 'WR', 'QB', 'WR', 'D/ST', 'K'].flatMap((position, index) =>
    (index % 2 === 1 ? [...TEAMS].reverse() : [...TEAMS]).map((team, turn) => ({
      slot: { round: index + 1, slot: turn + 1, overall: index * 4 + turn + 1 },
      team,
      player: {
        proPlayer: { id: 5000 + index * 4 + turn, nameFull: `Earlier ${index} ${turn}`, position },
        isKeeper: index === 1 && turn === 0,
      },
    })),
  ),
};

export const teamPicks = (team: Team) => ({
  picks: [
    { season: 2027, slot: { round: 1 }, ownedBy: team },
    ...(team === KETTLES || team === STORMS
      ? [{ season: 2027, slot: { round: 2 }, ownedBy: STORMS, originalOwner: KETTLES, traded: true }]
      : []),
  ],
});

export const INVENTED_TEAMS = TEAMS;
