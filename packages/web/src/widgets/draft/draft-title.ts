import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';

type Seated = Pick<MockDraftSummary, 'draftType' | 'numberOfTeams' | 'draftPosition'>;

/** What a place at the table is called: in an auction nobody picks. */
export const seatWordsOf = (draftType: Seated['draftType']): 'Seat' | 'Pick' =>
  draftType === 'AUCTION' ? 'Seat' : 'Pick';

/** @example → '12 teams, pick 5', of an auction '12 teams, seat 5' */
export const tableWords = ({ draftType, numberOfTeams, draftPosition }: Seated): string =>
  `${numberOfTeams} teams, ${seatWordsOf(draftType).toLowerCase()} ${draftPosition}`;

/** @example → '12 teams, pick 5', or what the person calls it */
export const draftTitle = (draft: Seated & Pick<MockDraftSummary, 'name'>): string => draft.name ?? tableWords(draft);
