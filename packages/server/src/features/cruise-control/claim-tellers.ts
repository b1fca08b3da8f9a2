// What tells Cruise Control whom to claim: the waiver wire, which is another feature, so it is handed in.
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { KnownLeague, RosterMember } from '../../leagues/known-league.ts';

/** What claims are chosen by. */
export interface ClaimsAsked {
  /** Whoever is never dropped, by their ids on the roster. */
  readonly fixed: ReadonlySet<string>;
  /** Whoever is not claimed, by entity. */
  readonly left: ReadonlySet<string>;
  /** Claims that were told already, and not run yet. */
  readonly made: readonly {
    readonly entityId: string;
    readonly dropId: string | null;
    readonly dollars: number | null;
  }[];
  /** Expected points a week that each has to bring. */
  readonly leastGain: number;
  /** Of what is left of the budget, for all together; 0 to 100. */
  readonly mostPercent: number;
  /** So many more. */
  readonly most: number;
}

/** A claim, in its place among the others. */
export interface ToldClaim {
  readonly entityId: string;
  readonly position: Position;
  readonly name: string;
  /** On the roster; null where there is room. */
  readonly dropId: string | null;
  readonly gainPerWeek: number;
  /** null where nobody bids. */
  readonly dollars: number | null;
  /** 0 to 1; null where it is not known. */
  readonly chance: number | null;
}

export interface PastClaim extends ToldClaim {
  readonly outcome: 'won' | 'lost' | 'own';
  readonly otherDollars: number | null;
}

export interface ClaimTellers {
  /** null where nobody can be claimed, or nothing is known. */
  readonly now: (
    of: { readonly accountId: string; readonly userLeagueId: string },
    asked: ClaimsAsked,
  ) => Promise<{ readonly claims: readonly ToldClaim[]; readonly overtaken: ReadonlySet<string> } | null>;
  /** Of a week that is over; null where rosters or projections of then are not known. */
  readonly past: (
    of: KnownLeague,
    asked: Omit<ClaimsAsked, 'made'> & { readonly week: number; readonly at: Date },
  ) => Promise<{
    readonly claims: readonly PastClaim[];
    /** The own roster before claims were run. */
    readonly roster: readonly RosterMember[];
    readonly knowsMoves: boolean;
  } | null>;
}
