import { useMemo } from 'react';
import { amongIn } from './among-in.ts';
import { useLeagueHolders } from './use-league-holders.ts';

/** Whom a table is narrowed to by a league: a test of ids, everybody without one; null until it is known. */
export function useAmong({
  mineIn,
  freeIn,
}: {
  readonly mineIn?: string | undefined;
  readonly freeIn?: string | undefined;
}): ((playerId: string) => boolean) | null {
  const named = mineIn ?? freeIn;
  const league = useLeagueHolders(named, named !== undefined)?.league ?? null;
  return useMemo(() => {
    if (named === undefined) return () => true;
    return league?.userLeagueId === named ? amongIn(league, mineIn === undefined ? 'free' : 'mine') : null;
  }, [named, mineIn, league]);
}
