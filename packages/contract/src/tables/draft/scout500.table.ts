import { defineTable } from '@pylon/engine/tables/table';

const FEATURE = 'rankingsTableRight';
const FORECAST = 'House forecasts of before the season, in the asked scoring';
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
      feature: FEATURE,
      from: FORECAST,
      title: '#',
      inFile: 'Rank',
      hint: 'Place by Scout among the 500 whom the free lists name first',
      kind: 'whole',
      shows: 'phone',
    },
    positionRank: {
      feature: FEATURE,
      from: FORECAST,
      title: 'Pos #',
      inFile: 'Position rank',
      hint: 'Place among them at the position',
      kind: 'whole',
    },
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
      hint: 'Points expected of the season before its first game',
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
    difference: {
      title: 'Diff',
      inFile: 'Difference',
      hint: 'ADP minus rank: above zero goes later than ranked',
      kind: 'change',
      nullable: true,
      feature: 'difference',
      isHighFirst: true,
      from: 'ADP and rank',
    },
    byeWeek: { title: 'Bye', hint: 'The week without a game', kind: 'whole', nullable: true, from: 'Schedule' },
    lastPointsPerGame: {
      title: 'Last yr',
      inFile: 'Points a game last year',
      hint: 'Points a game of the season before, in the chosen scoring',
      kind: 'decimal',
      nullable: true,
      isHighFirst: true,
      from: 'Box scores in the asked scoring',
    },
    age: {
      title: 'Age',
      hint: 'Years on September 1 of the season',
      kind: 'decimal',
      nullable: true,
      from: 'Days of birth, nflverse and DynastyProcess',
    },
  },
});
