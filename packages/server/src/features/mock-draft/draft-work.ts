// What of a draft is simulated: done in threads of its own, because each takes a tenth of a second or more.
import { draftCapital } from '@pylon/engine/mock-draft/draft-capital';
import type { DraftPool } from '@pylon/engine/mock-draft/draft-pool';
import { type DraftRuns, draftRuns, type PickedBy } from '@pylon/engine/mock-draft/draft-runs';
import type { DraftState } from '@pylon/engine/mock-draft/draft-state';
import { type ExpertList, mostLikeExpert } from '@pylon/engine/mock-draft/expert-likeness';
import type { GradeBaseline } from '@pylon/engine/mock-draft/grade-baseline';
import { draftGrades } from '@pylon/engine/mock-draft/grades';
import { seasonOfDraft } from '@pylon/engine/mock-draft/season-of-draft';
import { whatIfs } from '@pylon/engine/mock-draft/what-if';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { MockDraftRating } from '../../db/schema.ts';

interface Drafted {
  readonly state: DraftState;
  readonly pool: DraftPool;
}
interface Judged extends Drafted {
  readonly baseline: GradeBaseline;
}

export const DRAFT_WORK = {
  /** Grades with what-ifs of the person's picks. */
  rate: ({ state, pool, baseline, lists }: Judged & { readonly lists: readonly ExpertList[] }): MockDraftRating => ({
    grades: draftGrades(state, pool, baseline),
    capital: draftCapital(state, baseline),
    // The time of picks that are only imagined is never looked at.
    whatIfs: whatIfs(state, state.userSeat, baseline, { pool, nowMs: state.draftAtMs }),
    likeness: mostLikeExpert(state, pool, baseline, lists),
  }),
  season: ({ state, pool }: Drafted): SeasonOutlook => seasonOfDraft(state, pool),
  runs: ({
    state,
    pool,
    baseline,
    ...options
  }: Judged & { readonly times: number; readonly pickedBy: PickedBy; readonly seed: string }): DraftRuns =>
    draftRuns(state, pool, baseline, options),
};

export type DraftWork = typeof DRAFT_WORK;
