// Answers of ESPN's shape about a league that never was: four teams, a defence scored by its own values, bids, a
// keeper, a trade, and a team without an opponent in week 2.
import { ESPN_WEEK_VIEWS } from '../api.ts';

const BASE = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl';
export const SEASON = 2026;
export const LEAGUE_ID = '700';
const LEAGUE = `${BASE}/seasons/${SEASON}/segments/0/leagues/${LEAGUE_ID}`;

const status = { latestScoringPeriod: 2, firstScoringPeriod: 1, finalScoringPeriod: 17 };
const draftDetail = { drafted: true, inProgress: false };
const scheduleSettings = {
  matchupPeriodCount: 14,
  matchupPeriods: { '1': [1], '2': [2], '14': [14], '15': [16, 15] },
  playoffTeamCount: 4,
  playoffSeedingRule: 'H2H_RECORD',
  divisions: [
    { id: 0, name: 'East', size: 2 },
    { id: 1, name: 'West', size: 2 },
  ],
};
const draftSettings = {
  type: 'SNAKE',
  leagueSubType: 'NONE',
  auctionBudget: 200,
  keeperCount: 1,
  pickOrder: [1, 2, 3, 4],
  date: 1_787_000_000_000,
};

/** Games are played an hour into each week of ten hours, from moment 0 on. */
const HOUR = 3_600_000;
/** Weeks of a thousand hours, from a day of August 2026 on. */
export const weekStart = (week: number) => 1_787_000_000_000 + week * 1_000 * HOUR;

export const INVENTED_SETTINGS = {
  id: 700,
  seasonId: SEASON,
  status,
  draftDetail,
  settings: {
    name: 'Invented League',
    size: 4,
    rosterSettings: {
      lineupSlotCounts: { '0': 1, '2': 1, '4': 1, '7': 1, '10': 1, '16': 1, '20': 2, '21': 1, '23': 1 },
    },
    scoringSettings: {
      scoringType: 'H2H_POINTS',
      scoringItems: [
        { statId: 3, points: 0.04 },
        { statId: 4, points: 4 },
        { statId: 24, points: 0.1 },
        { statId: 25, points: 6 },
        { statId: 53, points: 0.5, pointsOverrides: { '6': 1 } },
        { statId: 99, points: 0, pointsOverrides: { '16': 1 } },
        { statId: 209, points: 1 },
      ],
    },
    scheduleSettings,
    acquisitionSettings: {
      isUsingAcquisitionBudget: true,
      acquisitionBudget: 100,
      minimumBid: 2,
      acquisitionType: 'WAIVERS_CONTINUOUS',
      waiverHours: 24,
      waiverProcessDays: ['WEDNESDAY', 'SUNDAY'],
      waiverProcessHour: 4,
    },
    draftSettings,
    tradeSettings: { deadlineDate: weekStart(10) },
  },
};

/** Seeds by team: the winners of both divisions, then the others. */
const SEEDS = [3, 4, 1, 2];

const team = (id: number, name: string, wins: number, spent: number) => ({
  id,
  name,
  abbrev: `T${id}`,
  owners: [`{OWNER-${id}}`],
  logo: id === 1 ? 'https://pictures.example/1.png' : 'http://pictures.example/2.svg',
  divisionId: id % 2,
  playoffSeed: SEEDS[id - 1],
  rankCalculatedFinal: 0,
  waiverRank: id,
  record: { overall: { wins, losses: 1 - wins, ties: 0, pointsFor: 80.1 + id, pointsAgainst: 70.25 } },
  transactionCounter: { acquisitionBudgetSpent: spent },
  draftStrategy: { keeperPlayerIds: [] },
});
export const INVENTED_TEAMS = {
  id: 700,
  status,
  draftDetail,
  members: [
    { id: '{OWNER-1}', displayName: 'ada' },
    { id: '{OWNER-2}', firstName: 'Bob', lastName: 'Invented' },
  ],
  teams: [team(1, 'Ada & Co', 1, 12), team(2, 'Bobcats', 0, 0), team(3, 'Cleopatra', 1, 3), team(4, 'Dynamo', 0, 0)],
};

const entry = (playerId: number, lineupSlotId: number, positionId: number, week: number, points: number) => ({
  playerId,
  lineupSlotId,
  playerPoolEntry: {
    player: {
      fullName: playerId < 0 ? 'Bears D/ST' : `Invented ${playerId}`,
      defaultPositionId: positionId,
      stats: [
        { statSourceId: 1, statSplitTypeId: 1, scoringPeriodId: week, appliedTotal: 99 },
        { statSourceId: 0, statSplitTypeId: 1, scoringPeriodId: week, appliedTotal: points },
      ],
    },
  },
});
const lineup = (team: number, week: number) => [
  entry(team * 100 + 1, 0, 1, week, 20),
  entry(team * 100 + 2, 23, 2, week, 10.5),
  entry(team * 100 + 3, 20, 3, week, 4),
  entry(team * 100 + 4, 10, 11, week, 3),
  ...(team === 1 ? [entry(-16_003, 16, 16, week, 7)] : []),
];
const side = (teamId: number, week: number, points: number, isAsked: boolean) => ({
  teamId,
  totalPoints: points,
  pointsByScoringPeriod: { [week]: points },
  ...(isAsked && { rosterForCurrentScoringPeriod: { entries: lineup(teamId, week) } }),
});
const weekAnswer = (week: number) => ({
  id: 700,
  draftDetail,
  status,
  settings: { scheduleSettings },
  teams: INVENTED_TEAMS.teams.map(({ id }) => ({ id })),
  schedule: [
    {
      matchupPeriodId: 1,
      playoffTierType: 'NONE',
      home: side(1, 1, 37.5, week === 1),
      away: side(2, 1, 30.5, week === 1),
    },
    {
      matchupPeriodId: 1,
      playoffTierType: 'NONE',
      home: side(3, 1, 30.5, week === 1),
      away: side(4, 1, 30.5, week === 1),
    },
    { matchupPeriodId: 2, playoffTierType: 'NONE', home: side(1, 2, 40, week === 2), away: side(3, 2, 31, week === 2) },
    { matchupPeriodId: 2, playoffTierType: 'NONE', home: { teamId: 2, totalPoints: 12 } },
    {
      matchupPeriodId: 15,
      playoffTierType: 'WINNERS_BRACKET',
      home: side(1, 15, 0, false),
      away: side(4, 15, 0, false),
    },
  ],
});

