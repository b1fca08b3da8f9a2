import type { chartingReceiving } from '@pylon/contract/tables/usage/charting-receiving.table';
import { gamesInSpan } from '../../../football/game-span.ts';
import { shareOf } from '../../../football/usage-games.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { chartedGames, chartedSums } from '../reads/charted-games.ts';

const RECEIVERS: ReadonlySet<string> = new Set(['RB', 'WR', 'TE']);
/** As the hint of targets says. @source docs/sources.md "Charting" */
const LEAST_PLAYS = 10;

/** Runners, receivers and tight ends with a charted target in the games asked for. */
export const rows: RowsOf<typeof chartingReceiving> = ({ edition, season, choices }) =>
  gamesInSpan(chartedGames(edition, season), choices).flatMap(([entityId, games]) => {
    const { sum, share } = chartedSums(games, LEAST_PLAYS);
    const [targets, firstReads] = [sum('targets'), sum('firstReadTargets')];
    if (targets === 0 || !RECEIVERS.has(edition.indexes.positionOf(entityId, season) ?? '')) return [];
    const teamFirstReads = games.reduce((total, game) => total + game.teamFirstReads, 0);
    return {
      ...{ entityId, games: games.length, targets, firstReads },
      firstReadShare: teamFirstReads >= LEAST_PLAYS ? shareOf(firstReads, teamFirstReads) : null,
      catchableShare: share('catchableTargets', 'targets'),
      drops: sum('drops'),
      dropShare: share('drops', 'catchableTargets'),
      contested: sum('contestedTargets'),
      contestedShare: share('contestedCatches', 'contestedTargets'),
      created: sum('createdCatches'),
      designed: sum('designedTargets'),
      screens: sum('screenTargets'),
      checkdowns: sum('checkdownTargets'),
      playAction: sum('playActionTargets'),
    };
  });
