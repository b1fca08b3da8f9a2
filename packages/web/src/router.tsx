import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { makeAnswers } from './api/answers.ts';
import { callOver, type Transport } from './api/call.ts';
import { FailedPage } from './features/shell/FailedPage.tsx';
import { MissingPage } from './features/shell/MissingPage.tsx';
import type { RouteContext } from './route-context.ts';
import { routeTree } from './routes.tsx';
import { parseQuery, stringifyQuery } from './search-params.ts';

export interface RouterOptions extends Omit<RouteContext, 'answers' | 'call'> {
  readonly transport: Transport;
  readonly nonce?: string;
}

/** The router with its cache of answers. One for each rendered page on the server, one for the life of a tab. */
export function makeRouter({ transport, nonce, ...context }: RouterOptions) {
  const call = callOver(transport);
  const answers = makeAnswers(call);
  const router = createRouter({
    routeTree,
    context: { answers, call, ...context },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: answers });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** Source of the page's component: its built file is announced in the head of the page. */
    readonly source?: string;
    /** The table whose declaration it shows, which is announced too. */
    readonly declaration?: string;
    /** The page is a room: it fills the window and brings its own navigation on a phone. */
    readonly isRoom?: boolean;
    /** The page is the whole window: nothing of the product stands around it. */
    readonly isScreen?: boolean;
    /** The page belongs to one person or is of no use to a stranger: search engines are to leave it out. */
    readonly isUnlisted?: true;
    /** Its query may hold what opens something: the page is made for each request and kept nowhere. */
    readonly holdsSecret?: true;
    /** What its parameter names, where there is a page for each of them to be found by search engines. */
    readonly each?: 'teams' | 'players' | 'articles';
    /** The part of its query that makes another page of it. */
    readonly ownQuery?: string;
  }
}
