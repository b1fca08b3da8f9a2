import { ordinal } from '@pylon/engine/vocabulary/ordinal';

/** Places among all teams from which on the end of the list is nearer. */
const TEAMS = 32;

/** What an opponent gives up, by its place: 1 gives up the most. @example placeWords(31) // → '2nd fewest points' */
export const placeWords = (place: number): string => {
  const isMany = place <= TEAMS / 2;
  const nth = isMany ? place : TEAMS + 1 - place;
  return `${nth === 1 ? '' : `${ordinal(nth)} `}${isMany ? 'most' : 'fewest'} points`;
};
