import { statColumns } from './stat-columns.ts';
import { defineTable, type TableDefinition } from './table.ts';

const weekColumns = {
  season: { type: 'whole', meaning: 'Year in which the season began' },
  seasonType: { type: 'text', meaning: 'REG or POST' },
  week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs' },
} as const satisfies TableDefinition['columns'];

/** What an athlete's chances become on average (engine/player-value/chance-worth); missing where not yet counted. */
const expected = (meaning: string) => ({ type: 'number', nullable: true, meaning }) as const;

/** What is counted of an athlete's chances. */
const chances = {
  passAttempts: { type: 'whole', meaning: 'Passes thrown, sacks left out' },
  passAttemptsInside20: { type: 'whole', meaning: "Of them from within the opponent's 20" },
  passAttemptsInside10: { type: 'whole', meaning: 'Of them from within the 10' },
  passAttemptsEndZone: { type: 'whole', meaning: 'Of them thrown into the end zone' },
  passTouchdownsInside20: {
    type: 'whole',
    nullable: true,
    meaning: "Touchdowns thrown from within the opponent's 20; missing where not yet counted",
  },
  passAirYards: { type: 'whole', meaning: 'Yards in the air of the passes thrown' },
  passEpa: { type: 'number', meaning: 'Expected points added by the player’s dropbacks' },
  carries: { type: 'whole', meaning: 'Carries, kneel-downs and scrambles included' },
  carriesInside20: { type: 'whole', meaning: "Of them from within the opponent's 20" },
  carriesInside10: { type: 'whole', meaning: 'Of them from within the 10' },
  carriesInside5: { type: 'whole', meaning: 'Of them from within the 5' },
  carryTouchdownsInside20: {
    type: 'whole',
    nullable: true,
    meaning: "Touchdowns run from within the opponent's 20; missing where not yet counted",
  },
  scrambles: { type: 'whole', meaning: 'Of them runs that began as passes' },
  rushEpa: { type: 'number', meaning: 'Expected points added by the player’s carries' },
  targets: { type: 'whole', meaning: 'Passes thrown to the player' },
  targetsInside20: { type: 'whole', meaning: "Of them from within the opponent's 20" },
  targetsInside10: { type: 'whole', meaning: 'Of them from within the 10' },
  targetsEndZone: { type: 'whole', meaning: 'Of them caught or aimed in the end zone' },
  targetTouchdownsInside20: {
    type: 'whole',
    nullable: true,
    meaning: "Touchdowns caught from within the opponent's 20; missing where not yet counted",
  },
  targetsDeep: { type: 'whole', meaning: 'Of them 20 yards or more in the air' },
  airYards: { type: 'whole', meaning: 'Yards in the air of the player’s targets' },
  receivingEpa: { type: 'number', meaning: 'Expected points added by the player’s targets' },
  expectedCompletions: expected('Completions that throws like these become on average'),
  expectedPassYards: expected('Yards of them'),
  expectedPassTouchdowns: expected('Touchdowns of them'),
  expectedInterceptions: expected('Interceptions that throws like these become on average'),
  expectedCatches: expected('Catches that targets like these become on average'),
  expectedReceivingYards: expected('Yards of them'),
  expectedReceivingTouchdowns: expected('Touchdowns of them'),
  expectedRushYards: expected('Yards that carries like these become on average'),
  expectedRushTouchdowns: expected('Touchdowns that carries like these become on average'),
} as const satisfies TableDefinition['columns'];
export type ChanceKey = keyof typeof chances;
export type Chances = Record<ChanceKey, number>;
export const NO_CHANCES = Object.fromEntries(Object.keys(chances).map((key) => [key, 0])) as Readonly<Chances>; // one entry per key
export const CHANCE_KEYS = Object.keys(chances) as readonly ChanceKey[]; // the keys of a literal

/** Where on the field an athlete's chances came, from play-by-play. */
export const usageWeeks = defineTable({
  name: 'usageWeeks',
  meaning: "An athlete's chances in a game, counted from the plays",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...weekColumns,
    playerId: { type: 'text', meaning: 'Athlete' },
    teamId: { type: 'text', meaning: 'Team played for' },
    ...chances,
    teamDropbacks: { type: 'whole', meaning: "The team's passes, sacks and scrambles in the game" },
    teamRushes: { type: 'whole', meaning: "The team's carries in the game, scrambles and kneel-downs left out" },
  },
});

/** What a team did in a regular season. */
export const teamSeasons = defineTable({
  name: 'teamSeasons',
  meaning: "A team's regular season so far",
  key: ['season', 'teamId'],
  columns: {
    season: { type: 'whole', meaning: 'Year in which the season began' },
    teamId: { type: 'text', meaning: 'Team' },
    games: { type: 'whole', meaning: 'Games played' },
    penalties: { type: 'whole', nullable: true, meaning: 'Penalties against the team' },
    penaltyYards: { type: 'whole', nullable: true, meaning: 'Yards of those penalties' },
    ...statColumns,
  },
});

/**
 * How teams play, from play-by-play. Plays are passes, sacks, scrambles and carries; kneel-downs and spikes are none.
 */
export const teamWeeks = defineTable({
  name: 'teamWeeks',
  meaning: "A team's choices in a game, counted from the plays",
  key: ['season', 'week', 'teamId'],
  columns: {
    ...weekColumns,
    teamId: { type: 'text', meaning: 'Team' },
    plays: { type: 'whole', meaning: 'Passes, sacks, scrambles and carries' },
    dropbacks: { type: 'whole', meaning: 'Of them passes, sacks and scrambles' },
    expectedDropbacks: {
      type: 'number',
      meaning:
        'Dropbacks that the league made of as many plays in the same downs, distances, scores, clocks and places',
    },
    pacedPlays: {
      type: 'whole',
      meaning: 'Snaps whose seconds are counted: the clock runs, it is not late, and the score is close',
    },
    pacedSeconds: { type: 'whole', meaning: 'Seconds of the game clock from the snaps before to them' },
    playsInside20: { type: 'whole', meaning: "Plays from within the opponent's 20" },
    dropbacksInside20: { type: 'whole', meaning: 'Of them passes, sacks and scrambles' },
    passes: { type: 'whole', meaning: 'Passes whose yards in the air are known' },
    airYards: { type: 'whole', meaning: 'Yards in the air of those passes' },
  },
});

/** The NFL draft. */
export const draftPicks = defineTable({
  name: 'draftPicks',
  meaning: 'A pick of the NFL draft',
  key: ['season', 'overall'],
  columns: {
    season: { type: 'whole', meaning: 'Year of the draft' },
    round: { type: 'whole', meaning: '1 to 7' },
    overall: { type: 'whole', meaning: 'Pick counted over all rounds, from 1' },
    teamId: { type: 'text', meaning: 'Team that picked' },
    playerId: { type: 'text', nullable: true, meaning: 'Athlete; missing when no source gives them an id' },
    name: { type: 'text', meaning: 'Name as drafted' },
    position: { type: 'text', meaning: 'Position as drafted' },
    college: { type: 'text', nullable: true, meaning: 'College' },
    age: { type: 'whole', nullable: true, meaning: 'Age in years at the draft' },
  },
});
