// Pieces of work that the threads do: each export is one, called by its name (draft-threads.ts).
import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import type { AuctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { AuctionContext } from '@pylon/engine/auction/bots/auction-room';
import { type ExpectedPrices, expectedPrices as pricesExpected } from '@pylon/engine/auction/bots/expected-prices';
import {
  type AuctionBaseline,
  auctionBaseline as baselineOfAuctions,
} from '@pylon/engine/auction/report/auction-baseline';
import { auctionRuns } from '@pylon/engine/auction/report/auction-runs';
import { applyAuctionCommands } from '@pylon/engine/auction/rules/apply-auction-command';
import type { AuctionCommand } from '@pylon/engine/auction/rules/auction-command';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import type { Step } from '@pylon/engine/drafting/outcome';
import type { DraftRuns, RunOptions } from '@pylon/engine/drafting/run-tally';
import { whatIfs } from '@pylon/engine/mock-draft/advice/what-if';
import { type ExpertList, mostLikeExpert } from '@pylon/engine/mock-draft/bots/expert-likeness';
import { draftCapital } from '@pylon/engine/mock-draft/report/draft-capital';
import { draftRuns } from '@pylon/engine/mock-draft/report/draft-runs';
import { type GradeBaseline, gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { draftGrades } from '@pylon/engine/mock-draft/report/grades';
import { type DraftedRoom, seasonOfDraft } from '@pylon/engine/mock-draft/report/season-of-draft';
import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import type { CommandOutcome } from '@pylon/engine/mock-draft/rules/draft-command';
import type { DraftContext } from '@pylon/engine/mock-draft/rules/draft-course';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { MockDraftRating } from '../../../db/tables/mock-drafts.ts';
import { runBudget } from './run-budget.ts';

interface Drafted {
  readonly state: DraftState;
  readonly pool: DraftPool;
}
interface Judged extends Drafted {
  readonly baseline: GradeBaseline;
}

/** Grades with what-ifs of the person's picks. */
export const rate = ({
  state,
  pool,
  baseline,
  lists,
}: Judged & { readonly lists: readonly ExpertList[] }): MockDraftRating => ({
  grades: draftGrades(state, pool, baseline),
  capital: draftCapital(state, baseline),
  // The time of picks that are only imagined is never looked at.
  whatIfs: whatIfs(state, state.userSeat, baseline, { pool, nowMs: state.draftAtMs }),
  likeness: mostLikeExpert(state, pool, baseline, lists),
});

/** The rest of a draft, the person's picks by advice: a whole look ahead for each of them. */
export const simulateRest = ({
  state,
  context,
}: {
  readonly state: DraftState;
  readonly context: DraftContext;
}): CommandOutcome => applyCommand(state, { type: 'simulateRest' }, context);

export const season = (order: { readonly room: DraftedRoom; readonly pool: DraftPool }): SeasonOutlook =>
  seasonOfDraft(order.room, order.pool);

export const runs = ({ state, pool, baseline, ...options }: Judged & RunOptions): DraftRuns =>
  draftRuns(state, pool, baseline, { ...options, isOver: runBudget() });

interface AuctionAgain extends RunOptions {
  readonly state: AuctionState;
  readonly pool: DraftPool;
  readonly baseline: AuctionBaseline;
}
export const auctionsAgain = ({ state, pool, baseline, ...options }: AuctionAgain): DraftRuns =>
  auctionRuns(state, pool, baseline, { ...options, isOver: runBudget() });

/** What is usual in such a draft, and in such an auction. */
export const baseline = ({ state, pool }: Drafted): GradeBaseline => gradeBaseline(state, pool);
export const auctionBaseline = ({ state, pool }: Pick<AuctionAgain, 'state' | 'pool'>): AuctionBaseline =>
  baselineOfAuctions(state, pool);

/** What players should go for from here on. */
export const expectedPrices = ({
  state,
  pool,
  prices,
}: Pick<AuctionAgain, 'state' | 'pool'> & { readonly prices: AuctionPrices }): ExpectedPrices =>
  pricesExpected(state, pool, prices);

interface AuctionSteps extends Pick<AuctionAgain, 'state'>, AuctionContext {
  readonly steps: readonly Step<AuctionCommand>[];
}
/** Steps after which many players may be sold. */
export const auctionSteps = ({ state, steps, ...context }: AuctionSteps): ReturnType<typeof applyAuctionCommands> =>
  applyAuctionCommands(state, steps, context);

/** The picture of a report, as PNG. What draws it is loaded when there is first something to draw. */
export const picture = async (report: SharedReport): Promise<Uint8Array> => {
  const { reportImage } = await import('./report-image.ts');
  return reportImage(report);
};
