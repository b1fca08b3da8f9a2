import { defineTable } from '@pylon/engine/tables/table';
import { GAMES, PLAYED_FOR } from '../columns/shared-columns.ts';

const FEATURE = 'airYardsTable';
const PLAYS = 'Plays of nflverse';
const counted = { feature: FEATURE, isHighFirst: true, from: PLAYS } as const;

/** Who is thrown to, and how far. */
export const airYards = defineTable({
  name: 'air-yards',
  call: 'listAirYards',
  callPath: '/datatables/airyards',
  path: '/air-yards',
  section: 'usage',
  title: 'Air Yards',
  question: 'Who is thrown to, how far down the field, and how much of a team’s passing that is.',
  rowName: 'AirYardsRow',
  filters: { week: true, among: ['RB', 'WR', 'TE'] },
  sort: '-airYards',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Air yards and red-zone chances of every player' },
  columns: {
    teams: {
      ...PLAYED_FOR,
      feature: FEATURE,
      from: PLAYS,
      hint: 'Teams played for in these games, in order',
      shows: 'picked',
    },
    games: {
      ...counted,
      ...GAMES,
      hint: 'Games of the regular season with a target or a snap on offense',
      shows: 'picked',
    },
    airYards: {
      ...counted,
      title: 'Air yards',
      hint: 'Yards that passes to the player were meant to travel beyond the line of scrimmage, caught or not',
      kind: 'whole',
      shows: 'phone',
    },
    airYardsShare: {
      ...counted,
      title: 'Air %',
      inFile: 'Air yards share',
      hint: 'Share of the team’s air yards, in the player’s games',
      kind: 'share',
      nullable: true,
    },
    targets: { ...counted, title: 'Targets', hint: 'Passes thrown to the player', kind: 'whole', shows: 'phone' },
    targetShare: {
      ...counted,
      title: 'Tgt %',
      inFile: 'Target share',
      hint: 'Share of the team’s targets, in the player’s games',
      kind: 'share',
      nullable: true,
    },
    depth: {
      ...counted,
      title: 'aDOT',
      hint: 'Average depth of target: air yards of a target',
      kind: 'decimal',
      nullable: true,
    },
    wopr: {
      ...counted,
      title: 'WOPR',
      hint: 'Weighted opportunity rating: 1.5 × share of the targets and 0.7 × share of the air yards',
      kind: 'ratio',
      nullable: true,
    },
    racr: {
      ...counted,
      title: 'RACR',
      hint: 'Receiver air conversion ratio: receiving yards for each air yard',
      kind: 'ratio',
      nullable: true,
      from: 'Plays and box scores of nflverse',
    },
    deepTargets: {
      ...counted,
      title: 'Deep',
      inFile: 'Deep targets',
      hint: 'Targets 20 yards or more in the air',
      kind: 'whole',
    },
    endZoneTargets: {
      ...counted,
      title: 'End zone',
      inFile: 'End-zone targets',
      hint: 'Targets in the end zone',
      kind: 'whole',
    },
    yards: {
      ...counted,
      title: 'Yards',
      inFile: 'Receiving yards',
      hint: 'Receiving yards',
      kind: 'whole',
      from: 'Box scores of nflverse',
    },
  },
});
