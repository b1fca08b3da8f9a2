import type * as z from 'zod';
import { CALLS, type CallName } from './calls.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The schemas of one call. `params`, `query` and `body` are parsed at the server; `answer` is the `data` of the
 * envelope.
 */
export interface Schemas {
  /** One line for the API reference: what it does, and what it changes. */
  readonly summary: string;
  /** What plans have to do with it, told behind the summary where plans are sold. */
  readonly plans?: string;
  /** Parameters in the path, by the names after its colons. */
  readonly params?: z.ZodObject;
  /**
   * The answer depends on the caller's tier: locked values are left out. Without this mark it is the same for
   * everybody.
   */
  readonly byTier?: true;
  /** It changes nothing although it is posted. A GET says so by its method. */
  readonly reads?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
  /** The error for any wrong input, where one error covers all reasons; its fields name the reason. */
  readonly failsAs?: ErrorCode;
  /** Bytes that a request may have, where the call takes more than others: it is read for registered people alone. */
  readonly largestBytes?: number;
}

/** A call with its address and schemas. */
export type Endpoint<N extends CallName = CallName, S extends Schemas = Schemas> = S & {
  readonly name: N;
  readonly method: (typeof CALLS)[N]['method'];
  readonly path: (typeof CALLS)[N]['path'];
};

/** The calls of a feature with their schemas; the compiler asks for every one. */
export type EndpointsOf<C> = { readonly [N in keyof C & CallName]: Endpoint<N> };

/** Joins a call's address with its schemas. */
export const endpoint = <const N extends CallName, const S extends Schemas>(name: N, schemas: S): Endpoint<N, S> => ({
  ...schemas,
  name,
  method: CALLS[name].method,
  path: CALLS[name].path,
});

type Input<T> = T extends z.ZodType ? z.input<T> : Record<string, never>;
type Output<T> = T extends z.ZodType ? z.output<T> : Record<string, never>;

/** What a caller passes: path parameters, query and body merged into one object. */
export type InputOf<E> = (E extends { params: infer P } ? Input<P> : unknown) &
  (E extends { query: infer Q } ? Input<Q> : unknown) &
  (E extends { body: infer B } ? Input<B> : unknown);
/** What a handler is given, parsed. */
export type ParamsOf<E> = E extends { params: infer P } ? Output<P> : Record<string, never>;
export type QueryOf<E> = E extends { query: infer Q } ? Output<Q> : Record<string, never>;
export type BodyOf<E> = E extends { body: infer B } ? Output<B> : Record<string, never>;
/** What comes back as `data`. */
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
