import type { chartingRushing } from '@pylon/contract/tables/usage/charting-rushing.table';
import { gamesInSpan } from '../../../football/game-span.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { chartedGames, chartedSums } from '../reads/charted-games.ts';

const RUNNERS: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE']);
/** As the hint of runs says. @source docs/sources.md "Charting" */
const LEAST_PLAYS = 10;

/** Everybody with a charted run in the games asked for. */
export const rows: RowsOf<typeof chartingRushing> = ({ edition, season, choices }) => {
  const ran = chartedGames(edition, season).filter(({ own }) => own.runs > 0);
  return gamesInSpan(ran, choices).flatMap(([entityId, games]) => {
    if (!RUNNERS.has(edition.indexes.positionOf(entityId, season) ?? '')) return [];
    const { sum, mean, share } = chartedSums(games, LEAST_PLAYS);
    return {
      ...{ entityId, games: games.length, runs: sum('runs'), sneaks: sum('sneaks') },
      boxDefenders: mean('boxDefenders', 'boxedRuns'),
      heavyBoxShare: share('heavyBoxRuns', 'boxedRuns'),
      lightBoxShare: share('lightBoxRuns', 'boxedRuns'),
      motionShare: share('motionRuns', 'runs'),
      runPassOptionShare: share('runPassOptionRuns', 'runs'),
    };
  });
};
