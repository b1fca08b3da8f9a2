import type { Season } from '@pylon/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { type Obstacle, obstacleTo } from '../../api/obstacle.ts';
import { DEFAULT_SCORING, type PositionChoice, type TableSearch } from '../../widgets/table/table-search.ts';
import { isOver, isUnderWay } from '../../widgets/table/use-season.ts';

const TOP_ROWS = 12;
const LEADERS = 5;

/** The positions whose leaders stand beside the top of the rankings. */
export const LEADER_POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;

/** The question for the top of the rankings. */
export const topInput = (season: Season, search: TableSearch): Input<'listRankings'> => ({
  seasonId: season.id,
  expertRankingPeriod: isUnderWay(season) ? 'Weekly' : 'Seasonal',
  week: isUnderWay(season) ? season.currentWeek : -1,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  rosterPositions: isUnderWay(season) ? ['FLEX'] : [],
  limit: TOP_ROWS,
});

/** The question whether anybody has published projections of the season's first week. */
export const openingInput = ({ id }: Season, search: TableSearch): Input<'listProjections'> => ({
  seasonId: id,
  projectionPeriod: 'weekly',
  week: 1,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  limit: 1,
});

/** The question for the leaders of a position by expected points: as many rows as are open to everybody. */
export const leadersInput = (
  season: Season,
  search: TableSearch,
  position: PositionChoice,
): Input<'listProjections'> => ({
  seasonId: season.id,
  projectionPeriod: isUnderWay(season) ? 'weekly' : 'seasonal',
  week: isUnderWay(season) ? season.currentWeek : -1,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  rosterPositions: [position],
  limit: LEADERS,
});

/** What became of the drafts of a season that is over. */
export const reviewInput = (season: Season, search: TableSearch): Input<'getSeasonReview'> => ({
  seasonId: season.id,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
});

/** The question for the leaders of a position once the season is over, by the points that they made. */
export const finishedInput = (
  season: Season,
  search: TableSearch,
  position: PositionChoice,
): Input<'listSeasonStats'> => ({
  seasonId: season.id,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  rosterPositions: [position],
  limit: LEADERS,
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

/**
 * Loads the front page. A locked or unknown scoring replaces the rankings and the leaders by a notice, but not the
 * movers.
 */
export async function loadHome(
  answers: QueryClient,
  search: TableSearch,
): Promise<{ readonly obstacle: Obstacle | null }> {
  const { season } = await answers.ensureQueryData(answer('currentSeason', {}));
  if (isOver(season))
    return obstacleTo(
      Promise.all([
        answers.ensureQueryData(answer('getSeasonReview', reviewInput(season, search))),
        ...LEADER_POSITIONS.map((position) =>
          answers.ensureQueryData(answer('listSeasonStats', finishedInput(season, search, position))),
        ),
      ]),
    );
  const [scored] = await Promise.all([
    obstacleTo(
      Promise.all([
        answers
          .ensureQueryData(answer('listRankings', topInput(season, search)))
          // Where nobody has published any, the first week and the last season are offered.
          .then(async (top): Promise<void> => {
            if (top.playerExpertRanking.length > 0) return;
            await Promise.all([
              answers.ensureQueryData(answer('listSeasons', {})),
              answers.ensureQueryData(answer('listProjections', openingInput(season, search))),
            ]);
          }),
        ...LEADER_POSITIONS.map((position) =>
          answers.ensureQueryData(answer('listProjections', leadersInput(season, search, position))),
        ),
      ]),
    ),
    isUnderWay(season)
      ? answers.ensureQueryData(answer('getWeekNews', {}))
      : answers.ensureQueryData(answer('listAdpMovers', { seasonId: season.id })).then(async ({ movers }) => {
          if (movers.length === 0)
            await obstacleTo(answers.ensureQueryData(answer('listRankings', marketInput(season, search))));
        }),
  ]);
  return scored;
}
