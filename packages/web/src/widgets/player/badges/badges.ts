import { createContext, type ReactNode } from 'react';

/** Draws whose a player is in the league that a page shows. */
export type DrawBadge = (playerId: string) => ReactNode;

/** Null where no league is known, and nobody has a badge. */
export const BadgesHere = createContext<DrawBadge | null>(null);
