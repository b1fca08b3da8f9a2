import type { RankingBasis } from '@pylon/contract/rankings/rankings';

/** The part of an answer that says whose order it is. */
export interface OrderOfWeek {
  readonly basis: RankingBasis;
  readonly projectedBy: readonly string[];
}

/** Whether an order was made for exactly that week. */
export const isOfTheWeek = ({ basis }: Pick<OrderOfWeek, 'basis'>): boolean =>
  basis !== 'restOfSeason' && basis !== 'drafts';

const WORDS: Readonly<Record<RankingBasis, (projectedBy: string) => string>> = {
  lists: () => 'In the order of published rankings of the week.',
  projections: (projectedBy) => `In the order of the week's published projections: ${projectedBy}.`,
  scout: () => 'Nobody has published numbers of this week yet: in the order of Scout, by our own projections.',
  restOfSeason: () =>
    'Nobody has published numbers of this week yet: in the order of the rest of the season, without teams that rest.',
  drafts: () =>
    'Nobody has published numbers of this week yet: in the order of drafts before the season, without teams that rest.',
};

/** One line of what a week's list follows. */
export const orderWords = ({ basis, projectedBy }: OrderOfWeek): string => WORDS[basis](projectedBy.join(', '));
