import { CURRENCY, PLAN_IDS, PLANS } from '@pylon/contract/payments/plans';
import { lockOf } from '@pylon/contract/plans/tiers';
import type { Answer, Transport } from '../api/call.ts';
import { fakeServer, provenance, rankingRow } from './fake-answers.ts';

const LOCKED_ROW = {
  consensus: lockOf('consensus'),
  sd: lockOf('consensus'),
  best: lockOf('rankingsTableRight'),
  worst: lockOf('rankingsTableRight'),
  adp: lockOf('adp'),
  difference: lockOf('difference'),
  points: lockOf('rankingsTableRight'),
  vorp: lockOf('rankingsTableRight'),
  auctionValue: lockOf('auctionTableRight'),
  ranks: { market: 1, scout: lockOf('rankingsTableRight') },
};

const expert = (id: string, name: string, paywallTier: 0 | 1) => ({
  id,
  slug: id,
  name,
  description: `${name}'s method.`,
  isPremium: paywallTier > 0,
  sortKey: 'scout',
  paywallTier,
  isHouse: true,
  asOf: null,
});

const EXPERTS = [expert('market', 'Market', 0), expert('scout', 'Scout', 1)];

/** Rankings as a visitor gets them: free experts first, and locks where a plan's numbers would be. */
const rankings = (rows: number): Answer<'listRankings'> => ({
  experts: EXPERTS,
  everyExpert: EXPERTS,
  basis: 'lists',
  projectedBy: [],
  total: rows,
  playerExpertRanking: Array.from({ length: rows }, (_, index) => ({
    ...rankingRow(index + 1, `Player Number${index + 1}`),
    ...LOCKED_ROW,
  })),
  provenance,
});

/** Projections as a visitor gets them: five rows open, two locked. */
const projections: Answer<'listProjections'> = {
  total: 7,
  provider: 'aggregate',
  providers: [{ id: 'aggregate', name: 'Pylon', asOf: null }],
  passingCompletionPerValueRange: null,
  playerProjections: Array.from({ length: 7 }, (_, index) => {
    const { athlete, team, byeWeek } = rankingRow(index + 1, `Player Number${index + 1}`);
    const lock = lockOf('projectionsTableBottom');
    const open = <T>(value: T) => (index < 5 ? value : lock);
    return {
      athlete,
      team,
      byeWeek,
      rank: open(index + 1),
      positionRank: open(index + 1),
      games: open(1),
      floorFantasyPoints: open(8),
      projectedFantasyPoints: open(15),
      middleFantasyPoints: open(22),
      ceilingFantasyPoints: open(22),
      stats: open({}),
      game: lockOf('opponentTeam'),
    };
  }),
  provenance,
};

const OFFER = { partner: 'Lanternfield', browser: 'Lantern', href: null, isExample: true };

const products = {
  products: PLAN_IDS.map((id) => ({ id, ...PLANS[id], currency: CURRENCY, features: [] })),
  isTest: false,
  isOpen: true,
};

/** A server as a visitor without a plan finds it: every scoring but 0.5 PPR is refused. */
export function lockedServer({
  rows = 7,
  isPromoted = false,
}: {
  rows?: number;
  isPromoted?: boolean;
} = {}): Transport {
  const open = fakeServer().transport;
  return async (method, path, body) => {
    // The body of a table's call
    const scoring = /scoringSystemId=(\w+)/.exec(path)?.[1] ?? (body as { scoringSystemId?: string })?.scoringSystemId;
    if (scoring !== undefined && scoring !== '1')
      return { data: null, error: { code: 'tier-required', message: 'This is part of a higher plan.' } };
    if (path.startsWith('/api/datatables/rankings')) return { data: rankings(rows), error: null };
    if (path.startsWith('/api/datatables/projections')) return { data: projections, error: null };
    if (path.startsWith('/api/payments/list-products')) return { data: products, error: null };
    if (path.startsWith('/api/promotion'))
      return {
        data: {
          promotion: {
            isOpen: isPromoted,
            isEligible: false,
            showsOnPaywall: isPromoted,
            offer: OFFER,
            showsInvitation: false,
            endsAt: '2025-11-03T07:00:00.000Z',
          },
        },
        error: null,
      };
    return open(method, path, body);
  };
}
