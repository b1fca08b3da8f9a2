// Who has the lowest score of a week, which is who goes in a guillotine. Each line-up's points are near enough to
// normal; that a few players of two line-ups share a game moves so little among many teams that it is left out.
import { normalCdf } from '../statistics/normal.ts';
import type { Lead } from './win-chance.ts';
import { WIN_MODEL } from './win-model.data.ts';

/** Steps of the sum over scores, and how far beyond the expected ones it goes, standard deviations. */
const STEPS = 400;
const REACH = 5;
/** Points that are the error of a sum: a line-up whose games are over is as sure as this. */
const LEAST_SPREAD = 0.01;

/**
 * The chance of each team to score least.
 *
 * @param scores what each line-up is expected to score and how that strays, as {@link leadOf} tells it over nobody
 * @returns 0 to 1, in the order of the teams, together 1; of certain equals each has its share
 * @example lowestChances(teams.map((starters) => leadOf(starters, [])))
 */
export function lowestChances(scores: readonly Lead[]): readonly number[] {
  const own = scores.map(({ mean, variance }) => ({
    mean,
    spread: Math.max(LEAST_SPREAD, Math.sqrt(variance) / WIN_MODEL.scale),
  }));
  const below = own.map(() => 0);
  own.forEach((team, at) => {
    const from = team.mean - REACH * team.spread;
    const step = (2 * REACH * team.spread) / STEPS;
    let before = 0;
    for (let place = 1; place <= STEPS; place += 1) {
      const score = from + place * step;
      const through = normalCdf((score - team.mean) / team.spread);
      // Everybody else scores more than the middle of the step.
      const others = own.reduce(
        (product, { mean, spread }, other) =>
          other === at ? product : product * normalCdf((mean - score + step / 2) / spread),
        1,
      );
      below[at] = (below[at] ?? 0) + (through - before) * others;
      before = through;
    }
  });
  const sum = below.reduce((all, chance) => all + chance, 0);
  return below.map((chance) => (sum > 0 ? chance / sum : 1 / below.length));
}
