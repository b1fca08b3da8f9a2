import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { pageHead } from '../../features/shell/head.ts';
import { parseStartSit, startSitInput } from '../../features/start-sit/start-sit.search.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const startSit = createRoute({
  getParentRoute: () => root,
  path: PATHS.startSit,
  validateSearch: onlyWhatFits(parseStartSit),
  // Its type is written: one that has to be found hides the route's query from links.
  loaderDeps: ({ search }: { readonly search: object }) => parseStartSit({ ...search }),
  // The page itself says what is in the way: leagues and players of an address may be somebody else's or gone.
  loader: async ({ context, deps }) => {
    const input = startSitInput(deps);
    if (input) await context.answers.ensureQueryData(answer('compareStartSit', input)).catch(() => undefined);
  },
  head: () => pageHead('Start/Sit', 'Up to eight players for your line-up: whom to start, by how much and how sure.'),
  component: lazyRouteComponent(() => import('../../features/start-sit/StartSitPage.tsx'), 'StartSitPage'),
  staticData: { source: 'src/features/start-sit/StartSitPage.tsx' },
});

export const startSitRoutes = [startSit] as const;
