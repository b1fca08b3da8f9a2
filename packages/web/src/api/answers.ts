import type { CallName } from '@pylon/contract/calls';
import {
  CancelledError,
  type DefaultError,
  type FetchQueryOptions,
  notifyManager,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { Answer, Call, Input } from './call.ts';
import { ApiFailure, type FailureCode, isPassing } from './failure.ts';

/** An answer changes with the edition of the almanac, a few times an hour at most. */
const STALE_AFTER_MS = 60_000;

/** Failures of a token that was dropped: asked again there is another one, or none. */
const TOKEN_DROPPED: ReadonlySet<FailureCode> = new Set(['invalid-token', 'token-not-found']);

/** Every other failure stays the same when asked again. */
const isWorthAsking = (failure: unknown): boolean =>
  isPassing(failure) || (failure instanceof ApiFailure && TOKEN_DROPPED.has(failure.code));

// What changes in an answer and what changes beside it are drawn together; by default answers would follow in a task of
// their own.
notifyManager.setScheduler(queueMicrotask);

/**
 * When all answers are asked for anew (`ask-anew.ts`), requests under way are aborted. A page that waits for an answer
 * in order to open asks once more: nothing was refused.
 */
class Answers extends QueryClient {
  override async fetchQuery<Q = unknown, E = DefaultError, D = Q, K extends QueryKey = QueryKey, P = never>(
    options: FetchQueryOptions<Q, E, D, K, P>,
  ): Promise<D> {
    try {
      return await super.fetchQuery(options);
    } catch (error) {
      if (error instanceof CancelledError) return this.fetchQuery(options);
      throw error;
    }
  }
}

/** A cache that asks by call name and input. One for each rendered page on the server, one for the life of a tab. */
export const makeAnswers = (call: Call): QueryClient =>
  new Answers({
    defaultOptions: {
      queries: {
        // Keys are made by `answer` alone
        queryFn: ({ queryKey }) => call(queryKey[0] as CallName, queryKey[1] as Input<CallName>),
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // A page rendered on the server does not retry: the browser can.
        retry: (count, failure) => typeof window !== 'undefined' && count < 2 && isWorthAsking(failure),
      },
      // Without a connection a change fails at once, with a message, instead of waiting for one, so that nobody pays by
      // surprise.
      mutations: { networkMode: 'always' },
      // In a page answers stand as text, which a browser reads sooner than a script that makes the same.
      dehydrate: { serializeData: JSON.stringify, shouldDehydrateQuery: ({ meta }) => meta?.['staysBehind'] !== true },
      hydrate: { deserializeData: JSON.parse },
    },
  });

/**
 * The question to pass to TanStack Query: `useSuspenseQuery(answer('listTeams', {}))`.
 * Its key is `[name, input]`, so that `invalidateQueries({ queryKey: [name] })` drops every answer of a call.
 */
export const answer = <const N extends CallName>(name: N, input: Input<N>) =>
  queryOptions<Answer<N>, ApiFailure>({ queryKey: [name, input] });
