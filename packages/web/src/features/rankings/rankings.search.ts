import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import { leagueOfText } from '../../widgets/league/league-in-address.ts';
import {
  DEFAULT_SCORING,
  listOf,
  type PositionChoice,
  pageOf,
  positionsOf,
  type TableSearch,
} from '../../widgets/table/table-search.ts';

/** What a ranking speaks of. */
export type RankingPeriod = 'Seasonal' | 'Weekly' | 'RestOfSeason';

/** Weekly rankings open on FLEX. @source research features §9 "Default filters" */
export const standardPositions = (period: RankingPeriod): readonly PositionChoice[] =>
  period === 'Weekly' ? ['FLEX'] : [];

/** The week shown: the one asked for, else the current one, of a season that may not have begun. */
export const rankingWeek = (search: TableSearch, season: Season): number =>
  search.week ?? Math.max(1, season.currentWeek);

/**
 * Asks who ranks a period at all: an answer that was narrowed to some experts names only those. In the scoring that is
 * open to everybody, because it is asked beside a table that may be locked.
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
    week: period === 'Weekly' ? rankingWeek(search, season) : -1,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    expertIds: [...listOf(search.from)],
    rosterPositions: [...positionsOf(search, standardPositions(period))],
    ...(league ? { footballScoringLeagueConfig: league } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...(search.q ? { searchText: search.q } : {}),
    orderBy: search.sort ?? 'consensus',
    ...pageOf(search),
  };
}

/** The material that the same rankings are made from in any scoring. */
export const materialInput = ({
  seasonId,
  expertRankingPeriod,
  week,
}: Input<'listRankings'>): Input<'getRankingMaterial'> => ({ seasonId, expertRankingPeriod, week });
