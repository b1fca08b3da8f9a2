import { useMemo } from 'react';
import { badgesIn } from '../player/badges/player-badge.ts';
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
  const league = useLeagueHolders(named)?.league ?? null;
  return useMemo(() => {
    if (named === undefined) return () => true;
    if (league?.userLeagueId !== named) return null;
    const badge = badgesIn(league);
    return (playerId: string) => {
      const { kind } = badge(playerId);
      return mineIn === undefined ? kind === 'free' : kind !== 'free' && kind !== 'taken';
    };
  }, [named, mineIn, league]);
}
