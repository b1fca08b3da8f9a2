// Touchdowns that a position makes of its chances: passes thrown, carries, targets. From the box scores of 2012 to
// 2016.
import type { StatKey, StatLine } from '../../packages/engine/src/scoring/stat-keys.ts';
import { type HistoryStat, rankedSeasons, SKILL_POSITIONS, type SkillPosition } from '../projections/history.ts';

/** Seasons up to this one choose constants; later ones judge them. */
export const LEARNED_THROUGH = 2016;

/** Touchdowns, the chances they come from, and their half-PPR points. */
export const TOUCHDOWNS = [
  { made: 'passingTouchdowns', chance: 'passingAttempts', points: 4 },
  { made: 'rushingTouchdowns', chance: 'rushingAttempts', points: 6 },
  { made: 'receivingTouchdowns', chance: 'receivingTargets', points: 6 },
] as const satisfies readonly { made: StatKey; chance: StatKey; points: number }[];

/**
 * The history counts completions and no attempts.
 * @source packages/almanac/src/house/projections/stat-shares.data.ts
 */
export const ATTEMPTS_PER_COMPLETION = 1.551;
/** Fewer chances than this over five seasons tell nothing of a position. */
const LEAST_CHANCES = 500;

type Rates = Readonly<Partial<Record<(typeof TOUCHDOWNS)[number]['made'], number>>>;
export type ChanceRates = Readonly<Record<SkillPosition, Rates>>;

/** Touchdowns per chance; a position that hardly gets a kind of chance has no rate. */
export function chanceRates(): ChanceRates {
  const ranked = rankedSeasons().filter(({ season }) => season <= LEARNED_THROUGH);
  return Object.fromEntries(
    SKILL_POSITIONS.map((position) => {
      const rows = ranked.filter((row) => row.position === position);
      const total = (stat: HistoryStat) => rows.reduce((sum, { totals }) => sum + totals.line[stat], 0);
      const chances = {
        passingAttempts: ATTEMPTS_PER_COMPLETION * total('passingCompletions'),
        rushingAttempts: total('rushingAttempts'),
        receivingTargets: total('receivingTargets'),
      };
      return [
        position,
        Object.fromEntries(
          TOUCHDOWNS.filter(({ chance }) => chances[chance] >= LEAST_CHANCES).map(({ made, chance }) => [
            made,
            Number((total(made) / chances[chance]).toPrecision(4)),
          ]),
        ),
      ];
    }),
  ) as unknown as ChanceRates; // every position, by construction
}

/** Half-PPR points by which a line's touchdowns fall short of what its chances would bring at the position's rates. */
export const touchdownsMissing = (line: StatLine, rates: Rates): number =>
  TOUCHDOWNS.reduce((sum, { made, chance, points }) => {
    const rate = rates[made];
    return rate === undefined ? sum : sum + points * (rate * (line[chance] ?? 0) - (line[made] ?? 0));
  }, 0);
