// Everybody's auction values in a league, made once for all pages of them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type Locked, lockOf, opens, type Tier } from '@pylon/contract/plans/tiers';
import type { Board, BoardRow } from '@pylon/contract/rankings/board';
import type { auctions } from '@pylon/contract/tables/draft/auctions.table';
import type { Expert, WireEntity } from '@pylon/contract/wire';
import { planLimit } from '@pylon/engine/auction/bots/auction-plans';
import { type PriceCurve, priceCurve } from '@pylon/engine/player-value/market-prices';
import { tiers } from '@pylon/engine/player-value/tiers';
import { type ExpertPrices, expertPrices, type RankedEntry } from '@pylon/engine/rankings/expert-prices';
import type { FactsOf } from '@pylon/engine/tables/table';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import { onceFor } from '../almanac/edition-memo.ts';
import { Lru } from '../lru.ts';
import { marketRanks } from './market-order.ts';
import { nearestLeague } from './nearest-league.ts';
import { placeWorth } from './place-worth.ts';
import { type BoardQuery, rankingsBoard } from './rankings-board.ts';
import { type PriceList, priceLists, realPrices } from './real-prices.ts';

/** A row of the table before it is told. */
export interface AuctionFacts extends WireEntity, FactsOf<typeof auctions> {
  readonly position: Position;
  readonly consensus: number;
  /** Dollars, and a lock of each expert whom the tier may not see. */
  readonly values: Readonly<Record<string, number | Locked>>;
  readonly marketPrice: number | null;
  readonly auctionValue: number | null;
  /** What the rows are ordered by, exact dollars. */
  readonly worth: number;
}

/** The league's values, and whose real prices stand beside them. */
export interface AuctionBoard extends Pick<Board, 'experts' | 'everyExpert'> {
  /** By worth, then as ranked. */
  readonly rows: readonly AuctionFacts[];
  readonly prices: readonly PriceList[];
}

/** What a board is asked for. */
interface AuctionQuery extends BoardQuery {
  readonly strategy: DraftStrategy;
  readonly tier: Tier;
}

/** Boards that are kept: about half a megabyte each. */
const KEPT = 12;

/** The values as a tier may know them. */
export const auctionBoard = (edition: Edition, query: AuctionQuery): AuctionBoard => {
  const { season, period, scoring, league, expertIds, own = [], strategy, tier } = query;
  const owned = own.map((list) => list.key);
  const key = JSON.stringify([season, period, scoring.key, league, expertIds, owned, strategy, tier]);
  // Leagues are anybody's: they push each other out, and nothing that other answers share.
  const boards = onceFor(edition, 'auction boards', () => new Lru<AuctionBoard>(KEPT));
  return boards.once(key, () => makeBoard(edition, query));
};

type PricedRow = BoardRow & { readonly position: Position };

function makeBoard(edition: Edition, { strategy, tier, ...query }: AuctionQuery): AuctionBoard {
  const { season, period, league } = query;
  const isOpen = opens(tier, 'auctionTableRight');
  // The order of a list may follow from what a plan opens: below it, it is that of the nearest league.
  const board = rankingsBoard(edition, isOpen ? query : { ...query, league: nearestLeague(league) });
  const places = startedPositions(league.slots);
  const rows = board.rows.filter((row): row is PricedRow => isPosition(row.position) && places.has(row.position));
  const told = inOpenOrder(rows, board.experts, { tier, drafted: marketRanks(edition, season, query.scoring) });
  const prices = period === 'seasonal' ? priceLists(edition, season) : [];
  return {
    experts: freeFirst(board.experts, tier),
    everyExpert: freeFirst(board.everyExpert, tier),
    rows: factsOf(told, {
      prices: expertPrices(told, whoCounts(board.experts, tier), curveOf(query, isOpen ? rows : null)),
      real: realPrices(
        prices,
        told.map(({ entityId }) => entityId),
        league,
      ),
      locks: locksOf(board.experts, tier),
      league,
      strategy,
    }),
    prices,
  };
}

/**
 * What places cost: by this season's projections, or where those belong to a plan by what such places came to in past
 * seasons, which is open to everybody.
 *
 * @param projected null where projections may not be read
 */
function curveOf({ scoring, league }: BoardQuery, projected: readonly PricedRow[] | null): PriceCurve {
  if (projected === null) return priceCurve(placeWorth(scoring), league);
  const points = new Map(
    POSITIONS.map((position) => [
      position,
      projected
        .flatMap((row) => (row.position === position ? (row.points?.expected ?? []) : []))
        .sort((one, other) => other - one),
    ]),
  );
  return priceCurve((position, place) => points.get(position)?.[place - 1] ?? 0, league);
}

