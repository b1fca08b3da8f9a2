import { defineTable } from '@pylon/engine/tables/table';
import { GAMES, PLAYED_FOR } from '../columns/shared-columns.ts';

const FEATURE = 'snapCountTable';
const counted = { feature: FEATURE, isHighFirst: true, from: 'Snap counts of nflverse' } as const;

/** Who was on the field. */
export const snapCounts = defineTable({
  name: 'snap-counts',
  call: 'listSnapCounts',
  callPath: '/datatables/snap-counts',
  path: '/snap-counts',
  section: 'usage',
  title: 'Snap Counts',
  question: 'Who is on the field, and how much of the time.',
  rowName: 'SnapCountRow',
  filters: {
    week: true,
    among: ['QB', 'RB', 'WR', 'TE', 'FLEX'],
    own: {
      side: { kind: 'choice', title: 'Side', choices: { offense: 'Offense', defense: 'Defense' }, standard: 'offense' },
    },
  },
  sort: '-snaps',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Snap counts of every player' },
  columns: {
    teams: {
      ...PLAYED_FOR,
      feature: FEATURE,
      from: counted.from,
      hint: 'Teams that these snaps were played for, in order',
    },
    games: { ...counted, ...GAMES, hint: 'Games with a snap on this side' },
    snaps: { ...counted, title: 'Snaps', hint: 'Snaps on this side of the ball', kind: 'whole', shows: 'phone' },
    share: {
      ...counted,
      title: 'Share',
      hint: "Mean share of the team's snaps in these games",
      kind: 'share',
      shows: 'phone',
    },
    perGame: { ...counted, title: 'Per game', hint: 'Snaps in a game', kind: 'decimal' },
  },
});
