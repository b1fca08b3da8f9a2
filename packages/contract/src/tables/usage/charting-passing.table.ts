import { defineTable } from '@pylon/engine/tables/table';
import { GAME_SPAN } from '../game-span.ts';
import { CHARTING_FEATURE, CHARTING_NEEDS, charted, chartedMean, chartedShare } from './charted-columns.ts';

const picked = { ...chartedShare, shows: 'picked' } as const;

/** How well passers throw, and under what they throw. */
export const chartingPassing = defineTable({
  name: 'charting-passing',
  call: 'listChartingPassing',
  callPath: '/datatables/charting-passing',
  path: '/charting-passing',
  section: 'usage',
  title: 'Passing Charting',
  question: 'How well passers throw, and what they throw under: play action, blitzes, screens and reads.',
  needs: CHARTING_NEEDS,
  rowName: 'ChartingPassingRow',
  filters: { among: ['QB'], own: GAME_SPAN },
  sort: '-dropbacks',
  preview: { feature: CHARTING_FEATURE, rows: 5 },
  columns: {
    games: { ...charted, title: 'G', inFile: 'Games', hint: 'Games of the regular season with a charted dropback' },
    dropbacks: {
      ...{ ...charted, title: 'DB', inFile: 'Dropbacks', shows: 'phone' },
      hint: 'Charted passes, sacks and scrambles; shares need 20 of what they are of',
    },
    catchableShare: {
      ...{ ...chartedShare, title: 'Catchable', inFile: 'Catchable %', shows: 'phone' },
      hint: 'Passes generally on target and not defended away, of those not thrown away',
    },
    droppedShare: {
      ...{ ...chartedShare, title: 'Drop %', inFile: 'Dropped %' },
      hint: 'Catchable passes that receivers dropped',
    },
    interceptable: {
      ...{ ...charted, title: 'INT-worthy', inFile: 'Interception-worthy passes' },
      hint: 'Passes worthy of an interception, whether or not they became one',
    },
    interceptableShare: {
      ...{ ...chartedShare, title: 'INT-worthy %', inFile: 'Interception-worthy %' },
      hint: 'Share of passes worthy of an interception',
    },
    playActionShare: {
      ...{ ...chartedShare, title: 'PA %', inFile: 'Play action %' },
      hint: 'Share of dropbacks with a faked run',
    },
    screenShare: {
      ...{ ...chartedShare, title: 'Screen %' },
      hint: 'Share of passes that were screens',
    },
    blitzShare: {
      ...{ ...chartedShare, title: 'Blitz %' },
      hint: 'Share of dropbacks against at least one blitzer',
    },
    outOfPocketShare: {
      ...{ ...chartedShare, title: 'Out %', inFile: 'Out of pocket %' },
      hint: 'Share of dropbacks on which the passer left the pocket',
    },
    firstReadShare: {
      ...{ ...chartedShare, title: '1st read %', inFile: 'First read %' },
      hint: 'Share of passes to the first read, of those whose read is told; designed passes and scramble drills are none',
    },
    passRushers: {
      ...{ ...chartedMean, title: 'Rushers', inFile: 'Pass rushers', shows: 'picked' },
      hint: 'Pass rushers faced on a dropback',
    },
    checkdownShare: {
      ...{ ...picked, title: 'Check %', inFile: 'Check-down %' },
      hint: 'Share of check-downs among passes whose read is told',
    },
    throwAwayShare: {
      ...{ ...picked, title: 'Away %', inFile: 'Thrown away %' },
      hint: 'Share of passes thrown away',
    },
    runPassOptionShare: {
      ...{ ...picked, title: 'RPO %' },
      hint: 'Share of dropbacks from a run-pass option',
    },
    motionShare: {
      ...{ ...picked, title: 'Motion %' },
      hint: 'Share of dropbacks with motion before or at the snap',
    },
    ownSacks: {
      ...{ ...charted, title: 'Own sacks', inFile: 'Sacks by own fault', shows: 'picked' },
      hint: 'Sacks that were the passer’s own fault',
    },
  },
});
