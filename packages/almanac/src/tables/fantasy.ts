import { statColumns } from './stat-columns.ts';
import { defineTable } from './table.ts';

/** What every athlete and team defence did, week by week. */
export const statWeeks = defineTable({
  name: 'statWeeks',
  meaning: "An athlete's or a team defence's game",
  key: ['season', 'week', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Year in which the season began' },
    seasonType: { type: 'text', meaning: 'REG or POST' },
    week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    teamId: { type: 'text', meaning: 'Team played for' },
    opponentId: { type: 'text', meaning: 'Team played against' },
    ...statColumns,
  },
});

/** Average draft positions. */
export const adp = defineTable({
  name: 'adp',
  meaning: "A provider's average draft position of one athlete or team defence on one date",
  key: ['season', 'provider', 'format', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season drafted for' },
    provider: { type: 'text', meaning: "One of the engine's ADP providers" },
    format: {
      type: 'text',
      meaning: 'standard, half-ppr, ppr, superflex, best-ball, dynasty, dynasty-superflex, rookie, guillotine',
    },
    asOf: { type: 'date', meaning: 'Day on which the provider said so' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    adp: { type: 'number', meaning: 'Mean overall pick, from 1' },
    high: { type: 'number', nullable: true, meaning: 'Earliest pick seen' },
    low: { type: 'number', nullable: true, meaning: 'Latest pick seen' },
    stdev: { type: 'number', nullable: true, meaning: 'Standard deviation of the pick' },
    timesDrafted: { type: 'whole', nullable: true, meaning: 'Drafts that picked the player' },
    teams: { type: 'whole', nullable: true, meaning: 'Teams in the drafts, where known' },
    toldBy: {
      type: 'text',
      nullable: true,
      meaning: 'Source that tells of the provider; empty where that does itself',
    },
  },
});

/** Rankings that somebody published, expert or consensus. */
export const rankings = defineTable({
  name: 'rankings',
  meaning: "A publisher's rank of one athlete or team defence",
  key: ['season', 'period', 'week', 'expert', 'format', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season ranked' },
    period: { type: 'text', meaning: 'seasonal, weekly, restOfSeason, dynasty, rookie, bestBall' },
    week: { type: 'whole', meaning: 'Week ranked; 0 unless weekly' },
    expert: { type: 'text', meaning: "Publisher's slug; fantasypros-ecr is a consensus of many" },
    format: { type: 'text', meaning: 'standard, half-ppr, ppr, superflex, best-ball, dynasty' },
    asOf: { type: 'date', meaning: 'Day of publication' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    rank: { type: 'number', meaning: 'Overall rank, from 1; within the position where the list is by position' },
    positionRank: { type: 'whole', nullable: true, meaning: 'Rank within the position, from 1' },
    mean: { type: 'number', nullable: true, meaning: "Mean of the experts' ranks, for a consensus" },
    sd: { type: 'number', nullable: true, meaning: "Standard deviation of the experts' ranks" },
    best: { type: 'number', nullable: true, meaning: 'Best rank by any expert' },
    worst: { type: 'number', nullable: true, meaning: 'Worst rank by any expert' },
    tier: { type: 'whole', nullable: true, meaning: "The publisher's own tier, from 1" },
  },
});

/** Stat lines that somebody expects. */
export const projections = defineTable({
  name: 'projections',
  meaning: "A provider's expected stat line",
  key: ['season', 'period', 'week', 'provider', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season projected' },
    period: { type: 'text', meaning: 'seasonal, weekly, restOfSeason' },
    week: { type: 'whole', meaning: 'Week projected; 0 unless weekly' },
    provider: { type: 'text', meaning: "Publisher's slug; 'aggregate' is the house's own" },
    asOf: { type: 'date', meaning: 'Day on which it was known' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    games: { type: 'number', nullable: true, meaning: 'Expected games, for a season' },
    ...statColumns,
  },
});

/** Prices in auction drafts. */
export const auctionValues = defineTable({
  name: 'auctionValues',
  meaning: "A provider's average or suggested price",
  key: ['season', 'provider', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season drafted for' },
    provider: { type: 'text', meaning: "Publisher's slug" },
    asOf: { type: 'date', meaning: 'Day on which the provider said so' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    valueDollars: { type: 'number', meaning: 'Dollars of a budget of `budgetDollars`' },
    budgetDollars: { type: 'whole', meaning: 'Budget of the auctions' },
  },
});
