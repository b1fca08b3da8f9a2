import { defineTable } from '@pylon/engine/tables/table';
import { GAMES } from '../columns/shared-columns.ts';
import { GAME_SPAN } from '../game-span.ts';

// Of one week these are its game logs, which is what opens them.
const FEATURE = 'gameLogTable';
const perGame = { feature: FEATURE, kind: 'decimal', isHighFirst: true, from: 'Box scores of nflverse' } as const;
const share = { ...perGame, kind: 'share', nullable: true } as const;
const counted = { ...perGame, from: 'Plays, counted from nflverse', nullable: true, shows: 'picked' } as const;
const FLEX = ['RB', 'WR', 'TE'] as const;
/** What a player does in a game, and their part of the team's work, over some weeks or their last games. */
export const playerStats = defineTable({
  name: 'player-stats',
  call: 'listPlayerStats',
  callPath: '/datatables/player-stats',
  path: '/player-stats',
  section: 'results',
  title: 'Player Stats',
  question: 'What every player does in a game, and how much of the team’s work it is.',
  rowName: 'PlayerStatsRow',
  filters: {
    scoring: true,
    own: GAME_SPAN,
  },
  sort: '-points',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    games: { ...perGame, ...GAMES, hint: 'Games with a stat in these weeks' },
    points: {
      ...perGame,
      title: 'Points',
      inFile: 'Points per game',
      hint: 'Fantasy points in a game, in the chosen scoring',
      shows: 'phone',
      from: 'Box scores in the asked scoring',
    },
    snapPercent: {
      ...share,
      title: 'Snaps',
      inFile: 'Snap %',
      hint: "Mean share of the team's offensive snaps",
      shownFor: FLEX,
      from: 'Snap counts of nflverse',
    },
    carries: {
      ...perGame,
      title: 'Car',
      inFile: 'Carries per game',
      hint: 'Carries in a game',
      shownFor: ['QB', 'RB'],
    },
    carryPercent: {
      ...share,
      title: 'Car %',
      inFile: 'Carry share',
      hint: "Share of the team's carries",
      shows: 'picked',
      shownFor: ['RB'],
    },
    rushingYards: {
      ...perGame,
      title: 'Rush yds',
      inFile: 'Rushing yards per game',
      hint: 'Rushing yards in a game',
      shownFor: ['QB', 'RB'],
    },
    targets: { ...perGame, title: 'Tgt', inFile: 'Targets per game', hint: 'Targets in a game', shownFor: FLEX },
    targetPercent: {
      ...share,
      title: 'Tgt %',
      inFile: 'Target share',
      hint: "Share of the team's targets",
      shows: 'phone',
      shownFor: FLEX,
    },
    airYardsPercent: {
      ...share,
      title: 'Air %',
      inFile: 'Air yards share',
      hint: "Share of the team's air yards",
      shows: 'picked',
      shownFor: ['WR', 'TE'],
      from: counted.from,
    },
    receptions: {
      ...perGame,
      title: 'Rec',
      inFile: 'Receptions per game',
      hint: 'Receptions in a game',
      shownFor: ['WR', 'TE'],
    },
    receivingYards: {
      ...perGame,
      title: 'Rec yds',
      inFile: 'Receiving yards per game',
      hint: 'Receiving yards in a game',
      shownFor: FLEX,
    },
    touchdowns: {
      ...perGame,
      title: 'TD',
      inFile: 'Touchdowns per game',
      hint: 'Rushing, receiving and return touchdowns in a game',
      shownFor: FLEX,
    },
    passingAttempts: {
      ...perGame,
      title: 'Att',
      inFile: 'Passing attempts per game',
      hint: 'Passes thrown in a game',
      shows: 'picked',
      shownFor: ['QB'],
    },
    passingYards: {
      ...perGame,
      title: 'Pass yds',
      inFile: 'Passing yards per game',
      hint: 'Passing yards in a game',
      shows: 'picked',
      shownFor: ['QB'],
    },
    passingTouchdowns: {
      ...perGame,
      title: 'Pass TD',
      inFile: 'Passing touchdowns per game',
      hint: 'Passing touchdowns in a game',
      shows: 'picked',
      shownFor: ['QB'],
    },
    interceptions: {
      ...perGame,
      title: 'INT',
      inFile: 'Thrown INT per game',
      hint: 'Passes intercepted in a game',
      shows: 'picked',
      shownFor: ['QB'],
    },
    redZone: {
      ...counted,
      title: 'RZ',
      inFile: 'Red zone chances per game',
      hint: "Carries and targets inside the opponent's 20 in a game",
    },
    goalLine: {
      ...counted,
      title: 'I5',
      inFile: 'Carries inside the 5 per game',
      hint: "Carries inside the opponent's 5 in a game",
    },
  },
});
