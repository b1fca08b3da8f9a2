import { defineTable } from '@pylon/engine/tables/table';
import { ADP_LESS_RANK, AGE, BYE, PLACE, PLACE_AT_POSITION } from '../columns/shared-columns.ts';

const FEATURE = 'rankingsTableRight';
const FORECAST =
  'House forecasts of before the season, or of the first lists where those are later, in the asked scoring';
const DRAFTS = 'Newest list of each provider';
const valued = { feature: FEATURE, nullable: true, from: FORECAST } as const;

/** The best five hundred of a season's drafts, in the order of Scout. */
export const scout500 = defineTable({
  name: 'scout500',
  call: 'listScout500',
  callPath: '/datatables/scout500',
  path: '/scout-500',
  section: 'draft',
  title: 'Scout 500',
  question: 'Whom to draft first, all positions in one list: by what everybody is worth over the next best.',
  rowName: 'Scout500Row',
  filters: { scoring: true },
  sort: 'rank',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    rank: {
      ...PLACE,
      feature: FEATURE,
      from: FORECAST,
      hint: 'Place by Scout among the 500 whom the free lists name first',
    },
    positionRank: { ...PLACE_AT_POSITION, feature: FEATURE, from: FORECAST, hint: 'Place among them at the position' },
    tier: {
      ...valued,
      title: 'Tier',
      hint: 'Between players of one tier the value makes no real difference',
      kind: 'whole',
    },
    vorp: {
      ...valued,
      title: 'VORP',
      hint: 'Points above the best player whom nobody starts at the position',
      kind: 'decimal',
      isHighFirst: true,
      shows: 'phone',
    },
    points: {
      ...valued,
      title: 'Points',
      hint: 'Points that the forecast expects of the season',
      kind: 'decimal',
      isHighFirst: true,
    },
    adp: {
      title: 'ADP',
      hint: 'Mean pick over all providers, in drafts of the scoring’s kind',
      kind: 'decimal',
      nullable: true,
      feature: 'adp',
      from: DRAFTS,
    },
    difference: { ...ADP_LESS_RANK, from: 'ADP and rank' },
    byeWeek: BYE,
    lastPointsPerGame: {
      title: 'Last yr',
      inFile: 'Points a game last year',
      hint: 'Points a game of the season before, in the chosen scoring',
      kind: 'decimal',
      nullable: true,
      isHighFirst: true,
      from: 'Box scores in the asked scoring',
    },
    age: { ...AGE, hint: 'Years on September 1 of the season' },
  },
});
