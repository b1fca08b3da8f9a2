import { SLOT_LABELS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../../../api/call.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';

/** Every roster by slot, open places included. */
export type Rosters = Answer<'listDraftRosters'>['mockDraftRosters'];

/** A place of a roster. */
export type RosterPlace = Rosters[number]['roster'][number];

/** A team's places in line-up order; none while the rosters are on their way. */
export const placesOf = (rosters: Rosters | undefined, participantId: string): readonly RosterPlace[] =>
  rosters?.find((each) => each.participantId === participantId)?.roster ?? [];

/** Whether nobody sits on a place. */
export const isOpen = (place: RosterPlace): boolean => entityKey(place) === '';

/**
 * What a team still lacks, in a few letters.
 *
 * @param needs as {@link openStarters} tells them
 * @example → 'QB 2RB FLEX'; 'bench' with its starters together, 'full' with no place open
 */
export function needsWords(needs: readonly Slot[] | null, openSlots: number): string {
  if (needs === null) return '';
  const words = [...new Set(needs)].map((slot) => {
    const count = needs.filter((each) => each === slot).length;
    return `${count > 1 ? count : ''}${SLOT_LABELS[slot]}`;
  });
  if (words.length > 0) return words.join(' ');
  return openSlots === 0 ? 'full' : 'bench';
}

/** Slots that anybody can fill and nobody pays for. */
const CHEAP: ReadonlySet<Slot> = new Set(['BN', 'K', 'DST']);

/**
 * Starting places that a team has still to fill, kickers and defences left out; null while rosters are on their way.
 */
export function openStarters(rosters: Rosters | undefined, participantId: string): readonly Slot[] | null {
  if (!rosters) return null;
  return placesOf(rosters, participantId)
    .filter((place) => isOpen(place) && !CHEAP.has(place.rosterPosition.position))
    .map((place) => place.rosterPosition.position);
}
