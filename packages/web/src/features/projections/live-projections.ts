// The page of the table that is in sight, scored in the browser: what the server would answer once the scoring is
// saved.
import type { Tier } from '@pylon/contract/plans/tiers';
import {
  materialProjections,
  type ProjectedPage,
  projectedFacts,
  projectedPage,
} from '@pylon/contract/projections/projected-page';
import { projections } from '@pylon/contract/tables/week/projections.table';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { Answer } from '../../api/call.ts';
import { pageOf, positionsOf, type TableSearch } from '../../widgets/table/table-search.ts';
import { isPerGame } from './projections.search.ts';

/** The page that an address asks for in the settings that are tried; null for an order by no column of it. */
export function liveProjections(
  material: Answer<'getProjectionMaterial'>,
  search: TableSearch,
  settings: ScoringSettings,
  { tier, among }: { readonly tier: Tier; readonly among: (playerId: string) => boolean },
): ProjectedPage | null {
  const games = new Map(material.players.map(({ entityId, game }) => [entityId, game]));
  const wish = {
    rosterPositions: positionsOf(search, projections.filters.positions),
    teamId: search.team,
    among,
    searchText: search.q,
    orderBy: search.sort ?? projections.sort,
    ...pageOf(search),
  };
  const facts = projectedFacts(materialProjections(material, settings), {
    isPerGame: isPerGame(search),
    gameOf: ({ entityId }) => games.get(entityId) ?? null,
  });
  return projectedPage(facts, wish, { tier, isPerGame: isPerGame(search) });
}
