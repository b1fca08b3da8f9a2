import { defineTable } from '@pylon/engine/tables/table';
import { boxScore } from '../columns/box-score.ts';

const FEATURE = 'gameLogTable';
const BOX_SCORE = boxScore(FEATURE);
const scored = { feature: FEATURE, from: 'Box scores in the asked scoring' } as const;
const fixture = { kind: 'text', from: 'Schedule' } as const;

/** What every player did, a row for each game. Below its tier the best five of the positions asked for are open. */
export const gameLogs = defineTable({
  name: 'game-logs',
  call: 'listGameLogs',
  callPath: '/datatables/game-logs',
  path: '/game-logs',
  section: 'results',
  title: 'Game Logs',
  question: 'What every player did, game by game, and what it was worth in your scoring.',
  rowName: 'GameLogTableRow',
  several: { by: 'week', called: 'games' },
  filters: { week: true, scoring: true },
  sort: '-points',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    week: { title: 'Week', hint: 'Week of the game', kind: 'whole', shows: 'phone', from: 'Schedule' },
    opponent: { ...fixture, title: 'Opp', inFile: 'Opponent', hint: 'Opponent; @ is away' },
    result: {
      ...fixture,
      title: 'Result',
      hint: 'Won, lost or tied, the own points first',
      nullable: true,
      shownFor: ['QB', 'WR', 'TE', 'K', 'DST'],
    },
    points: {
      ...scored,
      title: 'Points',
      hint: 'Fantasy points in the chosen scoring',
      kind: 'decimal',
      isHighFirst: true,
      shows: 'phone',
    },
    finish: {
      ...scored,
      title: 'Finish',
      inFile: 'Position finish',
      hint: 'Place of the week among players of the position; equals share one',
      kind: 'whole',
      shows: 'picked',
    },
    snapPercent: {
      title: 'Snaps',
      inFile: 'Snap %',
      hint: "Share of the team's offensive snaps",
      kind: 'share',
      nullable: true,
      isHighFirst: true,
      feature: FEATURE,
      shownFor: ['RB', 'WR', 'TE'],
      from: 'Snap counts of nflverse',
    },
    ...BOX_SCORE,
    // What a game is read by is how often the player had the ball.
    passingYards: { ...BOX_SCORE.passingYards, shows: 'picked' },
    rushingAttempts: { ...BOX_SCORE.rushingAttempts, shows: 'desktop' },
    receivingTargets: { ...BOX_SCORE.receivingTargets, shows: 'desktop' },
    receivingReceptions: { ...BOX_SCORE.receivingReceptions, shows: 'picked' },
  },
});
