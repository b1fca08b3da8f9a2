// What tells Cruise Control whom to claim: the waiver wire, which is another feature, so it is handed in.
import type { ClaimsAsked, PastAsked, PastClaim, ToldClaims } from '@pylon/engine/waivers/claims';
import type { KnownLeague, RosterMember } from '../../leagues/known-league.ts';

export interface ClaimTellers {
  /** null where nobody can be claimed, or nothing is known. */
  readonly now: (
    of: { readonly accountId: string; readonly userLeagueId: string },
    asked: ClaimsAsked,
  ) => Promise<ToldClaims | null>;
  /** Of a week that is over; null where rosters or projections of then are not known. */
  readonly past: (
    of: KnownLeague,
    asked: PastAsked,
  ) => Promise<{
    readonly claims: readonly PastClaim[];
    /** The own roster before claims were run. */
    readonly roster: readonly RosterMember[];
    readonly knowsMoves: boolean;
  } | null>;
}
