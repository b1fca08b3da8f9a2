// How the product runs, for whoever runs it; to everybody else the page is not there.
import { BRAND } from '@pylon/contract/brand';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';

const operator = createRoute({
  getParentRoute: () => root,
  path: PATHS.operator,
  // Any other failure is told on the page itself, which asks again.
  loader: ({ context }) =>
    context.answers
      .fetchQuery({ ...answer('getOperatorView', {}), staleTime: 0 })
      .then(() => ({ isOperator: true }))
      .catch((failure: unknown) => {
        if (failure instanceof ApiFailure && failure.code === 'not-found') throw notFound();
        return { isOperator: true };
      }),
  head: ({ loaderData }) =>
    loaderData ? pageHead('Operator', `How ${BRAND.name} runs: load, faults, leagues, jobs and data.`) : {},
  component: lazyRouteComponent(() => import('../features/operator/OperatorPage.tsx'), 'OperatorPage'),
  staticData: { source: 'src/features/operator/OperatorPage.tsx', isUnlisted: true },
});

export const operatorRoutes = [operator] as const;
