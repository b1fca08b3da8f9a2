import type { RankingBasis } from '@pylon/contract/rankings/rankings';

/** The part of an answer that says whose order it is. */
export interface OrderShown {
  readonly basis: RankingBasis;
  readonly projectedBy: readonly string[];
}

/** Whether an order was made for exactly that stretch of the season. */
export const hasOwnOrder = ({ basis }: Pick<OrderShown, 'basis'>): boolean =>
  basis !== 'restOfSeason' && basis !== 'drafts';

/** One line of what a week's list follows. */
export function orderWords({ basis, projectedBy }: OrderShown): string {
  const none = 'Nobody has published numbers of this week yet';
  const words: Readonly<Record<RankingBasis, string>> = {
    lists: 'In the order of published rankings of the week.',
    projections: `In the order of the week's published projections: ${projectedBy.join(', ')}.`,
    scout: `${none}: in the order of Scout, by our own projections.`,
    restOfSeason: `${none}: in the order of the rest of the season, without teams that rest.`,
    drafts: `${none}: in the order of drafts before the season, without teams that rest.`,
  };
  return words[basis];
}

/** One line of what a list of the rest of a season follows; null where it was made for that. */
export function restOrderWords({ basis }: Pick<OrderShown, 'basis'>): string | null {
  const none = 'Nobody has published numbers of the rest of the season yet';
  if (basis === 'scout') return `${none}: in the order of Scout, by our own projections.`;
  return basis === 'drafts' ? `${none}: in the order of drafts before the season.` : null;
}
