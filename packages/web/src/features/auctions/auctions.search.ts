import { tableOf } from '@pylon/contract/tables/tables';
import type { Season } from '@pylon/contract/wire';
import { DRAFT_STRATEGIES, type DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import type { Input } from '../../api/call.ts';
import { leagueOfText } from '../../widgets/league/league-in-address.ts';
import {
  DEFAULT_SCORING,
  heldOf,
  listOf,
  pageOf,
  parseTableSearch,
  positionsOf,
  type SearchChange,
  type TableSearch,
} from '../../widgets/table/table-search.ts';

/** The state of the auction values in their address. */
interface AuctionSearch extends TableSearch {
  /** Absent is balanced. */
  readonly draftStrategy?: DraftStrategy;
}

const USUAL: DraftStrategy = 'balanced';

/** Reads the address; what does not fit is left out. */
export function parseAuctionSearch(raw: Readonly<Record<string, unknown>>): AuctionSearch {
  const draftStrategy = DRAFT_STRATEGIES.find((strategy) => strategy === raw['draftStrategy']);
  return { ...parseTableSearch(raw), ...(draftStrategy && draftStrategy !== USUAL ? { draftStrategy } : {}) };
}

/** The draft strategy of a page's address, which its route has read. */
export const strategyOf = (search: TableSearch): DraftStrategy => (search as AuctionSearch).draftStrategy ?? USUAL;

/** The change to a strategy; the usual one is left out of the address. */
export const toStrategy = (strategy: DraftStrategy): SearchChange =>
  ({ draftStrategy: strategy === USUAL ? undefined : strategy }) as SearchChange; // this page's own

/** What to ask for the auction values in a given state. */
export function auctionsInput(search: TableSearch, season: Season): Input<'listAuctions'> {
  const league = leagueOfText(search.league);
  return {
    seasonId: search.season ?? season.id,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    expertIds: [...listOf(search.from)],
    draftStrategy: strategyOf(search),
    rosterPositions: [...positionsOf(search, [])],
    ...(league ? { footballScoringLeagueConfig: league } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...heldOf(search),
    ...(search.q ? { athleteSearchText: search.q } : {}),
    orderBy: search.sort ?? tableOf('listAuctions').sort,
    ...pageOf(search),
  };
}

/**
 * Asks who ranks the season at all where the table is locked or not there, in the scoring that is open to everybody.
 */
export const auctionExperts = ({ seasonId }: Input<'listAuctions'>): Input<'listAuctions'> => ({
  seasonId,
  scoringSystemId: DEFAULT_SCORING,
  limit: 1,
});
