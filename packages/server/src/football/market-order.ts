import type { Edition } from '@pylon/almanac/editions/edition';
import type { WireEntity } from '@pylon/contract/wire';
import { nameOf } from '@pylon/engine/tables/entity-filter';
import { compareIds, compareText } from '@pylon/engine/tables/sort-rows';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { rankingsBoard } from './rankings-board.ts';

/** Places in a season's drafts by entity, from 1: the list of the expert Market, which is open to everybody. */
export function marketRanks(edition: Edition, season: number, scoring: KnownScoring): ReadonlyMap<string, number> {
  const query = { season, period: 'seasonal', week: 0, scoring, league: scoring.league, expertIds: [] } as const;
  return new Map(
    rankingsBoard(edition, query).rows.flatMap(({ entityId, ranks }) =>
      ranks['market'] === undefined ? [] : [[entityId, ranks['market']] as const],
    ),
  );
}

/** Compares for an order that tells nothing but where players are drafted; the undrafted follow by name. */
export const byMarket =
  (market: ReadonlyMap<string, number>) =>
  <T extends WireEntity & { readonly entityId: string }>(a: T, b: T): number => {
    const [placeA, placeB] = [market.get(a.entityId), market.get(b.entityId)];
    if (placeA !== undefined && placeB !== undefined) return placeA - placeB;
    if (placeA !== undefined || placeB !== undefined) return placeA === undefined ? 1 : -1;
    return compareText(nameOf(a), nameOf(b)) || compareIds(a.entityId, b.entityId);
  };
