import type { User } from '@pylon/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeAnswers } from '../api/answers.ts';
import type { Call } from '../api/call.ts';
import { whoAmI } from '../api/use-user.ts';
import type { RouteContext } from '../route-context.ts';

/** Stands where the whole product does around a part of a page, over calls that the test answers. */
async function productOver(call: Call, { hasPlans = true } = {}) {
  const answers = makeAnswers(call);
  let inside: ReactNode = null;
  const routeTree = createRootRouteWithContext<RouteContext>()({ component: () => inside });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: { answers, call, assets: null, theme: null, hasPlans },
  });
  await router.load();
  return ({ children }: { readonly children: ReactNode }) => {
    inside = children;
    return (
      <QueryClientProvider client={answers}>
        {/* biome-ignore lint/suspicious/noExplicitAny: a router of one route stands in for the product's */}
        <RouterProvider router={router as any} />
      </QueryClientProvider>
    );
  };
}

/** Runs a hook as a page would, over calls that the test answers. */
export async function renderOver<T>(
  call: Call,
  use: () => T,
  product?: { readonly hasPlans: boolean },
): Promise<{ readonly current: T }> {
  return renderHook(use, { wrapper: await productOver(call, product) }).result;
}

/** Draws a part of a page at the address `/`, over calls that the test answers. */
export async function drawOver(call: Call, part: ReactNode): Promise<void> {
  render(part, { wrapper: await productOver(call) });
}

export interface DrawnPage {
  /** As in `PATHS`. */
  readonly path: string;
  readonly Page: () => ReactNode;
  readonly validateSearch?: (typed: Record<string, unknown>) => object;
  /** Where the visitor is, with what the address says; the path itself unless told. */
  readonly address?: string;
  readonly user: User | null;
  /** Whether plans are sold; they are unless told. */
  readonly hasPlans?: boolean;
}

/** Draws a page at its address, over calls that the test answers; every other address is an empty page. */
export async function drawPageOver(
  call: Call,
  { path, Page, validateSearch, address = path, user, hasPlans = true }: DrawnPage,
) {
  const answers = makeAnswers(call);
  if (user) answers.setQueryData(whoAmI().queryKey, { user });
  const root = createRootRouteWithContext<RouteContext>()({ component: Outlet, notFoundComponent: () => null });
  const page: AnyRoute = createRoute({
    getParentRoute: () => root,
    path,
    component: Page,
    ...(validateSearch ? { validateSearch } : {}),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { answers, call, assets: null, theme: null, hasPlans },
  });
  await router.load();
  render(
    <QueryClientProvider client={answers}>
      {/* biome-ignore lint/suspicious/noExplicitAny: a router of one route stands in for the product's */}
      <RouterProvider router={router as any} />
    </QueryClientProvider>,
  );
  return router;
}
