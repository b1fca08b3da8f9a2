// What was bid in a league between a bid that was recommended and the next kick-off.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import { knownAs } from '../../../outside/known-as.ts';

/** A claim that was carried out, or lost to another. */
export interface ToldClaim {
  /** null for somebody whom the edition does not know. */
  readonly entityId: string | null;
  readonly teamId: string;
  readonly dollars: number;
  readonly isWon: boolean;
}

/** Bids that were carried out after a moment and before the kick-off, milliseconds since 1970. */
export const claimsBetween = (
  edition: Edition,
  { transactions, saidAt }: { readonly transactions: readonly OutsideTransaction[]; readonly saidAt: Date },
  kickoff: number,
): readonly ToldClaim[] =>
  transactions.flatMap(({ at, kind, outcome, bidDollars, moves }) => {
    const came = moves.find(({ toTeamId }) => toTeamId !== null);
    const moment = Date.parse(at);
    if (kind !== 'waiver' || bidDollars === null || !came?.toTeamId) return [];
    if (moment <= saidAt.getTime() || moment >= kickoff) return [];
    return {
      entityId: knownAs(came.player, edition),
      ...{ teamId: came.toTeamId, dollars: bidDollars, isWon: outcome === 'done' },
    };
  });
