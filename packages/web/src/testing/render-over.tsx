import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeAnswers } from '../api/answers.ts';
import type { Call } from '../api/call.ts';
import type { RouteContext } from '../route-context.ts';

/** Runs a hook as a page would, over calls that the test answers. */
export async function renderOver<T>(call: Call, use: () => T): Promise<{ readonly current: T }> {
  const answers = makeAnswers(call);
  const assets = { js: '', css: [], styles: null, modulesOf: () => [] };
  let inside: ReactNode = null;
  const routeTree = createRootRouteWithContext<RouteContext>()({ component: () => inside });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: { answers, call, assets, theme: null },
  });
  await router.load();
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    inside = children;
    return (
      <QueryClientProvider client={answers}>
        {/* biome-ignore lint/suspicious/noExplicitAny: a router of one route stands in for the product's */}
        <RouterProvider router={router as any} />
      </QueryClientProvider>
    );
  };
  return renderHook(use, { wrapper }).result;
}
