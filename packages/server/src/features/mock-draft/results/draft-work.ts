// Pieces of work that the threads do: each export is one, called by its name (draft-threads.ts).
import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import type { AuctionPrices } from '@pylon/engine/auction/bots/auction-market';
import type { AuctionContext } from '@pylon/engine/auction/bots/auction-room';
import { type ExpectedPrices, expectedPrices as pricesExpected } from '@pylon/engine/auction/bots/expected-prices';
import {
  type AuctionBaseline,
  auctionBaseline as baselineOfAuctions,
} from '@pylon/engine/auction/report/auction-baseline';
import { auctionCapital, auctionGrades } from '@pylon/engine/auction/report/auction-grades';
import { auctionRuns } from '@pylon/engine/auction/report/auction-runs';
import { teamYields } from '@pylon/engine/auction/report/team-yields';
import { applyAuctionCommands } from '@pylon/engine/auction/rules/apply-auction-command';
import type { AuctionCommand } from '@pylon/engine/auction/rules/auction-command';
import { auctionPicks } from '@pylon/engine/auction/rules/auction-picks';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { type Judge, pointsByList, type Verdict, verdicts } from '@pylon/engine/drafting/judges';
import type { Step } from '@pylon/engine/drafting/outcome';
import { type ComparedRuns, comparedRuns, type RunOptions } from '@pylon/engine/drafting/run-tally';
import { closestList, type ExpertList, type Likeness } from '@pylon/engine/mock-draft/bots/expert-likeness';
import { draftCapital } from '@pylon/engine/mock-draft/report/draft-capital';
import { rosteredPicks } from '@pylon/engine/mock-draft/report/draft-roster';
import { draftRuns, pointsOfOwnPicks } from '@pylon/engine/mock-draft/report/draft-runs';
import { type GradeBaseline, gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { draftGrades } from '@pylon/engine/mock-draft/report/grades';
import { type DraftedRoom, seasonOfDraft } from '@pylon/engine/mock-draft/report/season-of-draft';
import { whatIfs } from '@pylon/engine/mock-draft/report/what-if';
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
interface Rated {
  /** Who judges, and the season that these picks lead to, which the standings show. */
  readonly judges: readonly Judge[];
  readonly season: SeasonOutlook;
}

/** Grades, by the points of the seasons that the standings show, with what-ifs of the person's picks. */
export const rate = ({
  state,
  pool,
  baseline,
  lists,
  judges,
  season: outlook,
}: Judged & Rated & { readonly lists: readonly ExpertList[] }): MockDraftRating => {
  const picks = rosteredPicks(state);
  const points = seasonPoints(outlook);
  const judgedBy = (each: readonly Judge[]) => verdictsOf({ settings: state.settings, picks }, pool, each, baseline);
  return {
    grades: draftGrades(state, pool, baseline, points),
    capital: draftCapital(state, baseline),
    whatIfs: whatIfs(state, state.userSeat, baseline, pool, points),
    likeness: likenessOf(state, pool, { lists, judges, judgedBy }),
    judges: judgedBy(judges),
  };
};

interface Judging {
  readonly lists: readonly ExpertList[];
  readonly judges: readonly Judge[];
  readonly judgedBy: (judges: readonly Judge[]) => readonly Verdict[];
}

/** The expert whom the picks follow most, with the letter that the expert gives as a judge, among the judges or not. */
function likenessOf(state: DraftState, pool: DraftPool, { lists, judges, judgedBy }: Judging): Likeness | null {
  const closest = closestList(state, pool, lists);
  if (closest === null) return null;
  const { expertId, ranks } = closest.list;
  const points = pointsByList(pool, pool.table.points, ranks) ?? pool.table.points;
  const judge = judges.find(({ id }) => id === expertId) ?? { id: expertId, points, decides: false };
  const letterGrade = judgedBy([judge])[0]?.letterGrades[state.userSeat];
  return letterGrade === undefined ? null : { expertId, typicalPlace: closest.typicalPlace, letterGrade };
}

/** The same for an auction. */
export const rateAuction = ({
  state,
  pool,
  baseline,
  judges,
  season: outlook,
}: Omit<AuctionAgain, keyof RunOptions | 'judge'> & Rated): MockDraftRating => {
  const picks = auctionPicks(state);
  const points = seasonPoints(outlook);
  return {
    grades: auctionGrades(state, pool, baseline, points),
    capital: auctionCapital(state),
    // Everybody could have had anybody at a price: there is no pick to compare with another, and no list to follow.
    whatIfs: [],
    likeness: null,
    judges: verdictsOf({ settings: state.settings, picks }, pool, judges, baseline),
  };
};

const seasonPoints = ({ teams }: SeasonOutlook): readonly number[] => teams.map(({ pointsFor }) => pointsFor.mean);

function verdictsOf(
  { settings, picks }: { readonly settings: DraftedRoom['settings']; readonly picks: readonly DraftPick[] },
  pool: DraftPool,
  judges: readonly Judge[],
  { participantCuts }: Pick<GradeBaseline, 'participantCuts'>,
): readonly Verdict[] {
  const { league, leagueType } = settings;
  const bySeat = (done: readonly DraftPick[]) =>
    Array.from({ length: league.teams }, (_, seat) =>
      done.flatMap((pick) =>
        pick.seat === seat && pick.player ? (pool.table.numberOf.get(pick.player.entityId) ?? []) : [],
      ),
    );
  const kept = bySeat(picks.filter(({ isKeeper }) => isKeeper));
  return verdicts(pool, judges, { leagueType, rosters: bySeat(picks), kept }, participantCuts);
}

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

export const runs = ({
  state,
  pool,
  baseline,
  adviser,
  ...options
}: Judged & RunOptions & { readonly adviser: DraftPool }): ComparedRuns =>
  comparedRuns(
    draftRuns(state, pool, baseline, { ...options, isOver: runBudget() }, adviser),
    pointsOfOwnPicks(state, pool),
  );

interface AuctionAgain extends RunOptions {
  readonly state: AuctionState;
  readonly pool: DraftPool;
  readonly baseline: AuctionBaseline;
  readonly judge: DraftPool;
}
export const auctionsAgain = ({ state, pool, baseline, judge, ...options }: AuctionAgain): ComparedRuns =>
  comparedRuns(
    auctionRuns(state, pool, baseline, { ...options, isOver: runBudget() }, judge),
    state.closedAtMs === null ? null : (teamYields(state, judge)[state.userSeat] ?? null),
  );

/** What is usual in such a draft, and in such an auction. */
export const baseline = ({ state, pool }: Drafted): GradeBaseline => gradeBaseline(state, pool);
export const auctionBaseline = ({
  state,
  pool,
  judge,
}: Omit<AuctionAgain, 'baseline' | keyof RunOptions>): AuctionBaseline => baselineOfAuctions(state, pool, judge);

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

/**
 * The picture of a report, as PNG, under the product's name, which a thread does not know by itself. What draws it is
 * loaded when there is first something to draw.
 */
export const picture = async ({
  report,
  product,
}: {
  readonly report: SharedReport;
  readonly product: string;
}): Promise<Uint8Array> => {
  const { reportImage } = await import('./report-image.ts');
  return reportImage(report, product);
};
