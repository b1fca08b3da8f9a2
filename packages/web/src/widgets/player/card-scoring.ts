import { createContext } from 'react';

/**
 * The scoring that a place reckons in whose address does not name one, as a draft room: cards that are opened there
 * speak in it, too. Null: the address says it.
 */
export const CardScoring = createContext<string | null>(null);
