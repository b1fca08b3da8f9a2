import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';

const SOURCE = 'src/features/coming-soon/ComingSoonPage.tsx';
const load = () => import('../features/coming-soon/ComingSoonPage.tsx');

const comingSoon = createRoute({
  getParentRoute: () => root,
  path: PATHS.comingSoon,
  head: () => pageHead('Coming soon', 'Returning soon and better than ever.'),
  component: lazyRouteComponent(load, 'ComingSoonPage'),
  staticData: { source: SOURCE, isUnlisted: true },
});

const comingSoonFeature = createRoute({
  getParentRoute: () => root,
  path: PATHS.comingSoonFeature,
  loader: ({ context: { answers }, params: { slug } }) =>
    answers.ensureQueryData(answer('getComingSoon', { slug })).then(
      ({ comingSoon: { feature } }) => feature,
      (failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'coming-soon-not-found' ? notFound() : failure;
      },
    ),
  head: ({ loaderData: feature = 'Coming soon' }) =>
    pageHead(feature, `${feature} is returning soon. Better than ever.`),
  component: lazyRouteComponent(load, 'ComingSoonFeaturePage'),
  staticData: { source: SOURCE, isUnlisted: true },
});

export const comingSoonRoutes = [comingSoon, comingSoonFeature] as const;