/** Below a plan its experts have no part in the mean, in which the rows stand. */
function whoCounts(experts: readonly Expert[], tier: Tier): Parameters<typeof expertPrices>[1] {
  const idsOf = (isOpen: boolean) =>
    experts.filter(({ paywallTier }) => paywallTier <= tier === isOpen).map(({ id }) => id);
  return { asked: idsOf(true), others: idsOf(false) };
}

/** A lock for every expert beyond the tier, whether they value a player or not. */
const locksOf = (experts: readonly Expert[], tier: Tier): Readonly<Record<string, Locked>> =>
  Object.fromEntries(
    experts.flatMap(({ id, paywallTier }) => (paywallTier > tier ? [[id, lockOf('auctionTableRight')] as const] : [])),
  );

const freeFirst = (experts: readonly Expert[], tier: Tier): readonly Expert[] =>
  experts.some(({ paywallTier }) => paywallTier > tier)
    ? experts.toSorted((one, other) => one.paywallTier - other.paywallTier)
    : experts;

interface OpenOrder {
  readonly tier: Tier;
  /** Places in drafts, which are open to everybody. */
  readonly drafted: ReadonlyMap<string, number>;
}

/**
 * Equals in worth keep this order: the board's, or where it tells of a plan's experts that of the open ones; whom none
 * of these ranks, that of drafts.
 */
function inOpenOrder(
  rows: readonly PricedRow[],
  experts: readonly Expert[],
  { tier, drafted }: OpenOrder,
): readonly PricedRow[] {
  const open = experts.filter(({ paywallTier }) => paywallTier <= tier);
  if (open.length === experts.length) return rows;
  const placeOf = ({ ranks }: RankedEntry): number =>
    Math.min(UNPLACED, ...open.map(({ id }) => ranks[id] ?? UNPLACED));
  const draftedAs = ({ entityId }: PricedRow): number => drafted.get(entityId) ?? UNPLACED;
  return rows.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || draftedAs(a) - draftedAs(b) || (a.entityId < b.entityId ? -1 : 1),
  );
}
const UNPLACED = Number.MAX_SAFE_INTEGER;

interface Parts {
  readonly prices: readonly ExpertPrices[];
  readonly real: ReadonlyMap<string, number>;
  readonly locks: Readonly<Record<string, Locked>>;
  readonly league: LeagueShape;
  readonly strategy: DraftStrategy;
}

function factsOf(
  rows: readonly PricedRow[],
  { prices, real, locks, league, strategy }: Parts,
): readonly AuctionFacts[] {
  const priced = rows
    .flatMap((row, index) => {
      const own = prices[index];
      return own ? [{ row, own }] : [];
    })
    .sort((one, other) => other.own.worth - one.own.worth);
  const tierOf = tiersOf(priced.map(({ own }) => own.worth));
  const seen = new Map<Position, number>();
  return priced.map(({ row, own }, index): AuctionFacts => {
    const positionRank = (seen.get(row.position) ?? 0) + 1;
    seen.set(row.position, positionRank);
    const opinions = Object.values(own.values);
    const paid = real.get(row.entityId);
    const marketPrice = paid === undefined ? null : Math.round(paid);
    return {
      ...row,
      rank: index + 1,
      positionRank,
      tier: tierOf(index),
      worth: own.worth,
      consensus: own.consensus,
      values: { ...own.values, ...locks },
      low: opinions.length === 0 ? null : Math.min(...opinions),
      high: opinions.length === 0 ? null : Math.max(...opinions),
      marketPrice,
      difference: marketPrice === null ? null : own.consensus - marketPrice,
      planLimit:
        own.consensus === 0
          ? null
          : Math.max(1, Math.round(planLimit(strategy, row.position, own.consensus, league.budgetDollars))),
    };
  });
}

/** Who costs a dollar is in no tier. */
const WORTH_A_TIER_DOLLARS = 1.5;

/** Tiers where prices leave gaps, by place; null for whom anybody has for a dollar. */
function tiersOf(worths: readonly number[]): (index: number) => number | null {
  const numbers = tiers(
    worths.filter((worth) => worth >= WORTH_A_TIER_DOLLARS).map((value) => ({ value, deviation: 0 })),
  );
  return (index) => numbers[index] ?? null;
}