const pick = (overallPickNumber: number, teamId: number, playerId: number, keeper = false) => ({
  overallPickNumber,
  roundId: Math.ceil(overallPickNumber / 4),
  roundPickNumber: ((overallPickNumber - 1) % 4) + 1,
  teamId,
  playerId,
  bidAmount: 0,
  keeper,
});
export const INVENTED_DRAFT = {
  id: 700,
  status,
  draftDetail: {
    ...draftDetail,
    picks: [
      ...[pick(1, 1, 101), pick(2, 2, 201), pick(3, 3, 301), pick(4, 4, 401)],
      ...[pick(5, 4, 402), pick(6, 3, 302), pick(7, 2, 202, true), pick(8, 1, -16_003)],
    ],
  },
  settings: { draftSettings },
};

/** Its draft while it is held: the keeper is on the board, and picks to come are not told. */
export const draftHeld = (made: number) => ({
  [`${LEAGUE}?view=mDraftDetail`]: {
    ...INVENTED_DRAFT,
    draftDetail: {
      ...{ drafted: false, inProgress: true },
      picks: [
        ...[pick(1, 1, 101), pick(2, 2, 901), pick(3, 3, -16_003), pick(4, 4, 401)].slice(0, made),
        pick(7, 2, 202, true),
      ],
    },
  },
});

const topic = (id: string, date: number, ...messages: readonly object[]) => ({ id, date, messages });
export const INVENTED_ACTIVITY = {
  topics: [
    topic(
      'move-5',
      weekStart(2) + HOUR,
      { messageTypeId: 244, targetId: 101, from: 1, to: 2 },
      { messageTypeId: 244, targetId: 201, from: 2, to: 1 },
    ),
    topic('move-4', weekStart(1) + 3 * HOUR, { messageTypeId: 239, targetId: 401, from: -1, to: -1, for: 4 }),
    topic(
      'move-3',
      weekStart(1) + 2 * HOUR,
      { messageTypeId: 180, targetId: 901, from: 12, to: 1 },
      { messageTypeId: 181, targetId: 102, to: 1 },
    ),
    topic(
      'move-2',
      weekStart(1) + HOUR,
      { messageTypeId: 178, targetId: -16_003, to: 3 },
      { messageTypeId: 179, targetId: 302, to: 3 },
    ),
    topic('move-1', weekStart(1), { messageTypeId: 999, targetId: 1, to: 1 }),
  ],
};

/** Eighteen weeks; each ends with its only game. */
const INVENTED_GAMES = {
  settings: {
    proTeams: [
      {
        id: 3,
        proGamesByScoringPeriod: Object.fromEntries(
          Array.from({ length: 18 }, (_, index) => [index + 1, [{ date: weekStart(index + 1) + 10 * HOUR }]]),
        ),
      },
    ],
  },
};
const INVENTED_PEOPLE = [
  { id: 101, fullName: 'Invented 101', defaultPositionId: 1 },
  { id: 901, fullName: 'Invented 901', defaultPositionId: 4 },
  { id: -16_003, fullName: 'Bears D/ST', defaultPositionId: 16 },
];

/** Everything that ESPN says about the league, by address. */
export const INVENTED_ANSWERS: Readonly<Record<string, unknown>> = {
  [`${LEAGUE}?view=mSettings`]: INVENTED_SETTINGS,
  [`${LEAGUE}?view=mTeam`]: INVENTED_TEAMS,
  [`${LEAGUE}?view=mDraftDetail`]: INVENTED_DRAFT,
  [`${LEAGUE}?scoringPeriodId=1&${ESPN_WEEK_VIEWS}`]: weekAnswer(1),
  [`${LEAGUE}?scoringPeriodId=2&${ESPN_WEEK_VIEWS}`]: weekAnswer(2),
  [`${LEAGUE}?scoringPeriodId=2&view=mRoster`]: {
    teams: [2, 4].map((id) => ({ id, roster: { entries: lineup(id, 2) } })),
  },
  [`${LEAGUE}/communication/?view=kona_league_communication`]: INVENTED_ACTIVITY,
  [`${BASE}/seasons/${SEASON}/players?scoringPeriodId=0&view=players_wl`]: INVENTED_PEOPLE,
  [`${BASE}/seasons/${SEASON}?view=proTeamSchedules_wl`]: INVENTED_GAMES,
};
