import { defineTable } from '@pylon/engine/tables/table';
import { boxScore } from '../columns/box-score.ts';
import { GAMES, PLAYED_FOR } from '../columns/shared-columns.ts';

const FEATURE = 'seasonStatsTableBottom';
const FROM = 'Box scores of nflverse';
const scored = { feature: FEATURE, isHighFirst: true, from: 'Box scores in the asked scoring' } as const;
const rate = { feature: FEATURE, nullable: true, isHighFirst: true, shows: 'picked', from: FROM } as const;

/** What every player did over a season. Below its tier the best five of the positions asked for are open. */
export const seasonStats = defineTable({
  name: 'season-stats',
  call: 'listSeasonStats',
  callPath: '/datatables/season-stats',
  path: '/season-stats',
  section: 'results',
  title: 'Season Stats',
  question: 'What every player did over a season, and what it was worth in your scoring.',
  rowName: 'SeasonStatsRow',
  filters: { scoring: true },
  sort: '-points',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Season stats of every player' },
  columns: {
    finish: {
      feature: FEATURE,
      from: scored.from,
      title: 'Finish',
      inFile: 'Position finish',
      hint: 'Place among players of the position by points; equals share one',
      kind: 'whole',
    },
    games: { ...GAMES, feature: FEATURE, from: FROM, hint: 'Games with a stat', isHighFirst: true },
    points: {
      ...scored,
      title: 'Points',
      hint: 'Fantasy points in the chosen scoring',
      kind: 'decimal',
      shows: 'phone',
    },
    pointsPerGame: {
      ...scored,
      title: 'Per game',
      inFile: 'Points per game',
      hint: 'Fantasy points in a game',
      kind: 'decimal',
      shows: 'phone',
    },
    ...boxScore(FEATURE),
    completionPercent: { ...rate, title: 'Cmp %', hint: 'Share of passes completed', kind: 'share', shownFor: ['QB'] },
    yardsPerAttempt: { ...rate, title: 'Yds/att', hint: 'Passing yards by attempt', kind: 'decimal' },
    yardsPerCarry: { ...rate, title: 'Yds/car', hint: 'Rushing yards by carry', kind: 'decimal' },
    yardsPerReception: {
      ...rate,
      title: 'Yds/rec',
      hint: 'Receiving yards by reception',
      kind: 'decimal',
      shownFor: ['WR', 'TE'],
    },
    catchPercent: { ...rate, title: 'Catch %', hint: 'Share of targets caught', kind: 'share' },
    teams: { ...PLAYED_FOR, feature: FEATURE, from: FROM, hint: 'Teams played for, in order', shows: 'picked' },
  },
});
