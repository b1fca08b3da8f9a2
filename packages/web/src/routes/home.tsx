import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadHome } from '../features/home/home.loader.ts';
import { pageHead } from '../features/shell/head.ts';
import { siteData } from '../features/shell/structured-data.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';
import { tableState } from './table-route.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: ({ context, deps }) => loadHome(context.answers, deps),
  head: ({ match: { context } }) =>
    pageHead('Fantasy football, decided', 'Rankings, ADP, projections and mock drafts from open NFL data.', [
      siteData(context, PATHS.rankings),
    ]),
  component: lazyRouteComponent(() => import('../features/home/HomePage.tsx'), 'HomePage'),
  staticData: { source: 'src/features/home/HomePage.tsx' },
});

export const homeRoutes = [home] as const;
