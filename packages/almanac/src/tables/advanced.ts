import { defineTable } from './table.ts';

const seasonWeekColumns = {
  season: { type: 'whole', meaning: 'Year in which the season began' },
  seasonType: { type: 'text', meaning: 'REG or POST' },
  week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs; 0 is the regular season as a whole' },
  playerId: { type: 'text', meaning: 'Athlete' },
  teamId: { type: 'text', meaning: 'Team played for' },
} as const;

/** Tracking data of passers. */
export const nextGenPassing = defineTable({
  name: 'nextGenPassing',
  meaning: "A passer's tracking data in a week",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    attempts: { type: 'whole', meaning: 'Passes thrown' },
    secondsToThrow: { type: 'number', nullable: true, meaning: 'Mean seconds from snap to throw' },
    completedAirYards: { type: 'number', nullable: true, meaning: 'Mean yards in the air of completions' },
    intendedAirYards: { type: 'number', nullable: true, meaning: 'Mean yards in the air of all passes' },
    airYardsToSticks: { type: 'number', nullable: true, meaning: 'Mean yards in the air beyond the first-down line' },
    aggressivenessPercent: { type: 'number', nullable: true, meaning: 'Passes into tight coverage, 0 to 100' },
    completionPercent: { type: 'number', nullable: true, meaning: '0 to 100' },
    expectedCompletionPercent: { type: 'number', nullable: true, meaning: '0 to 100' },
    completionPercentOverExpected: { type: 'number', nullable: true, meaning: 'Difference of the two, in points' },
    passerRating: { type: 'number', nullable: true, meaning: '0 to 158.3' },
  },
});

/** Tracking data of rushers. */
export const nextGenRushing = defineTable({
  name: 'nextGenRushing',
  meaning: "A rusher's tracking data in a week",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    attempts: { type: 'whole', meaning: 'Carries' },
    efficiency: { type: 'number', nullable: true, meaning: 'Yards travelled per yard gained; lower is straighter' },
    stackedBoxPercent: {
      type: 'number',
      nullable: true,
      meaning: 'Carries against eight or more in the box, 0 to 100',
    },
    secondsToLine: { type: 'number', nullable: true, meaning: 'Mean seconds to the line of scrimmage' },
    expectedYards: { type: 'number', nullable: true, meaning: 'Yards an average runner would have gained' },
    yardsOverExpected: { type: 'number', nullable: true, meaning: 'Yards gained beyond those' },
    yardsOverExpectedPerAttempt: { type: 'number', nullable: true, meaning: 'The same per carry' },
  },
});

/** Tracking data of receivers. */
export const nextGenReceiving = defineTable({
  name: 'nextGenReceiving',
  meaning: "A receiver's tracking data in a week",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    targets: { type: 'whole', meaning: 'Passes thrown to the player' },
    cushionYards: { type: 'number', nullable: true, meaning: 'Mean yards to the defender at the snap' },
    separationYards: { type: 'number', nullable: true, meaning: 'Mean yards to the defender at the catch or the miss' },
    intendedAirYards: { type: 'number', nullable: true, meaning: 'Mean yards in the air of the player’s targets' },
    airYardsSharePercent: { type: 'number', nullable: true, meaning: "Share of the team's air yards, 0 to 100" },
    catchPercent: { type: 'number', nullable: true, meaning: '0 to 100' },
    yardsAfterCatch: { type: 'number', nullable: true, meaning: 'Mean yards after the catch' },
    expectedYardsAfterCatch: { type: 'number', nullable: true, meaning: 'What an average receiver would have gained' },
    yardsAfterCatchOverExpected: { type: 'number', nullable: true, meaning: 'Difference of the two' },
  },
});

/** Charted passing, per game. */
export const advancedPassing = defineTable({
  name: 'advancedPassing',
  meaning: "A passer's charted game",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    drops: { type: 'whole', nullable: true, meaning: 'Passes dropped by receivers' },
    badThrows: { type: 'whole', nullable: true, meaning: 'Passes off target' },
    sacks: { type: 'whole', nullable: true, meaning: 'Times sacked' },
    blitzes: { type: 'whole', nullable: true, meaning: 'Times blitzed' },
    hurries: { type: 'whole', nullable: true, meaning: 'Times hurried' },
    hits: { type: 'whole', nullable: true, meaning: 'Times hit' },
    pressures: { type: 'whole', nullable: true, meaning: 'Times pressured' },
    pressurePercent: { type: 'number', nullable: true, meaning: 'Dropbacks under pressure, 0 to 100' },
  },
});

/** Charted rushing, per game. */
export const advancedRushing = defineTable({
  name: 'advancedRushing',
  meaning: "A rusher's charted game",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    carries: { type: 'whole', nullable: true, meaning: 'Carries' },
    yardsBeforeContact: { type: 'number', nullable: true, meaning: 'Yards before the first hit' },
    yardsAfterContact: { type: 'number', nullable: true, meaning: 'Yards after the first hit' },
    brokenTackles: { type: 'whole', nullable: true, meaning: 'Tackles broken on carries' },
  },
});

/** Charted receiving, per game. */
export const advancedReceiving = defineTable({
  name: 'advancedReceiving',
  meaning: "A receiver's charted game",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...seasonWeekColumns,
    brokenTackles: { type: 'whole', nullable: true, meaning: 'Tackles broken after catches' },
    drops: { type: 'whole', nullable: true, meaning: 'Passes dropped' },
    interceptionsWhenTargeted: { type: 'whole', nullable: true, meaning: 'Passes to the player that were intercepted' },
    ratingWhenTargeted: {
      type: 'number',
      nullable: true,
      meaning: 'Passer rating of throws to the player, 0 to 158.3',
    },
  },
});
