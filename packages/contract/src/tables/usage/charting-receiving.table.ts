import { defineTable } from '@pylon/engine/tables/table';
import { GAME_SPAN } from '../game-span.ts';
import { CHARTING_FEATURE, CHARTING_NEEDS, charted, chartedShare } from './charted-columns.ts';

const picked = { ...charted, shows: 'picked' } as const;

/** What passes players are thrown, and what they make of them. */
export const chartingReceiving = defineTable({
  name: 'charting-receiving',
  call: 'listChartingReceiving',
  callPath: '/datatables/charting-receiving',
  path: '/charting-receiving',
  section: 'usage',
  title: 'Receiving Charting',
  question: 'Who is the passer’s first read, how good the passes are, and who drops them.',
  needs: CHARTING_NEEDS,
  rowName: 'ChartingReceivingRow',
  filters: { among: ['RB', 'WR', 'TE', 'FLEX'], own: GAME_SPAN },
  sort: '-firstReads',
  preview: { feature: CHARTING_FEATURE, rows: 5 },
  columns: {
    games: {
      ...{ ...charted, title: 'G', inFile: 'Games' },
      hint: 'Games of the regular season with a chance or a snap on offense, whose plays were charted',
    },
    targets: {
      ...charted,
      title: 'Targets',
      hint: 'Charted passes thrown to the player; shares need 10 of what they are of',
    },
    firstReads: {
      ...{ ...charted, title: '1st reads', inFile: 'First-read targets', shows: 'phone' },
      hint: 'Targets as the passer’s first read; designed passes are counted apart',
    },
    firstReadShare: {
      ...{ ...chartedShare, title: '1st read %', inFile: 'First-read share' },
      hint: 'Share of the team’s first-read targets, in the player’s games',
    },
    catchableShare: {
      ...{ ...chartedShare, title: 'Catchable', inFile: 'Catchable %' },
      hint: 'Share of targets generally on target and not defended away',
    },
    drops: { ...charted, title: 'Drops', hint: 'Catchable passes that the player dropped' },
    dropShare: {
      ...{ ...chartedShare, title: 'Drop %', shows: 'phone' },
      hint: 'Share of catchable passes that the player dropped',
    },
    contested: {
      ...{ ...charted, title: 'Contested', inFile: 'Contested targets' },
      hint: 'Targets with physical contact at the catch',
    },
    contestedShare: {
      ...{ ...chartedShare, title: 'Cont catch %', inFile: 'Contested catch %' },
      hint: 'Share of contested targets that the player caught',
    },
    created: {
      ...{ ...charted, title: 'Created', inFile: 'Created receptions' },
      hint: 'Catches that came only from an exceptional play',
    },
    designed: {
      ...{ ...picked, title: 'Designed', inFile: 'Designed targets' },
      hint: 'Targets that the play was drawn for, without a read',
    },
    screens: { ...{ ...picked, title: 'Screens', inFile: 'Screen targets' }, hint: 'Targets on screens' },
    checkdowns: {
      ...{ ...picked, title: 'Check-downs', inFile: 'Check-down targets' },
      hint: 'Targets on which the passer checked down',
    },
    playAction: {
      ...{ ...picked, title: 'PA targets', inFile: 'Play action targets' },
      hint: 'Targets after a faked run',
    },
  },
});
