import type { PlayerHolder } from '@pylon/contract/player-card/holders';
import { type RosterPlace, SLOT_LABELS } from '@pylon/engine/vocabulary/slots';

/** Who has somebody, and where they stand. @example holderWords(holder) // → 'Yours, starting at FLEX' */
export const holderWords = ({ isOwn, teamName, position }: PlayerHolder): string =>
  `${isOwn ? 'Yours' : teamName}, ${placeWords(position)}`;

function placeWords(place: RosterPlace): string {
  if (place === 'BN') return 'on the bench';
  if (place === 'IR') return 'on injured reserve';
  if (place === 'TAXI') return 'on the taxi squad';
  return `starting at ${SLOT_LABELS[place]}`;
}
