// A graded draft of the wire's shape, for tests.

import type { RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { DraftRuns, SharedReport } from '@pylon/contract/drafting/draft-results';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { LETTER_GRADES, type LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { buildDraft } from './build-draft.ts';

/** Grades of a room of four, best first; the second team is the drafter's. */
export function buildGrades(mockDraftId = 'draft'): readonly RateOutput[] {
  return (['A', 'B-', 'C', 'D'] as const).map((letterGrade, index) => ({
    mockDraftId,
    mockDraftParticipantId: `seat-${[1, 2, 3, 4][index]}`,
    letterGrade,
    vorp: 300 - 20 * index,
    expectedVORP: 270,
    projectionPoints: 1_900 - 30 * index,
    meanProjectionValue: 1_855,
    stdDevProjectionValue: 33.5,
    zProjectionValue: 1.3 - 0.9 * index,
    expertDescription: `Projected for ${1_900 - 30 * index} points.`,
    judges: [
      { judge: 'Market', decides: true, letterGrade },
      { judge: 'Scout', decides: false, letterGrade: 'B' as const },
    ],
  }));
}

/** A finished draft of four teams with one round picked, graded unless told otherwise. */
export function buildRated(change: Partial<MockDraft> = {}): MockDraft {
  const draft = buildDraft({ teams: 4, seat: 2, picked: ['RB1', 'WR1', 'QB1', 'TE1'] });
  return { ...draft, rateOutput: buildGrades()[1] ?? null, ...change };
}

/** The same draft as anybody with the link is told of it. */
export function buildSharedReport(change: Partial<SharedReport> = {}): SharedReport {
  const draft = buildRated();
  return {
    shareId: 'AAAAAAAAAAAAAAAAAAAAAA',
    createdAt: draft.createdAt,
    closedAt: draft.closedAt,
    season: draft.season,
    configuration: draft.configuration,
    participants: draft.participants.map(({ userId, ...participant }) => ({
      ...participant,
      isOwner: userId !== null,
    })),
    ownerParticipantId: draft.userParticipant.id,
    picks: draft.picks,
    rateOutputs: buildGrades().map(({ mockDraftId: _draft, ...grade }) => grade),
    gradeRecord: [],
    capitals: [],
    whatIfs: [],
    topPicks: [],
    topReaches: [],
    draftMostLikeExpertGrade: null,
    projectedStandings: [],
    simulation: null,
    imagePath: '/api/shared-drafts/AAAAAAAAAAAAAAAAAAAAAA/image.png',
    provenance: draft.provenance,
    ...change,
  };
}

/** Runs with so many of each letter; who is not named has none. */
export function buildRuns(counts: Partial<Record<LetterGrade, number>>): DraftRuns {
  return {
    times: Object.values(counts).reduce((sum, count) => sum + count, 0),
    pickedBy: 'strategy',
    grades: LETTER_GRADES.map((letterGrade) => ({ letterGrade, count: counts[letterGrade] ?? 0 })),
    places: [],
    meanPlace: 2.5,
    better: null,
    projectionPoints: { mean: 1_850, standardError: 2, low: 1_800, high: 1_900 },
    exposures: [],
  };
}
