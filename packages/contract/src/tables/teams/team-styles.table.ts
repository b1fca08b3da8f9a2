import { defineTable } from '@pylon/engine/tables/table';
import { GAMES } from '../columns/shared-columns.ts';

const FEATURE = 'teamStyles';
const told = { feature: FEATURE, nullable: true, from: 'Play-by-play of nflverse' } as const;

/** How teams play: fast or slow, by throwing or by running. */
export const teamStyles = defineTable({
  name: 'team-styles',
  call: 'listTeamStyles',
  callPath: '/datatables/team-styles',
  path: '/team-styles',
  section: 'teams',
  title: 'Team Styles',
  question: 'Who plays fast, and who throws when others would run.',
  about: 'teams',
  rowName: 'TeamStyleRow',
  filters: {},
  sort: '-playsPerGame',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Seasonal team styles for all 32 teams' },
  quadrant: {
    across: { column: 'passOverExpected', less: 'Run more than expected', more: 'Pass more than expected' },
    up: { column: 'secondsPerPlay', less: 'Fast', more: 'Slow', isLessUp: true },
  },
  columns: {
    games: { ...told, ...GAMES, hint: 'Regular games told of' },
    playsPerGame: {
      ...told,
      title: 'Plays',
      hint: 'Passes, sacks, scrambles and carries in a game',
      kind: 'decimal',
      isHighFirst: true,
      shows: 'phone',
    },
    secondsPerPlay: {
      ...told,
      title: 'Sec/play',
      hint: 'Game clock from a snap to the next while it runs, in the first three quarters within a score',
      kind: 'decimal',
    },
    passRate: {
      ...told,
      title: 'Pass rate',
      hint: 'Share of plays that are passes, sacks or scrambles; where only totals are known, scrambles count as runs',
      kind: 'share',
      isHighFirst: true,
    },
    passOverExpected: {
      ...told,
      title: 'Over expected',
      hint: 'Pass rate less what the league did in the same downs, distances, scores and clocks, in points of a hundred',
      kind: 'signed',
      isHighFirst: true,
      shows: 'phone',
    },
    redZonePassRate: {
      ...told,
      title: 'Red zone',
      inFile: 'Red-zone pass rate',
      hint: 'Pass rate within the opponent’s 20',
      kind: 'share',
      isHighFirst: true,
    },
    airYardsPerPass: {
      ...told,
      title: 'Air yards',
      inFile: 'Air yards a pass',
      hint: 'Yards in the air of a pass',
      kind: 'decimal',
      isHighFirst: true,
    },
    style: {
      ...told,
      title: 'Style',
      hint: 'Thirds of the league by seconds a play, and by pass rate over expected',
      kind: 'text',
    },
  },
});
