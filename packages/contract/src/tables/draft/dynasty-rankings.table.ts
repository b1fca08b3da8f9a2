import { defineTable } from '@pylon/engine/tables/table';
import { AGE, CHANGE_OF_VALUE } from '../columns/shared-columns.ts';

const FEATURE = 'dynastyRanking';
const LISTS = 'Published dynasty rankings and dynasty drafts';
const TRADES = 'FantasyCalc’s estimates from trades that were made';
const place = { feature: FEATURE, kind: 'whole', from: LISTS } as const;

/** What players are worth to teams that keep them for good. */
export const dynastyRankings = defineTable({
  name: 'dynasty-rankings',
  call: 'listDynastyRankings',
  callPath: '/datatables/dynasty-rankings',
  method: 'POST',
  path: '/dynasty-rankings',
  section: 'draft',
  title: 'Dynasty Rankings',
  question: 'Whom to build on where teams keep everybody: startup and rookie drafts.',
  needs: 'dynasty rankings, dynasty drafts or trade values of this kind of league',
  rowName: 'DynastyRankingRow',
  filters: {
    among: ['QB', 'RB', 'WR', 'TE', 'FLEX'],
    own: {
      format: {
        kind: 'choice',
        title: 'League',
        choices: { dynasty: 'One QB', 'dynasty-superflex': 'Superflex' },
        standard: 'dynasty',
      },
      draft: {
        kind: 'choice',
        title: 'Draft',
        choices: { startup: 'Startup', rookies: 'Rookies' },
        standard: 'startup',
      },
    },
  },
  sort: 'rank',
  preview: { feature: FEATURE, rows: 5, soldAs: 'Dynasty rankings of startup and rookie drafts' },
  columns: {
    rank: { ...place, title: '#', inFile: 'Rank', hint: 'Place in the draft asked for', shows: 'phone' },
    tier: {
      ...place,
      title: 'Tier',
      hint: 'At the position: between players of one tier the lists see no real difference',
      nullable: true,
    },
    positionRank: {
      ...place,
      title: 'Pos #',
      inFile: 'Position rank',
      hint: 'Place among those listed at the position',
    },
    age: { ...AGE, feature: FEATURE, hint: 'Years on the day of the data', shows: 'phone' },
    years: {
      feature: FEATURE,
      title: 'Yrs',
      inFile: 'Years in the league',
      hint: 'Seasons in the league before this one; 0 is a rookie',
      kind: 'whole',
      nullable: true,
      from: 'Rosters, nflverse',
    },
    value: {
      feature: FEATURE,
      title: 'Value',
      hint: 'What the player brings in trades, on the provider’s own scale: two of a trade can be added up',
      kind: 'whole',
      nullable: true,
      isHighFirst: true,
      from: TRADES,
    },
    change: { ...CHANGE_OF_VALUE, feature: FEATURE, from: TRADES },
    adp: {
      feature: FEATURE,
      title: 'ADP',
      inFile: 'Dynasty ADP',
      hint: 'Mean pick of startup drafts with as many quarterbacks',
      kind: 'decimal',
      nullable: true,
      from: 'Newest list of each provider',
    },
    rookieAdp: {
      feature: FEATURE,
      title: 'Rookie ADP',
      hint: 'Mean pick of drafts of rookies alone',
      kind: 'decimal',
      nullable: true,
      from: 'Newest list of each provider',
    },
    redraftRank: {
      ...place,
      title: 'Redraft #',
      hint: 'Place by the consensus in leagues of this season alone, with as many quarterbacks',
      nullable: true,
      from: 'Consensus of the season',
    },
    difference: {
      feature: FEATURE,
      title: 'Diff',
      inFile: 'Difference',
      hint: 'Redraft place less dynasty place among everybody: above zero is worth more for good than this season',
      kind: 'wholeChange',
      nullable: true,
      isHighFirst: true,
      from: 'Both places',
    },
    overallRank: {
      ...place,
      title: 'All #',
      inFile: 'Dynasty rank among everybody',
      hint: 'Place among rookies and veterans together',
      nullable: true,
      shows: 'picked',
    },
    rankedBy: {
      feature: FEATURE,
      title: 'Ranked by',
      hint: 'Whose lists the place rests on, and the newest day of them',
      kind: 'text',
      shows: 'picked',
      from: LISTS,
    },
    valuedBy: {
      feature: FEATURE,
      title: 'Valued by',
      hint: 'Whose values they are, and the day on which they were told',
      kind: 'text',
      nullable: true,
      shows: 'picked',
      from: 'The newest list',
    },
  },
});
