import { defineTable } from '@pylon/engine/tables/table';
import { GAME_SPAN } from '../game-span.ts';
import { CHARTING_FEATURE, CHARTING_NEEDS, charted, chartedMean, chartedShare } from './charted-columns.ts';

/** What stands in runners' way. */
export const chartingRushing = defineTable({
  name: 'charting-rushing',
  call: 'listChartingRushing',
  callPath: '/datatables/charting-rushing',
  path: '/charting-rushing',
  section: 'usage',
  title: 'Rushing Charting',
  question: 'How many defenders runners face in the box, and on what kinds of plays they run.',
  needs: CHARTING_NEEDS,
  rowName: 'ChartingRushingRow',
  filters: { among: ['QB', 'RB', 'WR', 'TE', 'FLEX'], own: GAME_SPAN },
  sort: '-runs',
  preview: { feature: CHARTING_FEATURE, rows: 5 },
  columns: {
    games: { ...charted, title: 'G', inFile: 'Games', hint: 'Games of the regular season with a charted run' },
    runs: {
      ...{ ...charted, title: 'Runs', shows: 'phone' },
      hint: 'Charted carries, scrambles and kneel-downs left out; shares and the mean need 10',
    },
    boxDefenders: {
      ...{ ...chartedMean, title: 'Box', inFile: 'Defenders in the box', shows: 'phone' },
      hint: 'Defenders in the box on a run, where they were counted',
    },
    heavyBoxShare: {
      ...{ ...chartedShare, title: '8+ %', inFile: 'Heavy box %', shows: 'phone' },
      hint: 'Share of runs against eight or more in the box',
    },
    lightBoxShare: {
      ...{ ...chartedShare, title: '6− %', inFile: 'Light box %' },
      hint: 'Share of runs against six or fewer in the box',
    },
    motionShare: { ...chartedShare, title: 'Motion %', hint: 'Share of runs with motion before or at the snap' },
    runPassOptionShare: { ...chartedShare, title: 'RPO %', hint: 'Share of runs from a run-pass option' },
    sneaks: { ...charted, title: 'Sneaks', hint: 'Quarterback sneaks', shownFor: ['QB'], shows: 'picked' },
  },
});
