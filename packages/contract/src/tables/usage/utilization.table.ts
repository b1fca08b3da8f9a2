import { defineTable } from '@pylon/engine/tables/table';
import { GAMES, PLAYED_FOR } from '../columns/shared-columns.ts';

const FEATURE = 'utilizationScore';
const HOUSE = 'Our method, from plays, snap counts and box scores of nflverse';
const PLAYS = 'Plays of nflverse';
const score = { feature: FEATURE, kind: 'score', isHighFirst: true, from: HOUSE } as const;
const share = { feature: FEATURE, kind: 'share', nullable: true, isHighFirst: true, from: PLAYS } as const;

/** How much of an offence runs through a player. */
export const utilization = defineTable({
  name: 'utilization',
  call: 'listUtilization',
  callPath: '/datatables/utilization',
  path: '/utilization',
  section: 'usage',
  methodPage: { path: '/methods/utilization', title: 'How the score is made, and how good it is' },
  title: 'Utilization Score',
  question: 'How much of a team’s offense ran through a player in the last four weeks, and whose part is growing.',
  rowName: 'UtilizationRow',
  filters: { week: true, among: ['RB', 'WR', 'TE'] },
  sort: '-score',
  preview: { feature: FEATURE, rows: 5, soldAs: 'The utilization score of every player' },
  columns: {
    score: {
      ...score,
      title: 'Score',
      inFile: 'Utilization score',
      hint: 'Of the last four weeks, 0 to 100: 60 is the last starter of a league of twelve, 80 the middle of its starters',
      shows: 'phone',
    },
    rank: {
      feature: FEATURE,
      from: HOUSE,
      title: 'Rank',
      hint: 'Place at the position by the score',
      kind: 'whole',
      shows: 'phone',
    },
    change: {
      feature: FEATURE,
      from: HOUSE,
      title: 'Change',
      hint: 'The score less that of the four weeks before',
      kind: 'change',
      nullable: true,
      isHighFirst: true,
    },
    week: {
      ...score,
      title: 'Week',
      inFile: 'Score of the week',
      hint: 'The score of the last week alone',
      nullable: true,
    },
    season: {
      ...score,
      title: 'Season',
      inFile: 'Score of the season',
      hint: 'The score of the regular season so far',
      nullable: true,
    },
    snapShare: {
      ...share,
      title: 'Snaps',
      inFile: 'Snap share',
      hint: 'Part of the score: mean share of the team’s snaps in the player’s games of the four weeks',
      from: 'Snap counts of nflverse',
    },
    targetShare: {
      ...share,
      title: 'Targets',
      inFile: 'Target share',
      hint: 'Part of the score: share of the team’s targets in the player’s games of the four weeks',
    },
    carryShare: {
      ...share,
      title: 'Carries',
      inFile: 'Carry share',
      hint: 'Part of the score: share of the team’s carries in the player’s games of the four weeks',
    },
    airYardsShare: {
      ...share,
      title: 'Air yards',
      inFile: 'Air yards share',
      hint: 'Part of a receiver’s score: share of the team’s air yards in the player’s games of the four weeks',
    },
    points: {
      feature: FEATURE,
      title: 'Pts/G',
      inFile: 'Points a game',
      hint: 'Part of the score: points a game of the four weeks, in 0.5 PPR',
      kind: 'decimal',
      isHighFirst: true,
      from: 'Box scores of nflverse',
    },
    teams: {
      ...PLAYED_FOR,
      feature: FEATURE,
      from: PLAYS,
      hint: 'Teams played for in the four weeks, in order',
      shows: 'picked',
    },
    games: {
      ...GAMES,
      feature: FEATURE,
      from: PLAYS,
      hint: 'Games of the player in the four weeks',
      isHighFirst: true,
      shows: 'picked',
    },
    shareInside20: {
      ...share,
      title: 'In 20',
      inFile: 'Share inside the 20',
      hint: 'Share of the team’s carries and targets from within the 20',
      shows: 'picked',
    },
    shareInside10: {
      ...share,
      title: 'In 10',
      inFile: 'Share inside the 10',
      hint: 'Share of the team’s carries and targets from within the 10',
      shows: 'picked',
    },
    endZoneShare: {
      ...share,
      title: 'End zone',
      inFile: 'Share of end-zone targets',
      hint: 'Share of the team’s targets in the end zone',
      shows: 'picked',
    },
  },
});
