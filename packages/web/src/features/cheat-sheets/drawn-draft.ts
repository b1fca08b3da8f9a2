// A draft as it is drawn into the sheets: who is gone, and whom the person has.
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { entityKey } from '../../widgets/player/entity.ts';

export type DraftMark = 'mine' | 'gone';

/** What becomes of players in a draft, by entity; whoever can still be drafted has no mark. */
export const draftMarks = ({
  picks,
  partial,
  userParticipant,
}: Pick<MockDraft, 'picks' | 'partial' | 'userParticipant'>): ReadonlyMap<string, DraftMark> =>
  new Map([
    // A draft that adds to rosters: whoever is on one cannot be drafted either.
    ...(partial?.rostered ?? []).map(
      ({ entityId, draftPosition }) =>
        [entityId, draftPosition === userParticipant.draftPosition ? 'mine' : 'gone'] as const,
    ),
    ...picks.flatMap((pick) => {
      const key = entityKey(pick);
      return key === '' ? [] : [[key, pick.participantId === userParticipant.id ? 'mine' : 'gone'] as const];
    }),
  ]);
