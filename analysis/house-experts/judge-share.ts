// Which share of the touchdowns follows chances: chosen by some seasons, judged by later ones.
import type { SkillPosition } from '../projections/history.ts';
import { mean, rankCorrelation } from '../statistics.ts';
import type { JudgedShare } from './record.ts';

const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** What followed a forecast, in points. */
interface Followed {
  readonly happened: number;
}

/** The forecasts of one position in one period. */
export interface ShareEvidence<Row extends Followed> {
  readonly period: JudgedShare['period'];
  readonly position: SkillPosition;
  /** Rows that choose, and rows that judge. */
  readonly learn: readonly Row[];
  readonly judge: readonly Row[];
  /** What may be ordered against each other: a week, or a season at one of its cuts. */
  readonly groupOf: (row: Row) => string | number;
  /** The forecast with a share of the touchdowns moved to what the chances are worth. */
  readonly shared: (share: number) => (row: Row) => number;
  /** The player's plain mean so far as a forecast; null where there is none yet. */
  readonly plain: ((row: Row) => number) | null;
}

/** The share that errs least in the rows that choose; 0 where it is no better in those that judge. */
export function judgedShare<Row extends Followed>(evidence: ShareEvidence<Row>): JudgedShare {
  const { learn, judge, groupOf, shared, plain } = evidence;
  const error = (rows: readonly Row[], guess: (row: Row) => number) =>
    mean(rows.map((row) => Math.abs(guess(row) - row.happened)));
  /** Rank correlation within each group, averaged. */
  const order = (guess: (row: Row) => number) =>
    mean(
      [...Map.groupBy(judge, groupOf).values()].map((one) =>
        rankCorrelation(
          one.map(guess),
          one.map(({ happened }) => happened),
        ),
      ),
    );
  const learned = (share: number) => error(learn, shared(share));
  const chosen = SHARES.reduce<number>((best, share) => (learned(share) < learned(best) ? share : best), 0);
  const score = (guess: (row: Row) => number) => ({ error: error(judge, guess), order: order(guess) });
  const [scout, own] = [score(shared(0)), score(shared(chosen))];
  const isBetter = own.error <= scout.error && own.order >= scout.order;
  return {
    expert: 'opportunity',
    period: evidence.period,
    name: evidence.position,
    chosen,
    kept: isBetter ? chosen : 0,
    isUsed: isBetter && chosen > 0,
    count: judge.length,
    baseline: scout,
    own,
    plain: plain && score(plain),
  };
}
