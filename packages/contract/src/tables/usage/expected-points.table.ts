import { defineTable } from '@pylon/engine/tables/table';
import { GAME_SPAN } from '../game-span.ts';

// A reading of the same plays as air yards and the red zone.
const FEATURE = 'airYardsTable';
const SCORED = 'Box scores in the asked scoring';
const HOUSE = 'Our method, from plays of nflverse';
const scored = { feature: FEATURE, kind: 'decimal', isHighFirst: true, from: SCORED } as const;
const expected = { ...scored, from: HOUSE } as const;
const compared = { ...expected, kind: 'change' } as const;
const picked = { ...expected, shows: 'picked' } as const;
/** What a player's chances were worth on average, beside what the player made of them. */
export const expectedPoints = defineTable({
  name: 'expected-points',
  call: 'listExpectedPoints',
  callPath: '/datatables/expected-points',
  path: '/expected-points',
  section: 'usage',
  methodPage: { path: '/methods/expected-points', title: 'What chances are worth, and how near that comes' },
  title: 'Expected Points',
  question: 'What a player’s chances are worth on average, and what the player made of them.',
  rowName: 'ExpectedPointsRow',
  filters: {
    scoring: true,
    among: ['QB', 'RB', 'WR', 'TE', 'FLEX'],
    own: GAME_SPAN,
  },
  sort: '-expected',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    games: {
      ...{ ...scored, kind: 'whole', title: 'G', inFile: 'Games' },
      hint: 'Games of the regular season with a stat, whose plays are known',
    },
    expected: {
      ...{ ...expected, title: 'Expected', inFile: 'Expected points', shows: 'phone' },
      hint: 'Points that the player’s throws, targets and carries are worth on average, from where on the field they came',
    },
    points: {
      ...{ ...scored, title: 'Scored', inFile: 'Points' },
      hint: 'Points that the player scored; fumbles and returns are in them, though nobody is expected to have any',
    },
    difference: {
      ...{ ...compared, title: 'Over', inFile: 'Points over expected', shows: 'phone' },
      hint: 'Points scored less points expected',
    },
    expectedPerGame: {
      ...{ ...expected, title: 'Exp/G', inFile: 'Expected points per game' },
      hint: 'Points expected in a game',
    },
    pointsPerGame: {
      ...{ ...scored, title: 'Pts/G', inFile: 'Points per game' },
      hint: 'Points scored in a game',
    },
    differencePerGame: {
      ...{ ...compared, title: 'Over/G', inFile: 'Points over expected per game' },
      hint: 'Points scored less points expected, in a game',
    },
    expectedTouchdowns: {
      ...{ ...expected, title: 'Exp TD', inFile: 'Expected touchdowns' },
      hint: 'Touchdowns that the player’s targets and carries become on average',
    },
    touchdowns: {
      ...{ ...scored, kind: 'whole', title: 'TD', inFile: 'Touchdowns', from: 'Box scores of nflverse' },
      hint: 'Touchdowns that the player ran and caught',
    },
    chances: {
      ...{ ...picked, kind: 'whole', title: 'Chances', from: 'Plays of nflverse' },
      hint: 'Carries and targets',
    },
    expectedCatches: {
      ...{ ...picked, title: 'Exp rec', inFile: 'Expected receptions', shownFor: ['WR', 'TE'] },
      hint: 'Catches that the player’s targets become on average',
    },
    expectedYards: {
      ...{ ...picked, title: 'Exp yds', inFile: 'Expected yards', shownFor: ['RB', 'WR', 'TE'] },
      hint: 'Yards that the player’s targets and carries become on average',
    },
    expectedPassYards: {
      ...{ ...picked, title: 'Exp pass yds', inFile: 'Expected passing yards', shownFor: ['QB'] },
      hint: 'Yards that the player’s throws become on average',
    },
    expectedPassTouchdowns: {
      ...{ ...picked, title: 'Exp pass TD', inFile: 'Expected passing touchdowns', shownFor: ['QB'] },
      hint: 'Touchdowns that the player’s throws become on average',
    },
    passTouchdowns: {
      ...{ ...picked, kind: 'whole', title: 'Pass TD', inFile: 'Passing touchdowns', shownFor: ['QB'] },
      ...{ hint: 'Touchdowns that the player threw', from: 'Box scores of nflverse' },
    },
  },
});
