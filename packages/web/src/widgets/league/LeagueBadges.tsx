import { type ReactNode, useMemo } from 'react';
import { BadgesHere } from '../player/badges/badges.ts';
import { badgesIn } from '../player/badges/player-badge.ts';
import { useLeagueHolders } from './use-league-holders.ts';

export interface LeagueBadgesProps {
  /** The league in the page's address; the one that was chosen last unless given. */
  readonly named?: string | undefined;
  readonly children: ReactNode;
}

/** Lets players within say whose they are in the person's league. */
export function LeagueBadges({ named, children }: LeagueBadgesProps) {
  const league = useLeagueHolders(named)?.league ?? null;
  const badges = useMemo(() => league && { leagueName: league.leagueName, badgeOf: badgesIn(league) }, [league]);
  return <BadgesHere value={badges}>{children}</BadgesHere>;
}
