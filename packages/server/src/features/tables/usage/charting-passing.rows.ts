import type { chartingPassing } from '@pylon/contract/tables/usage/charting-passing.table';
import { gamesInSpan } from '../../../football/game-span.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { chartedGames, chartedSums } from '../reads/charted-games.ts';

/** As the hint of dropbacks says. @source docs/sources.md "Charting" */
const LEAST_PLAYS = 20;

/** Quarterbacks with a charted dropback in the games asked for. */
export const rows: RowsOf<typeof chartingPassing> = ({ edition, season, choices }) => {
  const passed = chartedGames(edition, season).filter(({ own }) => own.dropbacks > 0);
  return gamesInSpan(passed, choices).flatMap(([entityId, games]) => {
    if (edition.indexes.positionOf(entityId, season) !== 'QB') return [];
    const { sum, mean, share } = chartedSums(games, LEAST_PLAYS);
    return {
      ...{ entityId, games: games.length, dropbacks: sum('dropbacks') },
      catchableShare: share('catchableThrows', 'aimedThrows'),
      droppedShare: share('droppedThrows', 'catchableThrows'),
      interceptable: sum('interceptableThrows'),
      interceptableShare: share('interceptableThrows', 'throws'),
      playActionShare: share('playActionDropbacks', 'dropbacks'),
      screenShare: share('screenThrows', 'throws'),
      blitzShare: share('blitzedDropbacks', 'rushedDropbacks'),
      outOfPocketShare: share('outOfPocketDropbacks', 'dropbacks'),
      firstReadShare: share('firstReadThrows', 'readThrows'),
      passRushers: mean('passRushers', 'rushedDropbacks'),
      checkdownShare: share('checkdownThrows', 'readThrows'),
      throwAwayShare: share('throwAways', 'throws'),
      runPassOptionShare: share('runPassOptionDropbacks', 'dropbacks'),
      motionShare: share('motionDropbacks', 'dropbacks'),
      ownSacks: sum('ownSacks'),
    };
  });
};
