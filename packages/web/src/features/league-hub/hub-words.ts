// What widgets say, in words.
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';

const PLACES: Readonly<Record<string, string>> = { ...SLOT_LABELS, BN: 'Bench' };

/** A place of a roster. @example placeLabel('BN') // → 'Bench' */
export const placeLabel = (place: string): string => PLACES[place] ?? place;

/** Why there is no team to look at. */
export const noOpponent = (isOpponent: boolean): string =>
  isOpponent ? 'The platform tells of no opponent for that week.' : 'No team of yours is known in this league.';
