import { defineTable, type RowOf } from './table.ts';

/** Roster states of players who may not play for weeks. */
export const RESERVE_STATES: ReadonlySet<string> = new Set([
  'InjuredReserve',
  'PhysicallyUnableToPerform',
  'NonFootballInjured',
  'ReserveSuspended',
  'ReserveExempt',
  'ReserveRetired',
]);

/** The 32 teams. */
export const teams = defineTable({
  name: 'teams',
  meaning: 'An NFL team as it is now',
  key: ['teamId'],
  columns: {
    teamId: { type: 'text', meaning: "Pylon's code: nflverse's, except LAR for the Rams" },
    market: { type: 'text', meaning: "City or region ('Kansas City')" },
    name: { type: 'text', meaning: "Nickname ('Chiefs')" },
    conference: { type: 'text', meaning: 'AFC or NFC' },
    division: { type: 'text', meaning: "'AFC West'" },
    primaryColor: { type: 'text', meaning: 'CSS colour' },
    secondaryColor: { type: 'text', meaning: 'CSS colour' },
    logoUrl: { type: 'text', nullable: true, meaning: "Address of the logo at the data's own source" },
  },
});

/** Every athlete that any other table mentions. */
export const players = defineTable({
  name: 'players',
  meaning: 'An athlete, with the athlete’s ids at every source',
  key: ['playerId'],
  columns: {
    playerId: { type: 'text', meaning: "gsis id, else 'sleeper:<id>', else 'mfl:<id>'" },
    firstName: { type: 'text', meaning: 'Given name' },
    lastName: { type: 'text', meaning: 'Family name with suffix' },
    position: { type: 'text', meaning: 'QB, RB, WR, TE, K, or a defensive or line position (DL, LB, DB, OL, P, LS)' },
    teamId: { type: 'text', nullable: true, meaning: 'Team now; missing for a free agent' },
    jersey: { type: 'whole', nullable: true, meaning: 'Number on the shirt' },
    status: {
      type: 'text',
      meaning:
        'Active, InjuredReserve, Out, PhysicallyUnableToPerform, ReserveRetired, ReserveSuspended, ReserveExempt, NonFootballInjured, FreeAgent',
    },
    injuryStatus: { type: 'text', nullable: true, meaning: 'Latest game status: Questionable, Doubtful, Out' },
    birthDate: { type: 'date', nullable: true, meaning: 'Day of birth' },
    heightInches: { type: 'whole', nullable: true, meaning: 'Inches' },
    weightPounds: { type: 'whole', nullable: true, meaning: 'Pounds' },
    college: { type: 'text', nullable: true, meaning: 'Last college' },
    rookieYear: { type: 'whole', nullable: true, meaning: 'First season in the league' },
    draftOverall: { type: 'whole', nullable: true, meaning: 'Overall pick in the NFL draft; missing when undrafted' },
    headshotUrl: { type: 'text', nullable: true, meaning: "Address of the portrait at the data's own source" },
    gsisId: { type: 'text', nullable: true, meaning: 'NFL GSIS id' },
    sleeperId: { type: 'text', nullable: true, meaning: 'Sleeper id' },
    espnId: { type: 'text', nullable: true, meaning: 'ESPN id' },
    yahooId: { type: 'text', nullable: true, meaning: 'Yahoo id' },
    mflId: { type: 'text', nullable: true, meaning: 'MyFantasyLeague id' },
    fantasyprosId: { type: 'text', nullable: true, meaning: 'FantasyPros id' },
    pfrId: { type: 'text', nullable: true, meaning: 'Pro Football Reference id' },
    sportradarId: { type: 'text', nullable: true, meaning: 'Sportradar id' },
    cbsId: { type: 'text', nullable: true, meaning: 'CBS id' },
    fleaflickerId: { type: 'text', nullable: true, meaning: 'Fleaflicker id' },
    nflId: { type: 'text', nullable: true, meaning: 'NFL.com id' },
  },
});

/** Whom an athlete played for, by season. */
export const playerSeasons = defineTable({
  name: 'playerSeasons',
  meaning: "An athlete's last team and position of a season",
  key: ['season', 'playerId'],
  columns: {
    season: { type: 'whole', meaning: 'Year in which the season began' },
    playerId: { type: 'text', meaning: 'Athlete' },
    teamId: { type: 'text', nullable: true, meaning: 'Last team of the season so far' },
    position: { type: 'text', meaning: 'Position that season' },
    jersey: { type: 'whole', nullable: true, meaning: 'Number on the shirt' },
    status: { type: 'text', nullable: true, meaning: 'Roster status as the source writes it (ACT, RES, CUT)' },
  },
});

/** The schedule, with results where known. */
export const games = defineTable({
  name: 'games',
  meaning: 'A game, regular season or play-offs',
  key: ['gameId'],
  columns: {
    gameId: { type: 'text', meaning: "'2025_01_DAL_PHI'" },
    season: { type: 'whole', meaning: 'Year in which the season began' },
    seasonType: { type: 'text', meaning: 'REG or POST' },
    week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs' },
    kickoff: { type: 'instant', meaning: 'UTC' },
    homeTeamId: { type: 'text', meaning: 'Team at home' },
    awayTeamId: { type: 'text', meaning: 'Team away' },
    homeScore: { type: 'whole', nullable: true, meaning: 'Final score; missing before the end' },
    awayScore: { type: 'whole', nullable: true, meaning: 'Final score; missing before the end' },
    state: {
      type: 'text',
      nullable: true,
      meaning: 'scheduled, live, final, postponed, canceled; missing where the schedule alone tells of the game',
    },
    toldBy: { type: 'text', nullable: true, meaning: 'Who says the state, and a final score with it' },
    liveClock: { type: 'text', nullable: true, meaning: "Where a live game is ('Q2 6:22', 'Halftime')" },
    liveHomeScore: { type: 'whole', nullable: true, meaning: 'Score of a live game' },
    liveAwayScore: { type: 'whole', nullable: true, meaning: 'Score of a live game' },
    liveAsOf: { type: 'instant', nullable: true, meaning: 'When a live game stood so, UTC' },
    spread: { type: 'number', nullable: true, meaning: 'Points by which the home team is favoured' },
    total: { type: 'number', nullable: true, meaning: "Bookmakers' expected total points" },
    roof: { type: 'text', nullable: true, meaning: 'dome, outdoors, open, closed' },
    stadium: { type: 'text', nullable: true, meaning: 'Name' },
  },
});

/** Of a game of which the schedule alone tells. */
export const NOTHING_TOLD = {
  state: null,
  toldBy: null,
  liveClock: null,
  liveHomeScore: null,
  liveAwayScore: null,
  liveAsOf: null,
} satisfies Partial<RowOf<typeof games>>;
