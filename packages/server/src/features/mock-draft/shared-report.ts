// The report that a link shows to anybody: the draft and its grades, nothing that tells who the person is or which draft it is.

import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import type { SharedReport } from '@pylon/contract/draft-results';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { DraftView } from './draft-view.ts';
import { type Now, presentDraft, presentRatings } from './present-draft.ts';
import { presentBoldMoves, presentGradeRecord, presentStandings } from './present-results.ts';

/** Path of a report's picture from the root of the site. */
const imagePath = (shareId: string): string => `/api${SHARED_IMAGE_PATH.replace(':shareId', shareId)}`;

/** The report of a shared draft; null when its season or scoring is no longer known. */
export function presentReport(view: DraftView, shareId: string, outlook: SeasonOutlook, now: Now): SharedReport | null {
  const draft = presentDraft(view, now);
  if (draft === null) return null;
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
    rateOutputs: presentRatings(view).map(({ mockDraftId: _mockDraftId, ...rating }) => rating),
    gradeRecord: presentGradeRecord(),
    capitals: draft.capitals,
    whatIfs: draft.whatIfs.map(({ mockDraftId: _mockDraftId, ...whatIf }) => whatIf),
    ...presentBoldMoves(view),
    draftMostLikeExpertGrade: draft.draftMostLikeExpertGrade,
    ...presentStandings(view, outlook),
    imagePath: imagePath(shareId),
    provenance: draft.provenance,
  };
}
