/**
 * Points from chances.
 *
 * How often a player gets the ball tells how often they will; how often they score with it tells little, for a season
 * has few touchdowns and much luck in them. So a fitted share of a projection's touchdowns is replaced by what the
 * passes, carries and targets of the same projection bring on average at the position. Yards and catches stay the
 * player's own: there the chances know nothing more.
 * @source analysis/house-experts "Opportunity"
 */
import type { ScoringSeason } from '../scoring/rescore.ts';
import type { ScoringKey } from '../scoring/scoring-keys.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import { OPPORTUNITY } from './opportunity.data.ts';
import { CHANCES } from './opportunity.shape.ts';
import type { RankingMaterial } from './ranking-material.ts';

/**
 * How many points more, or fewer, everybody is to expect by their chances, in the order of the material's projections.
 *
 * @example a runner projected for 200 carries and 10 touchdowns, of which the position makes .028 a carry, share .5, at
 *   six points each: .5 × 6 × (5.6 − 10) = −13.2
 */
export function opportunityShifts(
  { projected, units, period }: Pick<RankingMaterial, 'projected' | 'units' | 'period'>,
  settings: ScoringSettings,
): Float64Array {
  const shifts = new Float64Array(projected.length);
  for (const { made, chance } of CHANCES) {
    const value = settings[made] ?? 0;
    const chances = value === 0 ? undefined : units.columns.find(({ key }) => key === chance);
    if (!chances) continue;
    const scored = amountsOf(units, made);
    for (const [at, cell] of chances.cells.entries()) {
      const position = projected[cell]?.position;
      if (position === undefined || position === 'K' || position === 'DST') continue;
      const rate = OPPORTUNITY.rates[position][made];
      if (rate === undefined) continue;
      const missing = rate * (chances.units[at] ?? 0) - (scored[cell] ?? 0);
      shifts[cell] = (shifts[cell] ?? 0) + OPPORTUNITY.shares[period][position] * value * missing;
    }
  }
  return shifts;
}

/** Units of one setting by cell. */
function amountsOf({ cells, columns }: ScoringSeason, wanted: ScoringKey): Float64Array {
  const amounts = new Float64Array(cells);
  const column = columns.find(({ key }) => key === wanted);
  for (const [at, cell] of (column?.cells ?? []).entries()) amounts[cell] = column?.units[at] ?? 0;
  return amounts;
}
