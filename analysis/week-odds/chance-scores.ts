// How good chances are once it is known what happened.
import { mean } from '../statistics.ts';

/** A chance that was told, and whether it came true; ½ for a tie. */
export interface Told {
  readonly chance: number;
  readonly happened: number;
}

/** Mean square distance of chances from what happened: 0 at best, ¼ for always saying one half. */
export const brier = (told: readonly Told[]): number =>
  mean(told.map(({ chance, happened }) => (chance - happened) ** 2));

const within = (chance: number): number => Math.min(1 - 1e-4, Math.max(1e-4, chance));

export const logLoss = (told: readonly Told[]): number =>
  mean(
    told.map(({ chance, happened }) => {
      const own = within(chance);
      return -(happened * Math.log(own) + (1 - happened) * Math.log(1 - own));
    }),
  );

export interface Band {
  readonly cases: number;
  readonly told: number;
  readonly happened: number;
}

/** What was told and what happened, by tenths of the chance. */
export function reliability(told: readonly Told[]): readonly Band[] {
  return Array.from({ length: 10 }, (_, band) => {
    const own = told.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === band);
    return {
      cases: own.length,
      told: mean(own.map(({ chance }) => chance)),
      happened: mean(own.map(({ happened }) => happened)),
    };
  }).filter(({ cases }) => cases > 0);
}

/** Expected calibration error: the mean distance between told and happened over the tenths, by their cases. */
export const calibrationError = (told: readonly Told[]): number =>
  reliability(told).reduce((sum, band) => sum + (band.cases * Math.abs(band.told - band.happened)) / told.length, 0);

/** How much log odds should be stretched: 1 when chances are neither too bold nor too timid (logistic regression). */
export function calibrationSlope(told: readonly Told[]): number {
  const logits = told.map(({ chance }) => Math.log(within(chance) / (1 - within(chance))));
  let [base, slope] = [0, 1];
  for (let step = 0; step < 25; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    told.forEach(({ happened }, at) => {
      const x = logits[at] ?? 0;
      const p = 1 / (1 + Math.exp(-(base + slope * x)));
      const weight = p * (1 - p);
      g0 += happened - p;
      g1 += (happened - p) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    });
    const determinant = h00 * h11 - h01 * h01;
    base += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return slope;
}

/** The three figures in one line. */
export const scoreLine = (name: string, told: readonly Told[]): string =>
  [
    name.padEnd(46),
    `n ${String(told.length).padEnd(6)}`,
    `Brier ${brier(told).toFixed(4)}`,
    `log loss ${logLoss(told).toFixed(4)}`,
    `ECE ${calibrationError(told).toFixed(4)}`,
    `slope ${calibrationSlope(told).toFixed(3)}`,
  ].join('  ');
