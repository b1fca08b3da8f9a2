// The page of the table that is in sight, scored in the browser: what the server would answer once the scoring is saved.

import type { Tier } from '@pylon/contract/plans/tiers';
import { materialProjections, type ProjectionsPage, projectedPage } from '@pylon/contract/projections/projected-page';
import { entityTest } from '@pylon/contract/tables/table-rows';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { Answer } from '../../api/call.ts';
import { pageOf, positionsOf, type TableSearch } from '../../widgets/table/table-search.ts';
import { STANDARD_POSITIONS, STANDARD_SORT } from './projections.search.ts';

/** The page that an address asks for in the settings that are tried; null for an order by no column of it. */
export function liveProjections(
  material: Answer<'getProjectionMaterial'>,
  search: TableSearch,
  settings: ScoringSettings,
  tier: Tier,
): ProjectionsPage | null {
  const games = new Map(material.players.map(({ entityId, game }) => [entityId, game]));
  const wanted = entityTest({
    rosterPositions: positionsOf(search, STANDARD_POSITIONS),
    teamId: search.team,
    searchText: search.q,
  });
  const paged = projectedPage(
    materialProjections(material, settings).filter(wanted),
    { orderBy: search.sort ?? STANDARD_SORT, ...pageOf(search) },
    { tier, isOpen: () => true, gameOf: ({ entityId }) => games.get(entityId) ?? null },
  );
  return paged.ok ? paged.page : null;
}
