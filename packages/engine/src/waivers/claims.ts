// Claims for free agents as they are asked for and told: whoever reckons them and whoever prepares them mean the same.
import type { Position } from '../vocabulary/positions.ts';

/** A claim that is made already, and not run yet. */
export interface MadeClaim {
  readonly entityId: string;
  /** On the roster; null where there was room. */
  readonly dropId: string | null;
  /** null where nobody bids. */
  readonly dollars: number | null;
}

/** What claims are chosen by. */
export interface ClaimsAsked {
  /** Whoever is never dropped, by their ids on the roster. */
  readonly fixed: ReadonlySet<string>;
  /** Whoever is not claimed, by entity. */
  readonly left: ReadonlySet<string>;
  readonly made: readonly MadeClaim[];
  /** Expected points a week that each has to bring. */
  readonly leastGain: number;
  /** Of what is left of the budget, for all together, those that are made among them; 0 to 100. */
  readonly mostPercent: number;
  /** So many more. */
  readonly most: number;
}

export interface ToldClaim extends MadeClaim {
  readonly position: Position;
  readonly name: string;
  /** After the claims before it. */
  readonly gainPerWeek: number;
  /** To win with it, or that nobody claims before, 0 to 1; null where that is not known. */
  readonly chance: number | null;
}

export interface ToldClaims {
  /** In the order in which they are to be made. */
  readonly claims: readonly ToldClaim[];
  /** Those that are made and bring nothing any more, by entity. */
  readonly overtaken: ReadonlySet<string>;
}

/** Which claims of a week that is over. */
export interface PastAsked extends Omit<ClaimsAsked, 'made'> {
  readonly week: number;
  /** When claims were run. */
  readonly at: Date;
}

export interface PastClaim extends ToldClaim {
  readonly outcome: 'won' | 'lost' | 'own';
  /** What somebody else paid; null where nobody did, and where it is not told. */
  readonly otherDollars: number | null;
}
