// Results of many drafts, or auctions, of the same settings for one seat.
import { type Estimate, estimateOf } from '../statistics/estimate.ts';
import { LETTER_GRADES, type LetterGrade } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';

/** Who speaks for the person: a bot with the person's strategy, or the advice. */
export type PickedBy = 'strategy' | 'advice';

/**
 * How often, by whom and with which chances a draft is run again. Equal seeds give equal runs; `times` is at least 1.
 */
export interface RunOptions {
  readonly times: number;
  readonly pickedBy: PickedBy;
  readonly seed: string;
  /** Asked after each run; true ends them before their number is reached. Never unless given. */
  readonly isOver?: () => boolean;
}

/** One draft to its end. */
export interface Run {
  /** The person's. */
  readonly letterGrade: LetterGrade;
  /** What everybody's picks add to their line-ups by seat, season points. */
  readonly points: readonly number[];
  /** Whom the person got, at which pick or sale (from 1), and for how many dollars; null where nothing is paid. */
  readonly picked: readonly {
    readonly entityId: EntityId;
    readonly pickNumber: number;
    readonly dollars: number | null;
  }[];
}

/** A player that the person ended up with. */
export interface Exposure {
  readonly entityId: EntityId;
  /** Drafts in which they were the person's, at least 1, and where on average (pick number from 1). */
  readonly count: number;
  readonly meanPickNumber: number;
  /** What they cost on average, dollars; null where nothing is paid. */
  readonly meanDollars: number | null;
}

/** Results of many drafts for the person. */
export interface DraftRuns {
  readonly times: number;
  /** Every letter, best first. */
  readonly grades: readonly { readonly letterGrade: LetterGrade; readonly count: number }[];
  /** How often the person was 1st, 2nd, … of the room by what the picks add to the line-up. */
  readonly places: readonly number[];
  readonly meanPlace: number;
  /** What the picks add to the line-up, season points. */
  readonly projectionPoints: Estimate;
  /** The same of each run, in their order. */
  readonly points: readonly number[];
  /** Most often first, then earliest. */
  readonly exposures: readonly Exposure[];
}

/** Runs beside the draft that they repeat. */
export interface ComparedRuns extends DraftRuns {
  /** Runs whose picks brought the person more than those of the draft itself; null while it is not over. */
  readonly better: number | null;
}

/** Runs beside what the person's own picks have brought. @param own season points; null while the draft is not over */
export const comparedRuns = (runs: DraftRuns, own: number | null): ComparedRuns => ({
  ...runs,
  better: own === null ? null : runs.points.filter((points) => points > own).length,
});

/**
 * Sums runs up.
 *
 * @param runs at least one; all of one room
 * @param isOver see {@link RunOptions}
 */
export function runTally(runs: Iterable<Run>, userSeat: number, isOver: RunOptions['isOver']): DraftRuns {
  const letters = new Map<LetterGrade, number>();
  const places: number[] = [];
  const own: number[] = [];
  const got = new Map<EntityId, { count: number; picks: number; dollars: number | null }>();
  for (const { letterGrade, points, picked } of runs) {
    letters.set(letterGrade, (letters.get(letterGrade) ?? 0) + 1);
    const mine = points[userSeat] ?? 0;
    own.push(mine);
    while (places.length < points.length) places.push(0);
    const place = points.filter((other) => other > mine).length;
    places[place] = (places[place] ?? 0) + 1;
    for (const { entityId, pickNumber, dollars } of picked) {
      const before = got.get(entityId) ?? { count: 0, picks: 0, dollars: null };
      got.set(entityId, {
        count: before.count + 1,
        picks: before.picks + pickNumber,
        dollars: dollars === null ? null : (before.dollars ?? 0) + dollars,
      });
    }
    if (isOver?.()) break;
  }
  return {
    times: own.length,
    grades: LETTER_GRADES.map((letter) => ({ letterGrade: letter, count: letters.get(letter) ?? 0 })),
    places,
    meanPlace: places.reduce((sum, count, index) => sum + count * (index + 1), 0) / own.length,
    projectionPoints: estimateOf(own),
    points: own,
    exposures: [...got]
      .map(
        ([entityId, { count, picks, dollars }]): Exposure => ({
          entityId,
          count,
          meanPickNumber: picks / count,
          meanDollars: dollars === null ? null : dollars / count,
        }),
      )
      .sort((x, y) => y.count - x.count || x.meanPickNumber - y.meanPickNumber),
  };
}
