/** What may part teams of equal records: points of the season, games among them, games within their division. */
export const TIE_BREAKERS = ['points', 'head-to-head', 'division-record'] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

/** By what ties are broken, the first thing first; points close every list. */
export interface TieBreakers {
  readonly overall: readonly TieBreaker[];
  /** Among teams that are level at the head of a division; as overall where absent. */
  readonly division?: readonly TieBreaker[];
}
