/** A league that never was, as MyFantasyLeague would answer about it; names are invented. */
const around = (name: string, payload: unknown) => ({ version: '1.0', encoding: 'utf-8', [name]: payload });
/** 2026-09-09 and after, in seconds. */
const at = (day: number): string => String(1_788_912_000 + day * 86_400);

const NAMES = ['Paper Tigers', 'Late Bloomers', 'Iron Kettles', 'Quiet Storms'];
const IDS = ['0001', '0002', '0003', '0004'] as const;

/** Seven players a team; the last two of a team are on the taxi squad and injured. */
const CODES = ['QB', 'RB', 'WR', 'LB', 'Def', 'PK', 'RB', 'TE'] as const;
const idOf = (team: number, index: number): string => String(1000 + team * 10 + index).padStart(5, '0');
const DEFENCES = ['GBP', 'KCC', 'JAC', 'SFO'];

export const LOGIN = '<?xml version="1.0" encoding="utf-8"?>\n<status MFL_USER_ID="aW52ZW50ZWQ+/w==">OK</status>\n';
export const LOGIN_REFUSED = '<?xml version="1.0" encoding="utf-8"?>\n<error>Invalid user name or password</error>\n';

export const MY_LEAGUES = around('leagues', {
  league: {
    league_id: '70001',
    name: 'Invented League',
    franchise_id: '0002',
    franchise_name: 'Late Bloomers',
    url: 'https://www99.myfantasyleague.com/2026/home/70001',
  },
});

const TOLD = {
  id: '70001',
  name: 'Invented League',
  baseURL: 'https://www99.myfantasyleague.com',
  h2h: 'YES',
  bestLineup: 'No',
  startWeek: '1',
  endWeek: '4',
  lastRegularSeasonWeek: '3',
  standingsSort: 'PCT,PTS,',
  currentWaiverType: 'BBID_FCFS',
  bbidSeasonLimit: '100',
  bbidMinimum: '0.50',
  rosterSize: '9',
  taxiSquad: '2',
  injuredReserve: '',
  loadRosters: 'email_draft',
  starters: {
    count: '7',
    idp_starters: '1',
    position: [
      { name: 'QB', limit: '1-2' },
      { name: 'RB', limit: '1-2' },
      { name: 'WR', limit: '1-2' },
      { name: 'TE', limit: '0-1' },
      { name: 'PK', limit: '1' },
      { name: 'Def', limit: '1' },
      { name: 'LB', limit: '1' },
    ],
  },
  franchises: {
    count: '4',
    franchise: IDS.map((id, index) => ({
      id,
      name: NAMES[index],
      icon: index === 0 ? 'https://pictures.example/1.png' : '',
      waiverSortOrder: String(4 - index),
      bbidAvailableBalance: index === 1 ? '0.00' : '87.50',
      division: index < 2 ? '00' : '01',
      ...(index === 0 && { owner_name: 'Somebody' }),
    })),
  },
  history: {
    league: [
      { year: '2026', url: 'https://www99.myfantasyleague.com/2026/home/70001' },
      { year: '2025', url: 'http://www98.myfantasyleague.com/2025/home/69001' },
    ],
  },
  divisions: {
    count: '2',
    division: [
      { id: '00', name: 'Upper' },
      { id: '01', name: 'Lower' },
    ],
  },
};
export const LEAGUE = around('league', TOLD);

const rule = (event: string, points: string, range: string) => ({
  event: { $t: event },
  points: { $t: points },
  range: { $t: range },
});

export const RULES = around('rules', {
  positionRules: [
    {
      positions: 'QB|RB|WR|TE',
      rule: [
        rule('#P', '*4', '0-10'),
        rule('PY', '1/25', '-50-999'),
        rule('PY', '3', '300-999'),
        rule('RY', '*.1', '-50-999'),
        rule('CY', '*0.1', '0-999'),
        rule('CC', '*.5', '0-99'),
        rule('RS', '2', '40-99'),
        rule('RATE', '1', '100-158'),
      ],
    },
    { positions: 'TE', rule: rule('CC', '*.5', '0-99') },
    {
      positions: 'PK',
      rule: [rule('FG', '3', '0-29'), rule('FG', '*.1', '30-99'), rule('EP', '*1', '0-10'), rule('MG', '-1', '0-45')],
    },
    {
      positions: 'Def',
      rule: [
        rule('TPA', '10', '0-0'),
        rule('TPA', '4', '1-13'),
        rule('SK', '*1', '0-20'),
        rule('#T', '*6', '0-10'),
        rule('OPA', '-1', '30-99'),
      ],
    },
    { positions: 'LB|DT', rule: [rule('TKD', '*1', '0-99'), rule('SK', '*2', '0-20')] },
    // Nobody in the league plays it.
    { positions: 'Coach', rule: rule('W', '*10', '0-1') },
  ],
});

export const PLAYERS = around('players', {
  timestamp: '1',
  player: IDS.flatMap((_, team) =>
    [...CODES, 'WR'].map((position, index) => ({
      id: idOf(team, index),
      name: position === 'Def' ? `Nobodies, Nowhere ${team}` : `Number ${team * 10 + index}, Stranger`,
      position,
      team: position === 'Def' ? DEFENCES[team] : 'FA',
    })),
  ),
});

const STATUSES = ['ROSTER', 'ROSTER', 'ROSTER', 'ROSTER', 'ROSTER', 'ROSTER', 'TAXI_SQUAD', 'INJURED_RESERVE'];

export const ROSTERS = around('rosters', {
  franchise: IDS.map((id, team) => ({
    id,
    week: '1',
    // The last has one player, who comes without a list.
    player:
      team === 3
        ? { id: idOf(3, 0), status: 'ROSTER' }
        : CODES.map((_, index) => ({ id: idOf(team, index), status: STATUSES[index] })),
  })),
});

