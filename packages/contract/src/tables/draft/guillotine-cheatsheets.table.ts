import { defineTable } from '@pylon/engine/tables/table';
import {
  ADP_LESS_RANK,
  BYE,
  GUILLOTINE_ADP,
  PLACE,
  PLACE_AT_POSITION,
  POINTS_A_GAME,
} from '../columns/shared-columns.ts';

const FEATURE = 'guillotineTable';
const FORECAST =
  'House forecasts of before the season, or of the first lists where those are later, in the asked scoring';
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
    rank: { ...told, ...PLACE, hint: 'Place by guillotine value' },
    tier: {
      ...told,
      title: 'Tier',
      hint: 'Between players of one tier the value makes no real difference',
      kind: 'whole',
      shows: 'phone',
    },
    positionRank: { ...told, ...PLACE_AT_POSITION, hint: 'Place at the position' },
    perGame: { ...told, ...POINTS_A_GAME },
    byeWeek: { ...BYE, hint: 'An early one costs more' },
    adp: GUILLOTINE_ADP,
    difference: { ...ADP_LESS_RANK, from: 'ADP and rank' },
  },
});
