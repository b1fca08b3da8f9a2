import { defineTable } from './table.ts';

const gameColumns = {
  season: { type: 'whole', meaning: 'Year in which the season began' },
  week: { type: 'whole', meaning: '1 to 18; 19 to 22 in the play-offs' },
  playerId: { type: 'text', meaning: 'Athlete' },
  teamId: { type: 'text', meaning: 'Team played for' },
} as const;

/** Snaps played. */
export const snapCounts = defineTable({
  name: 'snapCounts',
  meaning: "An athlete's snaps in a game",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...gameColumns,
    offenseSnaps: { type: 'whole', meaning: 'Snaps on offence' },
    offensePercent: { type: 'number', meaning: "Share of the team's offensive snaps, 0 to 100" },
    defenseSnaps: { type: 'whole', meaning: 'Snaps on defence' },
    defensePercent: { type: 'number', meaning: "Share of the team's defensive snaps, 0 to 100" },
  },
});

/** Injury reports. */
export const injuries = defineTable({
  name: 'injuries',
  meaning: "An athlete's line in a weekly injury report",
  key: ['season', 'week', 'playerId'],
  columns: {
    ...gameColumns,
    reportStatus: { type: 'text', nullable: true, meaning: 'Questionable, Doubtful, Out' },
    injury: { type: 'text', nullable: true, meaning: 'Body part' },
    practiceStatus: { type: 'text', nullable: true, meaning: 'Last practice of the week: full, limited, none' },
  },
});

/** Depth charts. */
export const depthCharts = defineTable({
  name: 'depthCharts',
  meaning: "An athlete's place in a team's depth chart",
  key: ['season', 'week', 'teamId', 'slot', 'rank', 'playerId'],
  columns: {
    ...gameColumns,
    asOf: { type: 'date', nullable: true, meaning: 'Day of the chart, where the source says it' },
    slot: { type: 'text', meaning: "Place on the field ('WR', 'LCB')" },
    rank: { type: 'whole', meaning: '1 is the starter' },
  },
});