/** Week 1: everybody plays twice; week 2 is to come. */
const GAMES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
];
const SCORES = ['35', '24.5', '35', '3.50'];

const side = (team: number, other: number, isPlayed: boolean) => ({
  id: IDS[team],
  isHome: team < other ? '0' : '1',
  score: isPlayed ? SCORES[team] : '0',
  ...(isPlayed && { result: resultOf(Number(SCORES[team]), Number(SCORES[other])) }),
});
const resultOf = (mine: number, theirs: number) => (mine === theirs ? 'T' : mine > theirs ? 'W' : 'L');

export const SCHEDULE = around('schedule', {
  weeklySchedule: [1, 2, 3].map((week) => ({
    week: String(week),
    matchup: (week === 1 ? GAMES : GAMES.slice(0, 2)).map(([one, other]) => ({
      franchise: [side(one, other, week === 1), side(other, one, week === 1)],
    })),
  })),
});

const scored = (team: number) =>
  CODES.slice(0, team === 3 ? 1 : 6).map((_, index) => ({
    id: idOf(team, index),
    status: team === 1 && index === 1 ? 'nonstarter' : 'starter',
    score: String(index * 3.5),
  }));

export const weeklyResults = (week: number) =>
  around('weeklyResults', {
    week: String(week),
    matchup: (week === 1 ? GAMES : GAMES.slice(0, 2)).map(([one, other]) => ({
      regularSeason: '1',
      franchise: [side(one, other, week === 1), side(other, one, week === 1)].map((told, index) => ({
        ...told,
        ...(week === 1 && { player: scored(index === 0 ? one : other) }),
      })),
    })),
  });

export const TRANSACTIONS = around('transactions', {
  transaction: [
    { type: 'LOCK_ALL_PLAYERS', franchise: '', transaction: '', timestamp: at(5) },
    {
      type: 'TRADE',
      franchise: '0001',
      franchise2: '0002',
      franchise1_gave_up: `${idOf(0, 8)},FP_0003_2027_2,`,
      franchise2_gave_up: 'BB_10,DP_02_05,',
      timestamp: at(4),
    },
    { type: 'IR', franchise: '0001', activated: '', deactivated: `${idOf(0, 7)},`, timestamp: at(3) },
    { type: 'FREE_AGENT', franchise: '0003', transaction: `${idOf(2, 8)},|`, timestamp: at(2) },
    { type: 'BBID_WAIVER', franchise: '0004', transaction: `${idOf(3, 0)},|4.00|${idOf(3, 8)},`, timestamp: at(1) },
  ],
});
/** One alone, which comes without a list. */
export const ONE_TRANSACTION = around('transactions', {
  transaction: { type: 'FREE_AGENT', franchise: '0001', transaction: `|${idOf(0, 8)},`, timestamp: at(9) },
});

export const PENDING_TRADES = around('pendingTrades', {
  pendingTrade: {
    trade_id: '812',
    offeringteam: '0002',
    offeredto: '0003',
    will_give_up: `${idOf(1, 0)},`,
    will_receive: `${idOf(2, 0)},FP_0003_2027_1,`,
    timestamp: at(4),
    expires: at(11),
  },
});

/** A snake of two rounds; the last pick is still to be made, the one before was passed. */
export const DRAFT_RESULTS = around('draftResults', {
  draftUnit: {
    unit: 'LEAGUE',
    draftType: 'SDRAFT',
    round1DraftOrder: '0001,0002,0003,0004,',
    draftPick: [0, 1, 2, 3, 3, 2, 1, 0].map((team, index) => ({
      round: index < 4 ? '01' : '02',
      pick: `0${(index % 4) + 1}`,
      franchise: IDS[team],
      player: index === 7 ? '' : index === 6 ? '----' : idOf(team, index < 4 ? 0 : 1),
      timestamp: at(-20),
      comments: index === 5 ? '[Keeper] ' : '',
    })),
  },
});

export const SELECTED_KEEPERS = around('selectedKeepers', {
  franchise: [{ id: '0001', player: { id: idOf(0, 2) } }, { id: '0002' }],
});

export const FUTURE_PICKS = around('futureDraftPicks', {
  franchise: IDS.map((id, index) => ({
    id,
    futureDraftPick:
      index === 0
        ? { year: '2027', round: '1', originalPickFor: '0001' }
        : ['1', '2'].map((round) => ({ year: '2027', round, originalPickFor: id })),
  })),
});

export const SIGNED_OUT = {
  version: '1.0',
  error: {
    $t: 'API requires logged in user in league ID 70001 - Please be sure to pass the proper MFL_USER_ID cookie',
  },
};

/** The season before, under the number that the league had then. */
export const PAST_LEAGUE = around('league', {
  ...TOLD,
  id: '69001',
  history: { league: { year: '2025', url: 'http://www98.myfantasyleague.com/2025/home/69001' } },
});

/** Eight rounds of a snake without single defenders. */
export const PAST_DRAFT = around('draftResults', {
  draftUnit: {
    ...{ unit: 'LEAGUE', draftType: 'SDRAFT' },
    draftPick: [0, 1, 2, 7, 6, 5, 4, 8].flatMap((index, round) =>
      IDS.map((_, turn) => {
        const team = round % 2 === 0 ? turn : IDS.length - 1 - turn;
        return {
          ...{ round: `0${round + 1}`, pick: `0${turn + 1}`, franchise: IDS[team], player: idOf(team, index) },
          ...{ timestamp: at(-400), comments: '' },
        };
      }),
    ),
  },
});
