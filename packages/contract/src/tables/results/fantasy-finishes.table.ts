import { defineTable } from '@pylon/engine/tables/table';

const FROM = 'Box scores in the asked scoring';
const counted = { kind: 'whole', isHighFirst: true, from: FROM } as const;
const weekly = { kind: 'decimal', feature: 'gameLogTable', isHighFirst: true, shows: 'picked', from: FROM } as const;

/** How often a player finished a week among the best of the position, as leagues of twelve count. */
export const fantasyFinishes = defineTable({
  name: 'fantasy-finishes',
  call: 'listFantasyFinishes',
  callPath: '/datatables/fantasy-finishes',
  path: '/fantasy-finishes',
  section: 'results',
  title: 'Fantasy Finishes',
  question: 'How often every player finished a week among the best of the position.',
  rowName: 'FantasyFinishRow',
  filters: { scoring: true },
  sort: '-firsts',
  columns: {
    finish: {
      title: 'Finish',
      inFile: 'Season finish',
      hint: 'Place of the season among players of the position; equals share one',
      kind: 'whole',
      shows: 'phone',
      from: FROM,
    },
    games: { ...counted, title: 'G', inFile: 'Games', hint: 'Games with a stat; a bye is none' },
    topThree: { ...counted, title: 'Top 3', hint: 'Weeks among the first three of the position' },
    firsts: { ...counted, title: 'Top 12', hint: 'Weeks as a QB1, RB1, WR1, TE1: 1st to 12th', shows: 'phone' },
    seconds: { ...counted, title: '13–24', hint: 'Weeks as a QB2, RB2, WR2, TE2' },
    thirds: {
      ...counted,
      title: '25–36',
      hint: 'Weeks as an RB3 or WR3: no league of twelve starts a third of the others',
      nullable: true,
    },
    others: { title: 'Below', hint: 'Weeks below all of these', kind: 'whole', isHighFirst: true, from: FROM },
    starterPercent: {
      title: 'Starter %',
      hint: 'Share of games as a starter of a league of twelve: the first 24 RB and WR, the first 12 of the others',
      kind: 'share',
      isHighFirst: true,
      from: FROM,
    },
    best: { title: 'Best', inFile: 'Best place', hint: 'Best place of a week', kind: 'whole', from: FROM },
    bestWeek: {
      title: 'In week',
      inFile: 'Best week',
      hint: 'The first week of that place',
      kind: 'whole',
      from: FROM,
    },
    worst: {
      title: 'Worst',
      inFile: 'Worst place',
      hint: 'Worst place of a week',
      kind: 'whole',
      shows: 'picked',
      from: FROM,
    },
    median: {
      title: 'Median',
      inFile: 'Median place',
      hint: 'Half of the player’s weeks were better',
      kind: 'decimal',
      shows: 'picked',
      from: FROM,
    },
    bestPoints: { ...weekly, title: 'Best pts', inFile: 'Most points', hint: 'Most fantasy points in a game' },
    deviation: { ...weekly, title: 'SD', hint: 'Standard deviation of the points in a game', isHighFirst: true },
  },
});
