import { defineTable } from './table.ts';

/** Kinds of what was said: lists of points, orders, average picks, and what the house makes of all of them. */
export const FORECAST_KINDS = ['projections', 'rankings', 'adp', 'house'] as const;
export type ForecastKind = (typeof FORECAST_KINDS)[number];

/** How near lists came to what then happened; only what was said before a game counts. */
export const accuracy = defineTable({
  name: 'accuracy',
  meaning: "What came of one source's list of one position, of a season or of a week, in half PPR",
  key: ['season', 'period', 'week', 'kind', 'source', 'position'],
  columns: {
    season: { type: 'whole', meaning: 'Season spoken of' },
    period: { type: 'text', meaning: 'seasonal: the points of the season so far; weekly' },
    week: { type: 'whole', meaning: 'Week spoken of; 0 unless weekly' },
    kind: { type: 'text', meaning: FORECAST_KINDS.join(', ') },
    source: { type: 'text', meaning: "Publisher's, expert's or house method's slug" },
    position: { type: 'text', meaning: 'QB, RB, WR, TE, K, DST' },
    asOf: { type: 'date', meaning: 'Day of the newest list that counted: before the game' },
    cases: { type: 'whole', meaning: 'Players judged' },
    error: { type: 'number', nullable: true, meaning: 'Mean absolute error of expected points; missing for an order' },
    bias: { type: 'number', nullable: true, meaning: 'Points expected less points scored, on average' },
    order: { type: 'number', nullable: true, meaning: 'Rank correlation with points scored, -1 to 1' },
    hits: { type: 'whole', meaning: 'Starters named who scored like starters' },
    starters: { type: 'whole', meaning: 'Starters named; 0 where fewer players were judged' },
    plainError: { type: 'number', nullable: true, meaning: 'Mean absolute error of the plain mean, same players' },
    plainOrder: { type: 'number', nullable: true, meaning: 'Rank correlation of the plain mean' },
    plainHits: { type: 'whole', meaning: 'Hits of the plain mean' },
    plainStarters: { type: 'whole', meaning: 'Starters that the plain mean named' },
  },
});
