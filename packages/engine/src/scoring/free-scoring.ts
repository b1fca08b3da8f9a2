/** The base system that needs no plan, half a point per reception, by its number in the list of systems. */
export const FREE_SCORING_ID = '1';
