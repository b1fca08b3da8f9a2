// How good the published methods are.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { accuracyInput } from '../features/methods/accuracy.search.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';
import { loadTable, tableState } from './table-route.ts';

const accuracy = createRoute({
  getParentRoute: () => root,
  path: PATHS.accuracy,
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: async ({ context, deps }) => {
    const [loaded] = await Promise.all([
      loadTable(context, (season) => answer('listAccuracy', accuracyInput(deps, season))),
      context.answers.ensureQueryData(answer('listAdviceRecords', {})),
    ]);
    return loaded;
  },
  head: () =>
    pageHead('Accuracy', 'How near publishers, experts and our own methods came to what then happened, week by week.'),
  component: lazyRouteComponent(() => import('../features/methods/AccuracyPage.tsx'), 'AccuracyPage'),
  staticData: { source: 'src/features/methods/AccuracyPage.tsx' },
});

const expertMethods = createRoute({
  getParentRoute: () => root,
  path: PATHS.expertMethods,
  loader: async ({ context }) => {
    await context.answers.ensureQueryData(answer('listExperts', {}));
  },
  head: () =>
    pageHead('How our experts rank', 'What each house expert does, and how well it matched what then happened.'),
  component: lazyRouteComponent(() => import('../features/methods/ExpertMethodsPage.tsx'), 'ExpertMethodsPage'),
  staticData: { source: 'src/features/methods/ExpertMethodsPage.tsx' },
});

const oddsMethod = createRoute({
  getParentRoute: () => root,
  path: PATHS.oddsMethod,
  head: () =>
    pageHead('How good are our odds?', 'What the draft room said of who would last, and what happened in real drafts.'),
  component: lazyRouteComponent(() => import('../features/methods/OddsMethodPage.tsx'), 'OddsMethodPage'),
  staticData: { source: 'src/features/methods/OddsMethodPage.tsx' },
});

const utilizationMethod = createRoute({
  getParentRoute: () => root,
  path: PATHS.utilizationMethod,
  head: () =>
    pageHead('The utilization score', 'What the utilization score is made of, its weights, and what it foretold.'),
  component: lazyRouteComponent(() => import('../features/methods/UtilizationMethodPage.tsx'), 'UtilizationMethodPage'),
  staticData: { source: 'src/features/methods/UtilizationMethodPage.tsx' },
});

const expectedPointsMethod = createRoute({
  getParentRoute: () => root,
  path: PATHS.expectedPointsMethod,
  head: () => pageHead('Expected points', 'What throws, targets and carries are worth, and how near that comes.'),
  component: lazyRouteComponent(
    () => import('../features/methods/ExpectedPointsMethodPage.tsx'),
    'ExpectedPointsMethodPage',
  ),
  staticData: { source: 'src/features/methods/ExpectedPointsMethodPage.tsx' },
});

const rookieMethod = createRoute({
  getParentRoute: () => root,
  path: PATHS.rookieMethod,
  head: () => pageHead('The rookie model', 'What a draft slot tells of running backs, and what was tried beside it.'),
  component: lazyRouteComponent(() => import('../features/methods/RookieMethodPage.tsx'), 'RookieMethodPage'),
  staticData: { source: 'src/features/methods/RookieMethodPage.tsx' },
});

export const methodRoutes = [
  ...([accuracy, expertMethods, oddsMethod] as const),
  ...([utilizationMethod, expectedPointsMethod, rookieMethod] as const),
] as const;
