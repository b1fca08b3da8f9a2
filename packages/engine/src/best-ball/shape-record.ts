// How often rosters of a shape advanced, and how sure that is.

export interface CountedTeams {
  readonly teams: number;
  readonly advanced: number;
}

/** Real drafts of a season, counted. */
export interface ShapeRecord extends CountedTeams {
  readonly season: number;
  readonly drafts: number;
  /** Quarterbacks, backs, receivers and tight ends; the most frequent first, rare shapes left out. */
  readonly shapes: readonly (CountedTeams & { readonly shape: readonly number[] })[];
  /** By position, teams by how many players of it they have, rare counts left out. */
  readonly positions: Readonly<
    Record<'QB' | 'RB' | 'WR' | 'TE', readonly (CountedTeams & { readonly players: number })[]>
  >;
}

/** A share, 0 to 1, and what it may be by the luck of the draw. */
export interface ShareRange {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side that nine of ten keep within. */
const NINE_OF_TEN = 1.645;

/**
 * The share that advanced, with Wilson's interval for nine of ten.
 *
 * @param counted at least one team
 * @example advancedShare({ teams: 600, advanced: 100 }) // → { share: 0.167, low: 0.143, high: 0.193 }
 */
export function advancedShare({ teams, advanced }: CountedTeams): ShareRange {
  const share = advanced / teams;
  const z2 = NINE_OF_TEN ** 2 / teams;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (NINE_OF_TEN * Math.sqrt((share * (1 - share)) / teams + z2 / (4 * teams))) / (1 + z2);
  return { share, low: middle - reach, high: middle + reach };
}
