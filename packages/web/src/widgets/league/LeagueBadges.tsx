import { type ReactNode, useMemo } from 'react';
import { useModule } from '../../ui/hooks/use-module.ts';
import { BadgesHere } from '../player/badges/badges.ts';
import { useLeagueHolders } from './use-league-holders.ts';

export interface LeagueBadgesProps {
  /** The league in the page's address; the one that was chosen last unless given. */
  readonly named?: string | undefined;
  readonly children: ReactNode;
}

/** What badges are drawn with: nobody has one before their league is known. */
const loadTags = () => import('../player/badges/badge-tags.tsx');

/** Lets players within say whose they are in the person's league. */
export function LeagueBadges({ named, children }: LeagueBadgesProps) {
  const league = useLeagueHolders(named)?.league ?? null;
  const tags = useModule(loadTags, league !== null);
  const draw = useMemo(() => (league && tags?.badgeTags(league)) ?? null, [league, tags]);
  return <BadgesHere value={draw}>{children}</BadgesHere>;
}
