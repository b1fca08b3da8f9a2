// A small auction of the wire's shape, for tests.
import type { Auction, AuctionBlock, AuctionSale, AuctionStanding } from '@pylon/contract/drafting/auction';
import { buildDraft, buildPlayers } from './build-draft.ts';

/** What a test sale differs in. */
export interface SaleWish {
  /** Id of the pool, like 'RB1'. */
  readonly id: string;
  /** 'seat-2' is mine. */
  readonly to?: string;
  readonly price?: number;
  readonly value?: number;
  readonly isKeeper?: boolean;
}

const playerOf = (id: string) => {
  const found = buildPlayers().find(({ athlete }) => athlete?.id === id);
  if (!found) throw new RangeError(`nobody is called ${id}`);
  return found;
};

/** Sales in order; keepers have no number. */
export function buildSales(wishes: readonly SaleWish[], from = 1): AuctionSale[] {
  let number = from;
  return wishes.map(({ id, to = 'seat-1', price = 10, value = 10, isKeeper = false }) => {
    const { athlete, team, rank, tier, byeWeek, adp, lastSeasonalFPTS, seasonalScoredProjections } = playerOf(id);
    return {
      saleNumber: isKeeper ? null : number++,
      isKeeper,
      participantId: to,
      nominatorId: isKeeper ? null : 'seat-1',
      price,
      value,
      surplus: value - price,
      bids: [{ participantId: to, dollars: price }],
      isAutoDraft: false,
      soldAt: null,
      rosterPosition: null,
      athlete,
      team,
      rank,
      tier,
      byeWeek,
      adp,
      lastSeasonalFPTS,
      seasonalScoredProjections,
      letterGrade: null,
    };
  });
}

/** A player up for bidding, highest bid last. */
export function buildBlock(id: string, saleNumber: number, highest = 12): AuctionBlock {
  const { athlete, team } = playerOf(id);
  const bids = [
    { participantId: 'seat-1', dollars: 1 },
    { participantId: 'seat-3', dollars: highest },
  ];
  return {
    saleNumber,
    nominatorId: 'seat-1',
    athlete,
    team,
    bids,
    highBid: { participantId: 'seat-3', dollars: highest },
    userRefusal: null,
    userMinimumBid: highest + 1,
    userMaximumBid: 185,
  };
}

/** An auction of four teams in which I sit second. */
export function buildAuction(
  sales: readonly AuctionSale[] = [],
  standing: Partial<AuctionStanding> = {},
  version = 1,
): Auction {
  const { picks: _picks, rateOutput, capitals, whatIfs, shareId, draftMostLikeExpertGrade, ...draft } = buildDraft();
  const made = sales.filter(({ isKeeper }) => !isKeeper).length;
  return {
    ...draft,
    version,
    configuration: { ...draft.configuration, draftType: 'AUCTION' },
    sales: [...sales],
    standing: {
      phase: 'bidding',
      saleNumber: made + 1,
      nominatorId: 'seat-1',
      nextNominatorIds: ['seat-2', 'seat-3', 'seat-4'],
      isUserTurn: true,
      block: null,
      teams: [],
      ...standing,
    },
  };
}
