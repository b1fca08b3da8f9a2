import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { obstacleTo } from '../api/obstacle.ts';
import { comparisonInput, parseComparison } from '../features/player-card/comparison/comparison.search.ts';
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

const playerComparison = createRoute({
  getParentRoute: () => root,
  path: PATHS.playerComparison,
  validateSearch: onlyWhatFits(parseComparison),
  loaderDeps: ({ search }) => parseComparison({ ...search }),
  loader: async ({ context, deps }) => {
    const input = comparisonInput(deps, await seasonOf(context));
    await context.answers.ensureQueryData(answer('listSeasons', {}));
    return input ? obstacleTo(context.answers.ensureQueryData(answer('comparePlayers', input))) : { obstacle: null };
  },
  head: () => pageHead('Player Comparison', 'Up to four players side by side: rank, projection, form and schedule.'),
  component: lazyRouteComponent(
    () => import('../features/player-card/comparison/PlayerComparisonPage.tsx'),
    'PlayerComparisonPage',
  ),
  staticData: { source: 'src/features/player-card/comparison/PlayerComparisonPage.tsx' },
});

export const playerCardRoutes = [player, playerComparison] as const;
