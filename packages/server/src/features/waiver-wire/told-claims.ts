// The claims that would help a team most, for whoever prepares them by a person's rules.
import type { ClaimsAsked, ToldClaims } from '@pylon/engine/waivers/claims';
import { inSlices } from '../../almanac/in-slices.ts';
import { SharedWork } from '../../threads/shared-work.ts';
import { KEPT_LEAGUES, materialOf, type WaiverParts, waiverLeague } from './asked-waivers.ts';
import { claimChoice } from './claim-choice.ts';
import { NOBODY } from './told-bids.ts';

/** Tells the claims of a team of somebody's list; null where nobody can be claimed, or nothing is known. */
export function claimTeller(own: Omit<WaiverParts, 'materials'>) {
  const parts: WaiverParts = { ...own, materials: new SharedWork(KEPT_LEAGUES) };
  return async (
    of: { readonly accountId: string; readonly userLeagueId: string },
    asked: ClaimsAsked,
  ): Promise<ToldClaims | null> => {
    const league = await waiverLeague(parts, { id: of.accountId, tier: 2 }, of.userLeagueId);
    if (!league.ok) return null;
    const material = await materialOf(parts, league.value, NOBODY);
    return inSlices(claimChoice(league.value, material, asked));
  };
}
