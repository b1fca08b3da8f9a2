// The report that a link shows to anybody: the draft and its grades, nothing that tells who the person is or which
// draft it is.
import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { DraftKind, DraftView, Seen } from '../draft-kind.ts';
import type { Stored } from '../mock-draft.queries.ts';
import { presentDraft, presentRatings } from '../present/present-draft.ts';
import type { Now } from '../present/present-times.ts';
import { presentStandings } from './present-results.ts';

/** Path of a report's picture from the root of the site. */
const imagePath = (shareId: string): string => `/api${SHARED_IMAGE_PATH.replace(':shareId', shareId)}`;

/** The report behind a link; null when its season or scoring is no longer known. */
export function presentReport<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: Seen<V>,
  { outlook, now, shareId }: { readonly outlook: SeasonOutlook; readonly now: Now; readonly shareId: string },
): SharedReport | null {
  const stored: Stored<S> = view.stored;
  const draft = presentDraft(kind, view, now);
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
    rateOutputs: presentRatings(kind, view).map(({ mockDraftId: _mockDraftId, ...rating }) => rating),
    capitals: draft.capitals.map(({ mockDraftId: _mockDraftId, participantCapitals, ...capital }) => ({
      ...capital,
      participantCapitals: participantCapitals.map(({ mockDraftId: _ofTheSame, ...own }) => own),
    })),
    whatIfs: draft.whatIfs.map(({ mockDraftId: _mockDraftId, ...whatIf }) => whatIf),
    gradeRecord: kind.gradeBasis(stored.state).gradeRecord,
    ...kind.boldMoves(view),
    draftMostLikeExpertGrade: draft.draftMostLikeExpertGrade,
    ...presentStandings(view, outlook),
    imagePath: imagePath(shareId),
    provenance: draft.provenance,
  };
}
