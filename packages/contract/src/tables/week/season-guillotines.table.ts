import { defineTable } from '@pylon/engine/tables/table';
import { BYE, GUILLOTINE_ADP, PLACE, PLACE_AT_POSITION, POINTS_A_GAME } from '../columns/shared-columns.ts';

const FEATURE = 'guillotineTable';
const FORECAST = 'House forecasts of what is left of the season, in the asked scoring';
const BOX_SCORES = 'Box scores in the asked scoring';
const told = { feature: FEATURE, from: FORECAST } as const;
const depth = { feature: 'guillotineTableLock', kind: 'decimal', from: FORECAST } as const;

/** What players are worth in a league that loses a team a week. */
export const seasonGuillotines = defineTable({
  name: 'season-guillotines',
  call: 'listSeasonGuillotines',
  callPath: '/datatables/season-guillotines',
  path: '/season-guillotines',
  section: 'week',
  title: 'Guillotine Values',
  question:
    'Each week the lowest team is out and its players go to waivers: who is worth most until the wire has better.',
  rowName: 'SeasonGuillotineRow',
  filters: { scoring: true, among: ['QB', 'RB', 'WR', 'TE', 'FLEX'] },
  sort: 'rank',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Guillotine values, weeks and cheat sheets' },
  columns: {
    rank: { ...told, ...PLACE, hint: 'Place by value' },
    positionRank: { ...told, ...PLACE_AT_POSITION, hint: 'Place by value at the position' },
    value: {
      ...told,
      title: 'Value',
      hint: 'Expected points over the best player on the wire, each week to come counted by the share of today’s teams still alive',
      kind: 'decimal',
      isHighFirst: true,
      shows: 'phone',
    },
    perGame: { ...told, ...POINTS_A_GAME },
    floor: {
      ...depth,
      title: 'Floor',
      hint: 'One game in ten is below it, as usual at the position with so many points',
      isHighFirst: true,
    },
    spread: {
      ...depth,
      shows: 'picked',
      title: 'SD',
      inFile: 'Standard deviation',
      hint: 'How far games stray from the mean, as usual at the position with so many points',
    },
    lastDuds: {
      title: 'Duds',
      inFile: 'Duds last year',
      hint: 'Share of last year’s games below half of the mean of that year',
      kind: 'share',
      nullable: true,
      feature: 'guillotineTableLock',
      from: BOX_SCORES,
    },
    byeWeek: { ...BYE, hint: 'An early one costs more' },
    adp: GUILLOTINE_ADP,
  },
});
