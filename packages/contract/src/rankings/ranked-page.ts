// A page of the rankings: one function for the server's answer and for the browser, which ranks anew while settings
// change.
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { differenceOf, extremes } from '@pylon/engine/rankings/opinion-range';
import { positionsOf } from '@pylon/engine/tables/entity-filter';
import { type TablePage, type TableWish, tablePage } from '@pylon/engine/tables/table-page';
import { gateOf, type Locked, lockOf, opens, type Tier } from '../plans/tiers.ts';
import { rankings } from '../tables/rankings.table.ts';
import type { Expert, NextGame } from '../wire.ts';
import type { Board, BoardRow } from './board.ts';

/** The rankings with their experts, each an order. */
export function rankingsTable(experts: readonly Expert[]): typeof rankings {
  const byExpert = experts.filter(({ id }) => !(id in rankings.columns)).map(({ id }) => [id, { by: `ranks.${id}` }]);
  return { ...rankings, orders: { ...Object.fromEntries(byExpert), ...rankings.orders } };
}

export type RankedPage = TablePage<typeof rankings, ReturnType<typeof factsOf>>;

/**
 * A page of a board at a tier.
 *
 * @param gameOf the game of the week shown, or the next one; null without any
 * @returns null for an order by something that is no column
 */
export function rankedPage(
  { experts, rows }: Board,
  wish: TableWish,
  { tier, gameOf }: { readonly tier: Tier; readonly gameOf: (row: BoardRow) => NextGame | null },
): RankedPage | null {
  const positions = positionsOf(wish);
  const listed = rows.filter(({ position }) => positions.size === 0 || positions.has(position));
  const tiers = opens(tier, 'rankingsTableRight') || listed.some(({ sd }) => sd !== null) ? listTiers(listed) : null;
  const facts = rows.map((row) => factsOf(row, { tier, tiers, experts, gameOf }));
  return tablePage(rankingsTable(experts), facts, wish, { gate: gateOf(tier) });
}

const factsOf = (
  row: BoardRow,
  told: {
    readonly tier: Tier;
    /** Tiers of the list by entity; null where they may not be told. */
    readonly tiers: ReadonlyMap<string, number> | null;
    readonly experts: readonly Expert[];
    readonly gameOf: (row: BoardRow) => NextGame | null;
  },
) => ({
  ...row,
  tier: told.tiers === null ? lockOf('rankingsTableRight') : (told.tiers.get(row.entityId) ?? 1),
  best: () => extremes(row.ranks).best,
  worst: () => extremes(row.ranks).worst,
  difference: differenceOf(row),
  ranks: () => ranksFor(told.tier, row, told.experts),
  game: () => told.gameOf(row),
});

/** Ranks of the experts whom the tier may see, and a lock for every other, whether they rank the player or not. */
function ranksFor(tier: Tier, { ranks }: BoardRow, experts: readonly Expert[]): Record<string, number | Locked> {
  return Object.fromEntries(
    experts.flatMap(({ id, paywallTier }): [string, number | Locked][] => {
      if (paywallTier > tier) return [[id, lockOf('rankingsTableRight')]];
      const rank = ranks[id];
      return rank === undefined ? [] : [[id, rank]];
    }),
  );
}
