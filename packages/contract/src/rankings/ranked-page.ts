// A page of the rankings: one function for the server's answer and for the browser, which ranks anew while settings
// change.
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { differenceOf, extremes } from '@pylon/engine/rankings/opinion-range';
import { positionsOf } from '@pylon/engine/tables/entity-filter';
import { type TablePage, type TableWish, type ToldRows, tablePage } from '@pylon/engine/tables/table-page';
import { gateOf, type Locked, lockOf, opens, type Tier } from '../plans/tiers.ts';
import { rankings } from '../tables/draft/rankings.table.ts';
import type { Expert, NextGame } from '../wire.ts';
import type { Board, BoardRow } from './board.ts';

/** The rankings with their experts, each an order. */
export function rankingsTable(experts: readonly Expert[]): typeof rankings {
  const byExpert = experts.filter(({ id }) => !(id in rankings.columns)).map(({ id }) => [id, { by: `ranks.${id}` }]);
  return { ...rankings, orders: { ...Object.fromEntries(byExpert), ...rankings.orders } };
}

/** What rows tell besides the ranks, each null without any; nobody has what is left out. */
export interface RowAside {
  /** The game of the week shown, or the next one. */
  readonly gameOf?: (row: Pick<BoardRow, 'entityId'>) => NextGame | null;
  /** Points that betting lines expect of the team in the week shown. */
  readonly impliedOf?: (row: Pick<BoardRow, 'entityId'>) => number | null;
  /** The place of the week's opponent among all teams by what it is expected to allow the position, 1 the most. */
  readonly opponentRankOf?: (row: BoardRow) => number | null;
  /** The utilization score of the weeks before. */
  readonly utilizationOf?: (row: Pick<BoardRow, 'entityId'>) => number | null;
}

/** Who looks at a board, and what its rows tell besides the ranks. */
export interface Seen extends RowAside {
  readonly tier: Tier;
}

/** Everybody on a board with what a tier may be told. */
export type RankedFacts = readonly ReturnType<typeof factsOf>[];

export type RankedPage = TablePage<typeof rankings, RankedFacts[number]>;

/**
 * Everybody on a board, as a tier may see it. Of what is wanted only the positions count: tiers are those of their
 * list.
 */
export function rankedFacts(
  { experts, rows, ownTiers }: Board,
  wish: Pick<TableWish, 'rosterPositions'>,
  { tier, ...beside }: Seen,
): RankedFacts {
  const positions = positionsOf(wish);
  const listed = rows.filter(({ position }) => positions.size === 0 || positions.has(position));
  const isOpen = opens(tier, 'rankingsTableRight') || listed.some(({ sd }) => sd !== null);
  const tiers = ownTiers ? tiersAmong(listed, ownTiers) : isOpen ? listTiers(listed) : null;
  return rows.map((row) => factsOf(row, { ...beside, tier, tiers, experts }));
}

/** Tiers of one's own among those listed, numbered from 1 without gaps. */
function tiersAmong(listed: readonly BoardRow[], own: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const numbers = [...new Set(listed.map(({ entityId }) => own.get(entityId) ?? 1))].sort((a, b) => a - b);
  return new Map(listed.map(({ entityId }) => [entityId, numbers.indexOf(own.get(entityId) ?? 1) + 1]));
}

/**
 * A page of a board at a tier.
 *
 * @returns null for an order by something that is no column
 */
export const rankedPage = (board: Board, wish: TableWish, seen: Seen): RankedPage | null =>
  pageOfFacts(board, rankedFacts(board, wish, seen), wish, seen);

/**
 * The same of facts that are at hand.
 *
 * @param facts of the same board, tier and positions
 * @param told rows of these facts that were told before
 */
export const pageOfFacts = (
  { experts }: Board,
  facts: RankedFacts,
  wish: TableWish,
  { tier, told }: { readonly tier: Tier; readonly told?: ToldRows },
): RankedPage | null => tablePage(rankingsTable(experts), facts, wish, { gate: gateOf(tier), ...(told && { told }) });

const factsOf = (
  row: BoardRow,
  told: Seen & {
    /** Tiers of the list by entity; null where they may not be told. */
    readonly tiers: ReadonlyMap<string, number> | null;
    readonly experts: readonly Expert[];
  },
) => ({
  ...row,
  tier: told.tiers === null ? lockOf('rankingsTableRight') : (told.tiers.get(row.entityId) ?? 1),
  best: () => extremes(row.ranks).best,
  worst: () => extremes(row.ranks).worst,
  difference: differenceOf(row),
  ranks: () => ranksFor(told.tier, row, told.experts),
  game: () => told.gameOf?.(row) ?? null,
  opponentRank: () => told.opponentRankOf?.(row) ?? null,
  impliedPoints: () => told.impliedOf?.(row) ?? null,
  utilizationScore: () => told.utilizationOf?.(row) ?? null,
});

/** Ranks of the experts whom the tier may see, and a lock for every other, whether they rank the player or not. */
function ranksFor(tier: Tier, { ranks }: BoardRow, experts: readonly Expert[]): Record<string, number | Locked> {
  const seen: Record<string, number | Locked> = {};
  for (const { id, paywallTier } of experts) {
    const rank = paywallTier > tier ? lockOf('rankingsTableRight') : ranks[id];
    if (rank !== undefined) seen[id] = rank;
  }
  return seen;
}
