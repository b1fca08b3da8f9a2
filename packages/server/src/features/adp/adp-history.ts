import type { Edition } from '@pylon/almanac/editions/edition';
import { type ConsensusPoint, consensusHistory } from '@pylon/almanac/read/consensus-history';
import { onceFor } from '../../almanac/edition-memo.ts';

/** Points of a spark line; more cannot be told apart in its width. */
const MOST_POINTS = 24;

/** How each player's average draft position went, oldest first, by entity. */
export const adpHistory = (edition: Edition, season: number): ReadonlyMap<string, readonly ConsensusPoint[]> =>
  onceFor(edition, `adp history ${season}`, () => consensusHistory(edition, season, MOST_POINTS));
