import { defineTable } from '@pylon/engine/tables/table';

const EXPERTS = 'Ranks of the experts shown';
const PROJECTIONS = 'House projections in the asked scoring';

/** Expert rankings of a season, a week, or the rest of a season. */
export const rankings = defineTable({
  name: 'rankings',
  call: 'listRankings',
  callPath: '/datatables/rankings',
  method: 'POST',
  path: '/nfl-rankings',
  section: 'draft',
  isByHand: true,
  title: 'Rankings',
  question: 'Who to draft, in what order, and how far the experts disagree.',
  rowName: 'RankingRow',
  filters: { week: true },
  sort: 'consensus',
  orders: {
    // The order of the Consensus, which is a free expert; what the plan opens is the mean itself.
    consensus: { by: 'rank', isOpen: true },
    best: { by: 'best.rank' },
    worst: { by: 'worst.rank' },
    projectedFantasyPoints: { by: 'points.expected' },
    floorFantasyPoints: { by: 'points.floor' },
    ceilingFantasyPoints: { by: 'points.ceiling' },
  },
  columns: {
    rank: { title: '#', inFile: 'Rank', kind: 'whole', shows: 'phone', from: EXPERTS },
    // Open to all where the free experts tell it, locked where only Scout could.
    tier: { title: 'Tier', kind: 'whole', feature: 'rankingsTableRight', locks: 'rows', from: EXPERTS },
    positionRank: { title: 'Position rank', kind: 'whole', from: EXPERTS },
    byeWeek: { title: 'Bye', kind: 'whole', nullable: true, shows: 'picked', from: 'Schedule' },
    // Mean rank of the experts shown, or the consensus when all are.
    consensus: {
      title: 'Avg',
      inFile: 'Average rank',
      hint: 'Mean rank of the experts shown',
      kind: 'decimal',
      feature: 'consensus',
      from: EXPERTS,
    },
    sd: {
      title: 'SD',
      hint: "Standard deviation of the experts' ranks",
      kind: 'decimal',
      nullable: true,
      feature: 'consensus',
      isOrderHidden: true,
      shows: 'picked',
      from: EXPERTS,
    },
    best: { title: 'Best', kind: 'opinion', nullable: true, feature: 'rankingsTableRight', from: EXPERTS },
    worst: { title: 'Worst', kind: 'opinion', nullable: true, feature: 'rankingsTableRight', from: EXPERTS },
    // By expert id; absent when the expert does not rank the player. Experts of a plan are locked in every row.
    ranks: {
      title: 'Experts',
      hint: "Every expert's rank as a dot, with a post at their mean",
      kind: 'places',
      feature: 'rankingsTableRight',
      locks: 'each',
      from: EXPERTS,
    },
    adp: {
      title: 'ADP',
      hint: 'Average draft position over all providers',
      kind: 'decimal',
      nullable: true,
      feature: 'adp',
      from: 'Newest list of each provider',
    },
    difference: {
      title: 'Diff',
      inFile: 'Difference',
      hint: 'ADP minus rank: above zero goes later than ranked',
      kind: 'change',
      nullable: true,
      feature: 'difference',
      isHighFirst: true,
      from: 'ADP and mean rank',
    },
    points: {
      title: 'Points',
      hint: 'Expected fantasy points in the chosen scoring',
      kind: 'points',
      nullable: true,
      feature: 'rankingsTableRight',
      isHighFirst: true,
      from: PROJECTIONS,
    },
    vorp: {
      title: 'VORP',
      hint: 'Points above the best player left on the wire at the position',
      kind: 'decimal',
      nullable: true,
      feature: 'rankingsTableRight',
      isHighFirst: true,
      from: PROJECTIONS,
    },
    auctionValue: {
      title: 'Auction',
      inFile: 'Auction value',
      hint: 'Worth of a budget of $200',
      kind: 'dollars',
      nullable: true,
      feature: 'auctionTableRight',
      isHighFirst: true,
      shows: 'picked',
      from: PROJECTIONS,
    },
    game: { title: 'Game', kind: 'game', nullable: true, feature: 'opponentTeam', from: 'Schedule' },
  },
});
