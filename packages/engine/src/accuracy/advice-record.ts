/**
 * What came of chances that were told: one definition for every tool.
 *
 * Terminology.
 *
 * - **Statement**: the chance of something that later happens or does not, told before, and beside it what a baseline
 *   says of the same.
 * - **Baseline**: what needs no odds. Some only take sides (the higher projection starts), others give chances
 *   themselves (the records so far).
 * - **Band**: statements whose chances are alike, a tenth wide. Sums of bands add up, so that leagues and weeks are
 *   counted each once and added afterwards.
 */

/** Tools whose chances are kept, and what each is held against. */
export const ADVICE_KINDS = ['start', 'lineup', 'win', 'bid', 'trade'] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

interface Baseline {
  readonly name: string;
  /** Whether it takes sides and gives no chances: 1, 0, or ½ where it has none. */
  readonly takesSides: boolean;
}

export const BASELINES = {
  start: { name: 'higher-projection', takesSides: true },
  lineup: { name: 'projected-lineup', takesSides: true },
  win: { name: 'record-so-far', takesSides: false },
  bid: { name: 'every-bid-wins', takesSides: true },
  trade: { name: 'higher-value', takesSides: true },
} as const satisfies Readonly<Record<AdviceKind, Baseline>>;

/** A statement of which is known what came of it. */
export interface JudgedAdvice {
  /** 0 to 1. */
  readonly chance: number;
  /** 0 to 1. */
  readonly baseline: number;
  /** 1 it happened, 0 it did not, ½ neither: both scored alike. */
  readonly outcome: number;
}

export const BANDS = 10;

/** The statements of one band, added up. */
export interface BandSums {
  /** From 0: chances from this many tenths on. */
  readonly band: number;
  readonly cases: number;
  /** Of chances, and of outcomes. */
  readonly said: number;
  readonly happened: number;
  /** Of squared misses, and of log losses. */
  readonly squared: number;
  readonly logged: number;
  /** Statements on the side that it came out on; without a side half of one. */
  readonly right: number;
  readonly baselineSquared: number;
  readonly baselineLogged: number;
  readonly baselineRight: number;
}

/** Chances of 0 and 1 are drawn, and no draw is sure: what is farther out costs no more than this. */
const LEAST_CHANCE = 0.001;

const squaredMiss = (said: number, outcome: number): number => (said - outcome) ** 2;

function logLoss(said: number, outcome: number): number {
  const sure = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, said));
  return -(outcome * Math.log(sure) + (1 - outcome) * Math.log(1 - sure));
}

/** How far a statement was on the side that it came out on. */
const rightness = (said: number, outcome: number): number => 1 - Math.abs((Math.sign(said - 0.5) + 1) / 2 - outcome);

/**
 * Statements by band.
 *
 * @returns bands that have any, the lowest first
 * @throws never
 * @example adviceSums([{ chance: 0.72, baseline: 1, outcome: 1 }])[0] // → band 7, one case, said .72, happened 1
 */
export function adviceSums(judged: readonly JudgedAdvice[]): readonly BandSums[] {
  const byBand = Map.groupBy(judged, ({ chance }) => Math.min(BANDS - 1, Math.floor(chance * BANDS)));
  return [...byBand]
    .toSorted(([one], [other]) => one - other)
    .map(([band, cases]) => {
      const sum = (of: (each: JudgedAdvice) => number) => cases.reduce((total, each) => total + of(each), 0);
      return {
        band,
        cases: cases.length,
        said: sum(({ chance }) => chance),
        happened: sum(({ outcome }) => outcome),
        squared: sum(({ chance, outcome }) => squaredMiss(chance, outcome)),
        logged: sum(({ chance, outcome }) => logLoss(chance, outcome)),
        right: sum(({ chance, outcome }) => rightness(chance, outcome)),
        baselineSquared: sum(({ baseline, outcome }) => squaredMiss(baseline, outcome)),
        baselineLogged: sum(({ baseline, outcome }) => logLoss(baseline, outcome)),
        baselineRight: sum(({ baseline, outcome }) => rightness(baseline, outcome)),
      };
    });
}

/** What was said beside what happened, in one band; shares 0 to 1. */
export interface AdviceBand {
  readonly band: number;
  readonly cases: number;
  readonly said: number;
  readonly happened: number;
}

/** How good chances were: Brier score and log loss (nats) are lower for better, right is the share of sides, 0 to 1. */
export interface AdviceScore {
  readonly brier: number;
  readonly logLoss: number;
  readonly right: number;
}

export interface AdviceRecord {
  readonly cases: number;
  readonly own: AdviceScore;
  readonly baseline: AdviceScore;
  readonly bands: readonly AdviceBand[];
}

/**
 * The record of a tool.
 *
 * A baseline that only takes sides is not held against chances as if it had claimed certainty: it counts as if it had
 * said each time how often it turned out right, which is more than it could know, and the best that it could say.
 *
 * @returns unrounded; null for no statements
 * @throws never
 */
export function adviceRecord(kind: AdviceKind, sums: readonly BandSums[]): AdviceRecord | null {
  const total = (of: (each: BandSums) => number) => sums.reduce((sum, each) => sum + of(each), 0);
  const cases = total((each) => each.cases);
  if (cases === 0) return null;
  const mean = (of: (each: BandSums) => number) => total(of) / cases;
  const baselineRight = mean((each) => each.baselineRight);
  const baseline = BASELINES[kind].takesSides
    ? asSureAsRight(baselineRight)
    : { brier: mean((each) => each.baselineSquared), logLoss: mean((each) => each.baselineLogged) };
  return {
    cases,
    own: {
      brier: mean((each) => each.squared),
      logLoss: mean((each) => each.logged),
      right: mean((each) => each.right),
    },
    baseline: { ...baseline, right: baselineRight },
    bands: [...Map.groupBy(sums, ({ band }) => band)]
      .toSorted(([one], [other]) => one - other)
      .map(([band, parts]) => bandOf(band, parts)),
  };
}

function bandOf(band: number, parts: readonly BandSums[]): AdviceBand {
  const total = (of: (each: BandSums) => number) => parts.reduce((sum, each) => sum + of(each), 0);
  const cases = total((each) => each.cases);
  return { band, cases, said: total((each) => each.said) / cases, happened: total((each) => each.happened) / cases };
}

const asSureAsRight = (right: number) => ({
  brier: right * (1 - right),
  logLoss: right * logLoss(right, 1) + (1 - right) * logLoss(right, 0),
});

/** Games won and lost; a tie is half of both. */
export interface GamesSoFar {
  readonly wins: number;
  readonly games: number;
}

/**
 * The chance to win that two records give: how often each wins at all (with one game won and one lost before the
 * first, so that nobody is sure), and of those the share that is not both or neither.
 *
 * @returns 0 to 1; ½ for equal records
 * @example recordChance({ wins: 6, games: 8 }, { wins: 2, games: 8 }) // → 0.845
 * @source docs/sources.md "Odds of two records"
 */
export function recordChance(own: GamesSoFar, other: GamesSoFar): number {
  const [one, two] = [own, other].map(({ wins, games }) => (wins + 1) / (games + 2)) as [number, number];
  return (one * (1 - two)) / (one * (1 - two) + two * (1 - one));
}
