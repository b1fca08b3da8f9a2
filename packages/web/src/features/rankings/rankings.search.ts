import { tableOf } from '@pylon/contract/tables/tables';
import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import { leagueOfText } from '../../widgets/league/league-in-address.ts';
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

/** What a ranking speaks of. */
export type RankingPeriod = 'Seasonal' | 'Weekly' | 'RestOfSeason';

/** Weekly rankings open on FLEX. @source docs/sources.md "Tables" */
export const standardPositions = (period: RankingPeriod): readonly PositionChoice[] =>
  period === 'Weekly' ? ['FLEX'] : [];

/**
 * Asks who ranks a period at all where its table is locked or not there, and says nothing: in the scoring that is open
 * to everybody.
 */
export const everyExpert = (input: Input<'listRankings'>): Input<'listRankings'> => ({
  seasonId: input.seasonId,
  expertRankingPeriod: input.expertRankingPeriod,
  week: input.week,
  scoringSystemId: DEFAULT_SCORING,
  limit: 1,
});

/** What to ask for a table in a given state. */
export function rankingsInput(search: TableSearch, period: RankingPeriod, season: Season): Input<'listRankings'> {
  const league = leagueOfText(search.league);
  return {
    seasonId: search.season ?? season.id,
    expertRankingPeriod: period,
    week: period === 'Weekly' ? weekShown(search, season) : -1,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    expertIds: [...listOf(search.from)],
    rosterPositions: [...positionsOf(search, standardPositions(period))],
    ...(league ? { footballScoringLeagueConfig: league } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...heldOf(search),
    ...(search.q ? { searchText: search.q } : {}),
    orderBy: search.sort ?? tableOf('listRankings').sort,
    ...pageOf(search),
  };
}

/** The material that the same rankings are made from in any scoring. */
export const materialInput = ({
  seasonId,
  expertRankingPeriod,
  week,
}: Input<'listRankings'>): Input<'getRankingMaterial'> => ({ seasonId, expertRankingPeriod, week });
