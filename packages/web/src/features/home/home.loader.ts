import type { Season } from '@pylon/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { DEFAULT_SCORING, type PositionChoice, type TableSearch } from '../../widgets/table-search.ts';

/** Whether the season is on: then the front page speaks of the week. */
export const isUnderWay = (season: Season): boolean => season.status === 'INPROGRESS' && season.currentWeek >= 1;

const TOP_ROWS = 12;
const LEADERS = 5;

/** The positions whose leaders stand beside the top of the rankings. */
export const LEADER_POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;

/** What the front page asks for: the top of the rankings, or a position's first. */
export const topInput = (season: Season, search: TableSearch, position?: PositionChoice): Input<'listRankings'> => ({
  seasonId: season.id,
  expertRankingPeriod: isUnderWay(season) ? 'Weekly' : 'Seasonal',
  week: isUnderWay(season) ? season.currentWeek : -1,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  rosterPositions: position ? [position] : isUnderWay(season) ? ['FLEX'] : [],
  limit: position ? LEADERS : TOP_ROWS,
});

/** Players deep enough that a gap between rank and market decides something. */
const MARKET_ROWS = 60;

/** What the front page asks for where nothing has moved yet: the first five rounds, to compare rank and market. */
export const marketInput = (season: Season, search: TableSearch): Input<'listRankings'> => ({
  seasonId: season.id,
  expertRankingPeriod: 'Seasonal',
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  limit: MARKET_ROWS,
});

/** Loads the front page. */
export async function loadHome(answers: QueryClient, search: TableSearch): Promise<void> {
  const { season } = await answers.ensureQueryData(answer('currentSeason', {}));
  await Promise.all([
    answers.ensureQueryData(answer('listRankings', topInput(season, search))),
    ...LEADER_POSITIONS.map((position) =>
      answers.ensureQueryData(answer('listRankings', topInput(season, search, position))),
    ),
    answers.ensureQueryData(answer('listAdpMovers', { seasonId: season.id })).then(async ({ movers }) => {
      if (movers.length === 0) await answers.ensureQueryData(answer('listRankings', marketInput(season, search)));
    }),
  ]);
}
