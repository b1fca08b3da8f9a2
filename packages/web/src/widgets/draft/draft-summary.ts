// A draft of the list in words.
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { moment } from '../player/display.ts';
import { tableWords } from './draft-title.ts';

export const DRAFT_TYPE_LABELS: Readonly<Record<DraftConfiguration['draftType'], string>> = {
  SNAKE: 'Snake',
  LINEAR: 'Linear',
  '3RD_ROUND_REVERSAL': '3rd Round Reversal',
  AUCTION: 'Auction',
};

export const LEAGUE_TYPE_LABELS: Readonly<Record<DraftConfiguration['leagueType'], string>> = {
  FANTASY: 'Fantasy',
  BEST_BALL: 'Best Ball',
  DYNASTY: 'Dynasty',
};

/** What a draft is called by its type, where no choice of types says what is meant. */
const DRAFT_TYPE_NAMES = { ...DRAFT_TYPE_LABELS, SNAKE: 'Snake Draft', AUCTION: 'Auction Draft' };

/** @example → '0.5 PPR · Snake Draft · In Person · Aug 21, 2026, 10:04 AM' */
export const draftKind = (draft: MockDraftSummary): string =>
  [
    draft.name === null ? null : tableWords(draft),
    draft.scoringSystemName,
    DRAFT_TYPE_NAMES[draft.draftType],
    draft.leagueType === 'FANTASY' ? null : LEAGUE_TYPE_LABELS[draft.leagueType],
    draft.isFollowed ? 'Live draft' : draft.simulationMode === 'Manual' ? 'In Person' : null,
    moment(draft.createdAt),
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** @example → '34 of 192', or 'Complete' */
export const draftProgress = ({ closedAt, picksMade, picksTotal }: MockDraftSummary): string =>
  closedAt === null ? `${picksMade} of ${picksTotal}` : 'Complete';

/** Where opening a draft leads: to its grades when it has them, else to where it stands. */
export const draftSearch = ({ closedAt, letterGrade }: MockDraftSummary): { tab?: 'rate-my-draft' } =>
  closedAt !== null && letterGrade !== null ? { tab: 'rate-my-draft' } : {};
