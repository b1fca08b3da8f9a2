// What follows from the declarations without a schema: calls, and which tables have a page of the common frame.
import type { Table } from '@pylon/engine/tables/table';
import type { PaidFeature } from '../plans/tiers.ts';
import * as REGISTRY from './registry.ts';

type Registry = typeof REGISTRY;
export type AnyTable = Registry[keyof Registry];
/** A table of the registry, by the name of its call. */
export type TableOf<N extends AnyTable['call']> = Extract<AnyTable, { readonly call: N }>;
/** Tables of which nothing is written by hand. */
export type PlainTable = Exclude<AnyTable, { readonly isByHand: true }>;

/** A declared table with the features of the contract. */
export type ResearchTable = Table<PaidFeature>;

/** By name, in whatever order the registry has them. */
export const TABLES: readonly ResearchTable[] = Object.values<ResearchTable>(REGISTRY).sort((one, other) =>
  one.name < other.name ? -1 : 1,
);
/** Tables whose page, call and answer follow from the declaration alone. */
export const PLAIN_TABLES: readonly ResearchTable[] = TABLES.filter((table) => !table.isByHand);

/** The table of a call. In the browser its columns come with its page: whoever asks here has the rest. */
export const tableOf = <N extends AnyTable['call']>(call: N) =>
  TABLES.find((table) => table.call === call) as unknown as TableOf<N>; // every call of the type is one of the registry's

/** Address of each table's call. */
export const TABLE_CALLS = Object.fromEntries(
  TABLES.map(({ call, callPath, method = 'GET' }) => [call, { method, path: callPath }]),
) as { readonly [T in AnyTable as T['call']]: { readonly method: MethodOf<T>; readonly path: T['callPath'] } }; // the very names and paths declared
type MethodOf<T> = T extends { readonly method: infer M } ? M : 'GET';
