import type { UserLeague } from '@pylon/contract/league-sync/user-league';

/** Why nobody trades in a league now; null where teams do. */
export function noTradeWords({ cardGamingMode, league }: UserLeague): string | null {
  if (cardGamingMode === 'guillotine') return 'Nobody trades in a guillotine';
  const { currentWeek = null, lastTradeWeek = null } = league?.settings ?? {};
  return currentWeek !== null && lastTradeWeek !== null && currentWeek > lastTradeWeek
    ? `Trades of this league ended with week ${lastTradeWeek}`
    : null;
}
