// A draft of the list in words.
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { day } from '../player/display.ts';

export const DRAFT_TYPE_LABELS: Readonly<Record<DraftConfiguration['draftType'], string>> = {
  SNAKE: 'Snake',
  LINEAR: 'Linear',
  '3RD_ROUND_REVERSAL': '3rd Round Reversal',
  AUCTION: 'Auction',
};

/** @example → '12 teams, pick 5' */
export const draftTitle = ({ numberOfTeams, draftPosition }: MockDraftSummary): string =>
  `${numberOfTeams} teams, pick ${draftPosition}`;

export const LEAGUE_TYPE_LABELS: Readonly<Record<DraftConfiguration['leagueType'], string>> = {
  FANTASY: 'Fantasy',
  BEST_BALL: 'Best Ball',
  DYNASTY: 'Dynasty',
};

/** @example → '0.5 PPR · Snake · In Person · Aug 21, 2026' */
export const draftKind = (draft: MockDraftSummary): string =>
  [
    draft.scoringSystemName,
    DRAFT_TYPE_LABELS[draft.draftType],
    draft.leagueType === 'FANTASY' ? null : LEAGUE_TYPE_LABELS[draft.leagueType],
    draft.isFollowed ? 'Live from Sleeper' : draft.simulationMode === 'Manual' ? 'In Person' : null,
    day(draft.createdAt),
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** @example → '34 of 192', or 'Complete' */
export const draftProgress = ({ closedAt, picksMade, picksTotal }: MockDraftSummary): string =>
  closedAt === null ? `${picksMade} of ${picksTotal}` : 'Complete';

/** Where opening a draft leads: to its grades when it has them, else to where it stands. */
export const draftSearch = ({ closedAt, letterGrade }: MockDraftSummary): { tab?: 'rate-my-draft' } =>
  closedAt !== null && letterGrade !== null ? { tab: 'rate-my-draft' } : {};
