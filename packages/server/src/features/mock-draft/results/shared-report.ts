// The report that a link shows to anybody: the draft and its grades, nothing that tells who the person is or which draft it is.

import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import type { RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { SeenDraft } from '../draft-view.ts';
import { presentDraft, presentRatings } from '../present/present-draft.ts';
import type { Now } from '../present/present-times.ts';
import { presentBoldMoves, presentGradeRecord, presentStandings } from './present-results.ts';

/** What a report is made of, whichever kind of draft it is of. */
export interface ReportParts extends Pick<SharedReport, 'topPicks' | 'topReaches' | 'gradeRecord'> {
  readonly draft: MockDraft;
  /** Best first. */
  readonly ratings: readonly RateOutput[];
  readonly standings: Pick<SharedReport, 'projectedStandings' | 'simulation'>;
}

/** When a report is read, and by whom: the owner's plan opens nothing for those who have his link. */
export interface Reader extends Now {
  readonly tier: number;
}

/** Path of a report's picture from the root of the site. */
const imagePath = (shareId: string): string => `/api${SHARED_IMAGE_PATH.replace(':shareId', shareId)}`;

/** What the report of a draft is made of; null when its season or scoring is no longer known. */
export function reportPartsOf(view: SeenDraft, outlook: SeasonOutlook, now: Now): ReportParts | null {
  const draft = presentDraft(view, now);
  return (
    draft && {
      draft,
      ratings: presentRatings(view),
      gradeRecord: presentGradeRecord(),
      standings: presentStandings(view, outlook),
      ...presentBoldMoves(view),
    }
  );
}

/** The report behind a link. */
export function presentReport({ draft, ratings, standings, ...judged }: ReportParts, shareId: string): SharedReport {
  const ownerParticipantId = draft.userParticipant.id;
  return {
    shareId,
    createdAt: draft.createdAt,
    closedAt: draft.closedAt,
    season: draft.season,
    configuration: draft.configuration,
    participants: draft.participants.map(({ userId: _userId, ...participant }) => ({
      ...participant,
      // 'You' is somebody else to whoever opens the link.
      name: participant.name === 'You' ? `Team ${participant.draftPosition}` : participant.name,
      isOwner: participant.id === ownerParticipantId,
    })),
    ownerParticipantId,
    picks: draft.picks,
    rateOutputs: ratings.map(({ mockDraftId: _mockDraftId, ...rating }) => rating),
    capitals: draft.capitals,
    whatIfs: draft.whatIfs.map(({ mockDraftId: _mockDraftId, ...whatIf }) => whatIf),
    ...judged,
    draftMostLikeExpertGrade: draft.draftMostLikeExpertGrade,
    ...standings,
    imagePath: imagePath(shareId),
    provenance: draft.provenance,
  };
}
