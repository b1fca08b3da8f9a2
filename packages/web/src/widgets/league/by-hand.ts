import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';

/** Whether a league is kept by hand: then nobody tells its results, its match-ups and its claims. */
export const isByHand = ({ league }: Pick<UserLeague, 'league'>): boolean =>
  league !== null && sourceNamed(league.fantasyConnector) === BY_HAND;
