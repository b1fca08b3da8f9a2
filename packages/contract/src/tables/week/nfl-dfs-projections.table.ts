import { DAILY_SITE_NAMES } from '@pylon/engine/daily/sites';
import { defineTable } from '@pylon/engine/tables/table';
import { IMPLIED, PLACE_AT_POSITION } from '../columns/shared-columns.ts';

const FEATURE = 'dfsProjections';
const PROJECTIONS = 'House projections of the week, in the classic scoring of the site';
const told = { feature: FEATURE, kind: 'decimal', isHighFirst: true, from: PROJECTIONS } as const;
const line = { feature: FEATURE, kind: 'decimal', nullable: true, from: IMPLIED.from } as const;

/** What to expect of a week in the scoring of daily contests. Salaries are the person's own (`with-salaries.ts`). */
export const nflDfsProjections = defineTable({
  name: 'nfl-dfs-projections',
  call: 'listDfsProjections',
  callPath: '/datatables/nfl-dfs-projections',
  path: '/nfl-dfs-projections',
  section: 'week',
  title: 'DFS Projections',
  question: 'What to expect of a week at DraftKings and FanDuel, and what $1,000 of salary brings.',
  needs: 'projections of this week',
  rowName: 'DfsProjectionRow',
  filters: {
    week: true,
    isOfOneWeek: true,
    among: ['QB', 'RB', 'WR', 'TE', 'FLEX', 'DST'],
    own: { site: { kind: 'choice', title: 'Site', choices: DAILY_SITE_NAMES, standard: 'draftkings' } },
  },
  sort: '-points',
  broughtOrders: ['salary', 'value'],
  preview: {
    feature: FEATURE,
    rows: 5,
    soldAs: 'DFS projections, with the value of your salaries',
  },
  columns: {
    points: { ...told, title: 'Points', hint: 'Points expected of the week', shows: 'phone' },
    floor: { ...told, title: 'Floor', hint: 'One time in ten it is less' },
    ceiling: { ...told, title: 'Ceiling', hint: 'One time in ten it is more' },
    positionRank: {
      ...PLACE_AT_POSITION,
      feature: FEATURE,
      hint: 'Place by points expected at the position',
      from: PROJECTIONS,
    },
    game: {
      title: 'Game',
      hint: 'Against whom, where and when it is',
      kind: 'game',
      feature: 'opponentTeam',
      from: 'Schedule',
    },
    impliedPoints: { ...IMPLIED, feature: FEATURE },
    gameTotal: { ...line, title: 'Total', hint: 'Points that the lines expect of both teams', isHighFirst: true },
    spread: {
      ...line,
      kind: 'signed',
      title: 'Spread',
      hint: 'As bookmakers write it: −3 is favored by three',
    },
  },
});
