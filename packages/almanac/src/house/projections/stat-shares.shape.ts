import type { StatKey } from '@pylon/engine/scoring/stat-keys';

/** Stats that lines often leave out, as shares of stats that they have. */
export type StatShares = Readonly<
  Record<string, readonly { readonly stat: StatKey; readonly base: StatKey; readonly share: number }[]>
>;
