import { defineTable } from './table.ts';

/** What is counted of a player: percent of leagues, 0 to 100; adds and drops: leagues within 24 hours. */
export const OWNERSHIP_MEASURES = ['owned', 'started', 'adds', 'drops', 'addedShare', 'droppedShare'] as const;

/** How widely players are owned, started, added and dropped. */
export const ownership = defineTable({
  name: 'ownership',
  meaning: "How many of a provider's leagues have, start, add or drop an athlete or a team defence on one date",
  key: ['season', 'provider', 'measure', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season of the leagues' },
    provider: { type: 'text', meaning: "Provider's slug" },
    measure: { type: 'text', meaning: OWNERSHIP_MEASURES.join(', ') },
    asOf: { type: 'date', meaning: 'Day on which the provider said so' },
    entityId: { type: 'text', meaning: 'Athlete id, or team code for a team defence' },
    amount: { type: 'number', meaning: 'Percent of leagues, 0 to 100; adds and drops: leagues within 24 hours' },
  },
});

/** What players are worth in trades and auctions, as an order. */
export const tradeValues = defineTable({
  name: 'tradeValues',
  meaning: "A provider's trade value of one athlete on one date",
  key: ['season', 'provider', 'format', 'asOf', 'entityId'],
  columns: {
    season: { type: 'whole', meaning: 'Season that the value is of; that of the day for dynasty leagues' },
    provider: { type: 'text', meaning: "Provider's slug" },
    format: {
      type: 'text',
      meaning: 'half-ppr, superflex, dynasty, dynasty-superflex; auction: prices of mixed budgets',
    },
    asOf: { type: 'date', meaning: 'Day on which the provider said so' },
    entityId: { type: 'text', meaning: 'Athlete id' },
    value: { type: 'number', meaning: "Worth on the provider's own scale, which drifts: compare ranks, not values" },
    rank: { type: 'whole', meaning: 'Place in the list, from 1' },
    positionRank: { type: 'whole', nullable: true, meaning: 'Place within the position, from 1' },
    change30Days: { type: 'number', nullable: true, meaning: 'Change of the value in 30 days' },
  },
});
