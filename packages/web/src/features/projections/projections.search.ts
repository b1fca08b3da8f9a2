import { tableOf } from '@pylon/contract/tables/tables';
import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import {
  DEFAULT_SCORING,
  heldOf,
  listOf,
  type PositionChoice,
  pageOf,
  parseTableSearch,
  positionsOf,
  type SearchChange,
  type TableSearch,
  weekShown,
} from '../../widgets/table/table-search.ts';
import { isUnderWay } from '../../widgets/table/use-season.ts';

const PROJECTION_PERIODS = ['weekly', 'seasonal', 'restofseason'] as const;
export type ProjectionPeriod = (typeof PROJECTION_PERIODS)[number];

export const STANDARD_POSITIONS: readonly PositionChoice[] = tableOf('listProjections').filters.positions;
export const STANDARD_PROVIDER = 'aggregate';

/** Which period the address asks for. */
export const projectionPeriod = (search: TableSearch): ProjectionPeriod =>
  PROJECTION_PERIODS.find((period) => period === search.view) ?? 'weekly';

/** Whether what is left of a season is less than the whole, and something. */
export const hasRest = (season: Season): boolean => isUnderWay(season) && season.currentWeek > 1;

/** Whose numbers are shown. */
export const projectionProvider = (search: TableSearch): string => listOf(search.from)[0] ?? STANDARD_PROVIDER;

/** The state of the projections in their address. */
interface ProjectionSearch extends TableSearch {
  /** Absent is all games together. */
  readonly per?: 'game';
}

/** Reads the address; what does not fit is left out. */
export const parseProjectionSearch = (raw: Readonly<Record<string, unknown>>): ProjectionSearch => ({
  ...parseTableSearch(raw),
  ...(raw['per'] === 'game' ? { per: 'game' as const } : {}),
});

/** Whether amounts are those of a mean game; those of a week are of one game anyway. */
export const isPerGame = (search: TableSearch): boolean =>
  (search as ProjectionSearch).per === 'game' && projectionPeriod(search) !== 'weekly'; // its route has read it

/** The change to amounts of a mean game, or of all games: a name of this page's own beside the tables'. */
export const toPerGame = (isWanted: boolean): SearchChange => ({ per: isWanted ? 'game' : undefined }) as SearchChange;

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
    ...(isPerGame(search) ? { perGame: 'true' as const } : {}),
    ...(positions.length > 0 ? { rosterPositions: [...positions] } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...heldOf(search),
    ...(search.q ? { searchText: search.q } : {}),
    orderBy: search.sort ?? tableOf('listProjections').sort,
    ...pageOf(search),
  };
}
