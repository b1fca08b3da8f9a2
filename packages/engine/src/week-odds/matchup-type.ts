/** What a match-up is for one of its sides. */
export const MATCHUP_TYPES = ['toss_up', 'underdog', 'favorite'] as const;
export type MatchupType = (typeof MATCHUP_TYPES)[number];

/** Percents from an even chance within which nobody is ahead. */
const TOSS_UP_PERCENT = 5;

/**
 * What a match-up is for whoever wins it with a chance.
 *
 * @param chance 0 to 1
 * @example matchupType(0.57) // → 'favorite'
 */
export function matchupType(chance: number): MatchupType {
  if (Math.abs(Math.round(chance * 100) - 50) <= TOSS_UP_PERCENT) return 'toss_up';
  return chance > 0.5 ? 'favorite' : 'underdog';
}
