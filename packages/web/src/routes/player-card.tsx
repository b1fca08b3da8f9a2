import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { obstacleTo } from '../api/obstacle.ts';
import { playerCardInput } from '../features/player-card/player-card.search.ts';
import { pageHead } from '../features/shell/head.ts';
import { playerData } from '../features/shell/structured-data.ts';
import { PATHS, playerPath } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';
import { seasonOf, tableState } from './table-route.ts';

const player = createRoute({
  getParentRoute: () => root,
  path: PATHS.player,
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: async ({ context, deps, params }) => {
    const season = await seasonOf(context);
    const asked = context.answers
      .ensureQueryData(answer('getPlayerCard', playerCardInput(params.playerId, deps, season)))
      .catch((failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'player-not-found' ? notFound() : failure;
      });
    const { obstacle } = await obstacleTo(asked);
    if (obstacle) return { name: 'Player', team: null, obstacle };
    const { playerCard } = await asked;
    const { athlete, team, teamDetails } = playerCard;
    return { name: athlete?.fullName ?? team?.fullName ?? 'Player', team: teamDetails?.fullName ?? null, obstacle };
  },
  head: ({ loaderData: { name, team } = { name: 'Player', team: null }, match: { context }, params: { playerId } }) =>
    pageHead(name, `Rank, projection, ADP and game log of ${name === 'Player' ? 'a player' : name}.`, [
      playerData(context, { name, path: playerPath(playerId), team }),
    ]),
  component: lazyRouteComponent(() => import('../features/player-card/PlayerPage.tsx'), 'PlayerPage'),
  staticData: { source: 'src/features/player-card/PlayerPage.tsx', each: 'players' },
});

export const playerCardRoutes = [player] as const;
