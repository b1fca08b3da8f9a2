// Where each feature lives. A folder or file of a feature's own name is found without being listed:
// `server/src/features/rankings/`, `rankings.ts`, `e2e/rankings.e2e.ts`. What is listed is everything else.
// `*` stands for part of a name, `{a,b}` for either, a slash at the end for all that is in a folder.

export interface Part {
  /** Other words that people ask by. */
  readonly aliases?: readonly string[];
  readonly paths: readonly string[];
}

export const ENGINE = 'packages/engine/src';
export const CONTRACT = 'packages/contract/src';
export const CONNECTORS = 'packages/connectors/src';
export const ALMANAC = 'packages/almanac/src';
export const SERVER = 'packages/server/src';
export const WEB = 'packages/web/src';
