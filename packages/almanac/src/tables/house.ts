import type { Period } from '@pylon/engine/vocabulary/weeks';
import { statColumns } from './stat-columns.ts';
import { defineTable } from './table.ts';

/** The house consensus of the published lists and the market, with tiers. */
export const consensus = defineTable({
  name: 'consensus',
  meaning: "The consensus' place of one athlete or team defence in one list",
  key: ['season', 'period', 'week', 'format', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season ranked' },
    period: { type: 'text', meaning: 'seasonal, weekly, restOfSeason, dynasty, rookie, bestBall' },
    week: { type: 'whole', meaning: 'Week ranked; 0 unless weekly' },
    format: { type: 'text', meaning: 'standard, half-ppr, ppr, superflex, best-ball, dynasty' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    asOf: { type: 'date', meaning: 'Day of the newest list that had a voice' },
    rank: { type: 'whole', meaning: 'Place overall, from 1; within the position where the lists are by position' },
    positionRank: { type: 'whole', meaning: 'Place within the position, from 1' },
    mean: { type: 'number', meaning: "Weighted mean of the lists' ranks, unranked players filled in" },
    sd: { type: 'number', meaning: 'Standard deviation of opinion round the mean, in ranks' },
    best: { type: 'number', meaning: 'Best rank in any list' },
    worst: { type: 'number', meaning: 'Worst rank in any list that ranks the player' },
    bestExpert: { type: 'text', meaning: 'Slug of the list with the best rank' },
    worstExpert: { type: 'text', meaning: 'Slug of the list with the worst rank' },
    tier: { type: 'whole', meaning: 'Tier within the position, from 1' },
    voices: { type: 'whole', meaning: 'Lists that rank the player' },
  },
});

/** What a house projection speaks of; 'preseason' is the forecast of before a season that is under way. */
export type HousePeriod = Period | 'preseason';

/** The house projections: stat lines, with what turns points of any scoring into a floor and a ceiling. */
export const houseProjections = defineTable({
  name: 'houseProjections',
  meaning: "The house's expected stat line of one athlete or team defence",
  key: ['season', 'period', 'week', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season projected' },
    period: {
      type: 'text',
      meaning: 'seasonal, weekly, restOfSeason; preseason: what was expected before a season that is under way',
    },
    week: { type: 'whole', meaning: 'Week projected; 0 unless weekly' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    asOf: { type: 'date', meaning: 'Day of the newest input' },
    games: { type: 'number', meaning: 'Expected games the line covers; 1 for a week' },
    providers: { type: 'text', meaning: "What went in: slugs in alphabetical order, comma between ('espn,sleeper')" },
    floorRatio: { type: 'number', meaning: 'Tenth percentile of points, as a share of expected points, 0 to 1' },
    middleRatio: {
      type: 'number',
      nullable: true,
      meaning: 'Median of points, as a multiple of expected points; editions of before do not know',
    },
    ceilingRatio: {
      type: 'number',
      meaning: 'Ninetieth percentile of points, as a multiple of expected points, from 1',
    },
    scheduleRatio: {
      type: 'number',
      meaning:
        'What the opponents ahead make of the points, as a factor, 0.95 to 1.05; 1 where the line knows them already',
    },
    ...statColumns,
  },
});
