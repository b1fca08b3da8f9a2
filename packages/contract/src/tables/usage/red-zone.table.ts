import { defineTable } from '@pylon/engine/tables/table';
import { PLAYED_FOR } from '../columns/shared-columns.ts';

const FEATURE = 'airYardsTable';
const counted = { feature: FEATURE, kind: 'whole', isHighFirst: true, from: 'Plays of nflverse' } as const;
const share = { ...counted, kind: 'share', nullable: true } as const;
const picked = { ...counted, shows: 'picked' } as const;

/** Who gets the ball near the goal. */
export const redZone = defineTable({
  name: 'red-zone',
  call: 'listRedZone',
  callPath: '/datatables/red-zone',
  path: '/red-zone',
  section: 'usage',
  title: 'Red Zone',
  question: 'Who gets the ball near the goal, and who scores there.',
  rowName: 'RedZoneRow',
  filters: { week: true, among: ['QB', 'RB', 'WR', 'TE', 'FLEX'] },
  sort: '-chancesInside20',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    teams: { ...picked, ...PLAYED_FOR, hint: 'Teams played for in these games, in order' },
    games: {
      ...picked,
      title: 'G',
      inFile: 'Games',
      hint: 'Games of the regular season with a chance or a snap on offense',
    },
    chancesInside20: {
      ...counted,
      title: 'In 20',
      inFile: 'Chances inside the 20',
      hint: 'Carries and targets from within the opponent’s 20',
      shows: 'phone',
    },
    shareInside20: {
      ...share,
      title: '20 %',
      inFile: 'Share inside the 20',
      hint: 'Share of the team’s carries and targets from within the 20, in the player’s games',
    },
    chancesInside10: {
      ...counted,
      title: 'In 10',
      inFile: 'Chances inside the 10',
      hint: 'Carries and targets from within the 10',
    },
    shareInside10: {
      ...share,
      title: '10 %',
      inFile: 'Share inside the 10',
      hint: 'Share of the team’s carries and targets from within the 10, in the player’s games',
    },
    carriesInside5: {
      ...counted,
      title: 'Car in 5',
      inFile: 'Carries inside the 5',
      hint: 'Carries from within the 5',
    },
    carryShareInside5: {
      ...share,
      title: '5 %',
      inFile: 'Share of carries inside the 5',
      hint: 'Share of the team’s carries from within the 5, in the player’s games',
    },
    endZoneTargets: { ...counted, title: 'End zone', inFile: 'End-zone targets', hint: 'Targets in the end zone' },
    endZoneShare: {
      ...share,
      title: 'EZ %',
      inFile: 'Share of end-zone targets',
      hint: 'Share of the team’s targets in the end zone, in the player’s games',
    },
    touchdowns: {
      ...counted,
      title: 'TD',
      inFile: 'Touchdowns from inside the 20',
      hint: 'Touchdowns run and caught from within the 20',
      shows: 'phone',
    },
    carriesInside20: {
      ...picked,
      title: 'Car in 20',
      inFile: 'Carries inside the 20',
      hint: 'Carries from within the 20',
    },
    targetsInside20: {
      ...picked,
      title: 'Tgt in 20',
      inFile: 'Targets inside the 20',
      hint: 'Targets from within the 20',
    },
    passesInside20: {
      ...picked,
      title: 'Pass in 20',
      inFile: 'Passes inside the 20',
      hint: 'Passes thrown from within the 20',
    },
    passesInside10: {
      ...picked,
      title: 'Pass in 10',
      inFile: 'Passes inside the 10',
      hint: 'Passes thrown from within the 10',
    },
    passesEndZone: {
      ...picked,
      title: 'Pass to EZ',
      inFile: 'Passes into the end zone',
      hint: 'Passes thrown into the end zone, from anywhere',
    },
    passTouchdowns: {
      ...picked,
      title: 'Pass TD',
      inFile: 'Touchdown passes from inside the 20',
      hint: 'Touchdowns thrown from within the 20',
    },
  },
});
