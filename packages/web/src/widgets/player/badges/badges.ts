import { createContext } from 'react';
import type { PlayerBadge } from './player-badge.ts';

/** Badges of the league that a page shows; null where none is known, and nobody has a badge. */
export interface Badges {
  readonly leagueName: string;
  readonly badgeOf: (playerId: string) => PlayerBadge;
}
export const BadgesHere = createContext<Badges | null>(null);
