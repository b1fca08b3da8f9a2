// The figures that a plan opens, where rows of the room need them as numbers.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { unlocked } from '@pylon/contract/plans/tiers';

/** A player's tier among their position, from 1; 0 for somebody who has none, and where a plan would open it. */
export const tierOf = ({ tier }: Pick<DraftPlayer, 'tier'>): number => unlocked(tier) ?? 0;

/** What a pick shows of its player beside what the market says. Null for somebody who is not in the room's list. */
export const figuresOf = (
  player: DraftPlayer | undefined,
): Pick<MockDraftPick, 'rank' | 'tier' | 'seasonalScoredProjections'> => ({
  rank: player?.rank ?? null,
  tier: player?.tier ?? null,
  seasonalScoredProjections: player?.seasonalScoredProjections ?? null,
});
