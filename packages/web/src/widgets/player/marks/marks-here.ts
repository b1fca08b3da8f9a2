import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Draws a person's own mark of a player, or nothing. */
export type DrawMark = (playerId: string) => ReactNode;

/** What the person of a page means to do about players; null for visitors, and until it is known. */
export const MarksHere = createContext<DrawMark | null>(null);
