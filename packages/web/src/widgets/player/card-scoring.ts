import { createContext } from 'react';

/**
 * The scoring of a place whose address does not name one, such as a draft room: cards that are opened there use it,
 * too. Null where the address names it.
 */
export const CardScoring = createContext<string | null>(null);

/** The season of such a place, by its id: that of a league or a draft, which may be over. Null elsewhere. */
export const CardSeason = createContext<string | null>(null);
