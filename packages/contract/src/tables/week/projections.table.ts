import { STAT_KEYS } from '@pylon/engine/scoring/stat-keys';
import { defineTable } from '@pylon/engine/tables/table';
import { BYE, NEXT_GAME, PLACE } from '../columns/shared-columns.ts';

const FEATURE = 'projectionsTableBottom';
const LINES = 'Published and house projections';
const locked = { kind: 'decimal', feature: FEATURE, from: LINES } as const;

/** Expected stat lines and points. Below the table's tier the best five of the positions asked for are open. */
export const projections = defineTable({
  name: 'projections',
  call: 'listProjections',
  callPath: '/datatables/projections',
  path: '/projections',
  section: 'week',
  isByHand: true,
  title: 'Projections',
  question: 'What to expect of everybody, and how far it may go either way.',
  rowName: 'ProjectionRow',
  // Projections open on quarterbacks.
  filters: { positions: ['QB'], week: true },
  sort: '-projectedFantasyPoints',
  preview: { feature: FEATURE, rows: 5 },
  // An amount that nobody expects of somebody is 0.
  orders: Object.fromEntries(STAT_KEYS.map((key) => [key, { by: `stats.${key}`, absent: 0 }])),
  columns: {
    rank: { ...PLACE, hint: 'Place among all positions by expected points', feature: FEATURE, from: LINES },
    positionRank: {
      title: 'Position rank',
      hint: 'Place by expected points at the position',
      kind: 'whole',
      feature: FEATURE,
      from: LINES,
    },
    byeWeek: BYE,
    games: {
      ...locked,
      title: 'G',
      inFile: 'Games',
      hint: 'Expected games',
      nullable: true,
      shows: 'picked',
      isOrderHidden: true,
    },
    floorFantasyPoints: { ...locked, title: 'Floor', hint: 'One time in ten it is less', isHighFirst: true },
    middleFantasyPoints: {
      ...locked,
      title: 'Middle',
      hint: 'As many outcomes are below as above; a little less than the mean, which few great games lift',
      isHighFirst: true,
      shows: 'picked',
    },
    projectedFantasyPoints: {
      ...locked,
      title: 'Points',
      hint: 'Expected fantasy points in the chosen scoring',
      isHighFirst: true,
      shows: 'phone',
    },
    ceilingFantasyPoints: {
      ...locked,
      title: 'Ceiling',
      hint: 'One time in ten it is more',
      isHighFirst: true,
      shows: 'phone',
    },
    stats: { ...locked, title: 'Amounts', hint: 'Expected amounts by stat key; absent is 0', kind: 'amounts' },
    game: NEXT_GAME,
  },
});
