// What is paid for players in real auctions, in the money of any league.
import type { Edition } from '@pylon/almanac/editions/edition';
import { newestLists } from '@pylon/almanac/house/newest';
import { spentWhole } from '@pylon/engine/player-value/market-prices';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../almanac/edition-memo.ts';

/** A site's newest prices of a season, on its own scale. */
export interface PriceList {
  readonly provider: string;
  readonly asOf: string;
  /** Dollars by entity, > 0. */
  readonly dollars: ReadonlyMap<string, number>;
}

/** Every site's newest prices of a season, by its name. */
export const priceLists = (edition: Edition, season: number): readonly PriceList[] =>
  onceFor(edition, `price lists ${season}`, () => {
    const { column, length } = edition.tables.auctionValues;
    const rows = Array.from({ length }, (_, row) => row)
      .filter((row) => column.season[row] === season && (column.valueDollars[row] ?? 0) > 0)
      .map((row) => ({
        asOf: column.asOf[row] ?? '',
        provider: column.provider[row] ?? '',
        entityId: column.entityId[row] ?? '',
        dollars: column.valueDollars[row] ?? 0,
      }));
    return [...newestLists(rows, ({ provider }) => provider, edition.manifest.asOf)]
      .map(([provider, list]) => ({
        provider,
        asOf: list[0]?.asOf ?? '',
        dollars: new Map(list.map(({ entityId, dollars }) => [entityId, dollars])),
      }))
      .sort((one, other) => (one.provider < other.provider ? -1 : 1));
  });

/**
 * Prices that speak of a league. Real auctions are of leagues with one quarterback, and say nothing of others.
 *
 * @param entityIds whoever can be drafted in the league
 * @returns mean over the sites that price a player, in exact dollars of the league; absent where none does
 */
export function realPrices(
  lists: readonly PriceList[],
  entityIds: readonly string[],
  league: LeagueShape,
): ReadonlyMap<string, number> {
  const told = new Map<string, number[]>();
  for (const { dollars } of isSuperflex(league) ? [] : lists) {
    const inLeague = spentWhole(
      entityIds.map((entityId) => dollars.get(entityId) ?? 0),
      league,
    );
    entityIds.forEach((entityId, index) => {
      if (!dollars.has(entityId)) return;
      told.set(entityId, [...(told.get(entityId) ?? []), inLeague[index] ?? 0]);
    });
  }
  return new Map(
    [...told].map(([entityId, prices]) => [entityId, prices.reduce((sum, price) => sum + price, 0) / prices.length]),
  );
}
