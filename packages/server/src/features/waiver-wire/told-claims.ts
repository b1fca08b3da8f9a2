// The claims that would help a team most, for whoever prepares them by a person's rules.
import type { ClaimsAsked, ToldClaims } from '@pylon/engine/waivers/claims';
import { inSlices } from '../../almanac/in-slices.ts';
import { materialOf, type WaiverParts, waiverLeague } from './asked-waivers.ts';
import { claimChoice } from './claim-choice.ts';
import { NOBODY } from './told-bids.ts';

/** Tells the claims of a team of somebody's list; null where nobody can be claimed, or nothing is known. */
export const claimTeller =
  (parts: WaiverParts) =>
  async (
    of: { readonly accountId: string; readonly userLeagueId: string },
    asked: ClaimsAsked,
  ): Promise<ToldClaims | null> => {
    const league = await waiverLeague(parts, { id: of.accountId, tier: 2 }, of.userLeagueId);
    if (!league.ok) return null;
    const material = await materialOf(parts, league.value, NOBODY);
    return inSlices(claimChoice(league.value, material, asked));
  };
