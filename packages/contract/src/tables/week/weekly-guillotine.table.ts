import { defineTable } from '@pylon/engine/tables/table';

const FEATURE = 'guillotineTable';
const PROJECTIONS = 'House projections of the week, in the asked scoring';
const told = { feature: FEATURE, kind: 'decimal', isHighFirst: true, from: PROJECTIONS } as const;

/** Who is unlikely to be the one that puts a team out in a week. */
export const weeklyGuillotine = defineTable({
  name: 'weekly-guillotine',
  call: 'listWeeklyGuillotine',
  callPath: '/datatables/weekly-guillotine',
  path: '/weekly-guillotine',
  section: 'week',
  title: 'Guillotine Week',
  question: 'Whom to start so as not to be the lowest team: floors, and chances of a worse week than the wire’s best.',
  rowName: 'WeeklyGuillotineRow',
  filters: {
    week: true,
    isOfOneWeek: true,
    scoring: true,
    among: ['QB', 'RB', 'WR', 'TE', 'FLEX'],
    own: {
      teams: {
        kind: 'choice',
        title: 'Teams left',
        choices: { week: 'As the week has', 18: '18', 14: '14', 10: '10', 6: '6', 3: '3' },
        standard: 'week',
      },
    },
  },
  sort: '-points',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    points: {
      ...told,
      title: 'Points',
      hint: 'Points expected of the week',
      shows: 'phone',
    },
    floor: { ...told, title: 'Floor', hint: 'One time in ten it is less', shows: 'phone' },
    ceiling: { ...told, title: 'Ceiling', hint: 'One time in ten it is more' },
    wire: {
      feature: FEATURE,
      from: PROJECTIONS,
      title: 'Wire',
      hint: 'Points expected of the best at the position whom no roster holds, with so many teams left',
      kind: 'decimal',
    },
    underWire: {
      feature: 'guillotineTableLock',
      from: 'Spread of weeks at the position, tried on 2023 and 2025',
      title: 'Under wire',
      inFile: 'Chance under the wire',
      hint: 'Chance to score less than the wire’s best is expected to',
      kind: 'share',
      nullable: true,
    },
    utilization: {
      feature: 'guillotineTableUtilizationScore',
      from: 'Our method, from plays, snap counts and box scores of nflverse',
      title: 'Util',
      inFile: 'Utilization score',
      hint: 'Utilization score of the four weeks before',
      kind: 'score',
      nullable: true,
      isHighFirst: true,
    },
    opponent: {
      title: 'Opp',
      inFile: 'Opponent',
      hint: '@ is away',
      kind: 'text',
      feature: 'opponentTeam',
      from: 'Schedule',
    },
  },
});
