import { defineTable } from '@pylon/engine/tables/table';

const FEATURE = 'guillotineTable';
const FORECAST = 'House forecasts of before the season, in the asked scoring';
const told = { feature: FEATURE, from: FORECAST } as const;

/** Whom to draft in a guillotine league, in order, on one list. */
export const guillotineCheatsheets = defineTable({
  name: 'guillotine-cheatsheets',
  call: 'listGuillotineCheatsheets',
  callPath: '/datatables/guillotine-cheatsheets',
  path: '/guillotine-cheat-sheet',
  section: 'draft',
  title: 'Guillotine Cheat Sheet',
  question: 'Whom to draft in a league that loses a team a week, in order and in tiers, without kickers and defenses.',
  rowName: 'GuillotineCheatsheetRow',
  filters: { scoring: true, among: ['QB', 'RB', 'WR', 'TE', 'FLEX'] },
  sort: 'rank',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    rank: { ...told, title: '#', inFile: 'Rank', hint: 'Place by guillotine value', kind: 'whole', shows: 'phone' },
    tier: {
      ...told,
      title: 'Tier',
      hint: 'Between players of one tier the value makes no real difference',
      kind: 'whole',
      shows: 'phone',
    },
    positionRank: { ...told, title: 'Pos #', inFile: 'Position rank', hint: 'Place at the position', kind: 'whole' },
    perGame: {
      ...told,
      title: 'Mean',
      inFile: 'Points a game',
      hint: 'Points expected of a game that the player is in',
      kind: 'decimal',
      isHighFirst: true,
    },
    byeWeek: { title: 'Bye', hint: 'An early one costs more', kind: 'whole', nullable: true, from: 'Schedule' },
    adp: {
      title: 'ADP',
      hint: 'Mean pick in guillotine drafts, where a list of them is known',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      from: 'Guillotine lists',
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
  },
});
