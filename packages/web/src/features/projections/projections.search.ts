import { tableOf } from '@pylon/contract/tables/tables';
import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import {
  DEFAULT_SCORING,
  heldOf,
  listOf,
  type PositionChoice,
  pageOf,
  positionsOf,
  type TableSearch,
  weekShown,
} from '../../widgets/table/table-search.ts';

const PROJECTION_PERIODS = ['weekly', 'seasonal', 'restofseason'] as const;
export type ProjectionPeriod = (typeof PROJECTION_PERIODS)[number];

export const STANDARD_POSITIONS: readonly PositionChoice[] = tableOf('listProjections').filters.positions;
export const STANDARD_PROVIDER = 'aggregate';

/** Which period the address asks for. */
export const projectionPeriod = (search: TableSearch): ProjectionPeriod =>
  PROJECTION_PERIODS.find((period) => period === search.view) ?? 'weekly';

/** Whose numbers are shown. */
export const projectionProvider = (search: TableSearch): string => listOf(search.from)[0] ?? STANDARD_PROVIDER;

/** What to ask for the table in a given state. */
export function projectionsInput(search: TableSearch, season: Season): Input<'listProjections'> {
  const period = projectionPeriod(search);
  const positions = positionsOf(search, STANDARD_POSITIONS);
  return {
    seasonId: search.season ?? season.id,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    projectionPeriod: period,
    week: period === 'weekly' ? weekShown(search, season) : -1,
    projectedProvider: projectionProvider(search),
    ...(positions.length > 0 ? { rosterPositions: [...positions] } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...heldOf(search),
    ...(search.q ? { searchText: search.q } : {}),
    orderBy: search.sort ?? tableOf('listProjections').sort,
    ...pageOf(search),
  };
}
