import { defineTable, type TableDefinition } from './table.ts';

/** What is charted of an athlete's plays, summed. */
const counts = {
  dropbacks: { type: 'whole', meaning: 'Passes, sacks and scrambles that were charted, spikes left out' },
  motionDropbacks: { type: 'whole', meaning: 'Of them with motion before or at the snap' },
  playActionDropbacks: { type: 'whole', meaning: 'Of them with a faked run' },
  runPassOptionDropbacks: { type: 'whole', meaning: 'Of them from a run-pass option' },
  outOfPocketDropbacks: { type: 'whole', meaning: 'Of them outside the pocket' },
  rushedDropbacks: { type: 'whole', meaning: 'Of them whose pass rushers were counted' },
  passRushers: { type: 'whole', meaning: 'Pass rushers of those' },
  blitzedDropbacks: { type: 'whole', meaning: 'Of those against at least one blitzer' },
  sacks: { type: 'whole', meaning: 'Sacks taken' },
  ownSacks: { type: 'whole', meaning: 'Of them the passer’s own fault' },
  throws: { type: 'whole', meaning: 'Passes thrown' },
  throwAways: { type: 'whole', meaning: 'Of them thrown away' },
  aimedThrows: { type: 'whole', meaning: 'Of them not thrown away' },
  catchableThrows: { type: 'whole', meaning: 'Of those generally on target and not defended away' },
  droppedThrows: { type: 'whole', meaning: 'Of those dropped by the receiver' },
  interceptableThrows: { type: 'whole', meaning: 'Passes worthy of an interception' },
  screenThrows: { type: 'whole', meaning: 'Screen passes' },
  readThrows: { type: 'whole', meaning: 'Passes whose read is told, thrown away or not' },
  firstReadThrows: { type: 'whole', meaning: 'Of them to the first read' },
  checkdownThrows: { type: 'whole', meaning: 'Of them checked down' },
  targets: { type: 'whole', meaning: 'Passes thrown to the player that were charted' },
  catchableTargets: { type: 'whole', meaning: 'Of them generally on target and not defended away' },
  drops: { type: 'whole', meaning: 'Of those dropped' },
  contestedTargets: { type: 'whole', meaning: 'Targets with physical contact at the catch' },
  contestedCatches: { type: 'whole', meaning: 'Of them caught' },
  createdCatches: { type: 'whole', meaning: 'Catches only due to an exceptional play of the player' },
  firstReadTargets: { type: 'whole', meaning: "Targets as the passer's first read" },
  designedTargets: { type: 'whole', meaning: 'Targets by design of the play' },
  checkdownTargets: { type: 'whole', meaning: 'Targets on a check-down' },
  screenTargets: { type: 'whole', meaning: 'Targets on a screen' },
  playActionTargets: { type: 'whole', meaning: 'Targets after a faked run' },
  runs: { type: 'whole', meaning: 'Designed runs that were charted, scrambles and kneel-downs left out' },
  sneaks: { type: 'whole', meaning: 'Of them quarterback sneaks' },
  motionRuns: { type: 'whole', meaning: 'Of them with motion before or at the snap' },
  runPassOptionRuns: { type: 'whole', meaning: 'Of them from a run-pass option' },
  boxedRuns: { type: 'whole', meaning: 'Of them whose defenders in the box were counted' },
  boxDefenders: { type: 'whole', meaning: 'Defenders in the box on those' },
  lightBoxRuns: { type: 'whole', meaning: 'Of those against six or fewer' },
  heavyBoxRuns: { type: 'whole', meaning: 'Of those against eight or more' },
} as const satisfies TableDefinition['columns'];
export type ChartedKey = keyof typeof counts;
export type ChartedCounts = Record<ChartedKey, number>;
export const CHARTED_KEYS = Object.keys(counts) as readonly ChartedKey[]; // the keys of a literal
// One entry per key
export const NOTHING_CHARTED = Object.fromEntries(CHARTED_KEYS.map((key) => [key, 0])) as Readonly<ChartedCounts>;

/** What FTN charted, play by play, of an athlete's game. */
export const chartedWeeks = defineTable({
  name: 'chartedWeeks',
  meaning: "An athlete's game as FTN charted it",
  key: ['season', 'week', 'playerId'],
  columns: {
    season: { type: 'whole', meaning: 'Year in which the season began' },
    seasonType: { type: 'text', meaning: 'REG or POST' },
    week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs' },
    playerId: { type: 'text', meaning: 'Athlete' },
    teamId: { type: 'text', meaning: 'Team played for' },
    ...counts,
  },
});
