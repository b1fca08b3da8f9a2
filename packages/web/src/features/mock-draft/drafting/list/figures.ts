// Figures of the room's players where its rows need them.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { isLocked } from '@pylon/contract/plans/tiers';

/** Whether a room's order, tiers and points are the market's, as everybody has them below the plan. */
export const isByMarket = (player: Pick<DraftPlayer, 'bestRanking'> | undefined): boolean =>
  isLocked(player?.bestRanking);

/** What a pick shows of its player beside what the market says. Null for a player who is not in the room's list. */
export const figuresOf = (
  player: DraftPlayer | undefined,
): Pick<MockDraftPick, 'rank' | 'tier' | 'seasonalScoredProjections'> => ({
  rank: player?.rank ?? null,
  tier: player?.tier ?? null,
  seasonalScoredProjections: player?.seasonalScoredProjections ?? null,
});

/** The same with what is over all experts: a plan opens it. */
export const pickFiguresOf = (player: DraftPlayer | undefined) => ({
  ...figuresOf(player),
  bestRanking: player?.bestRanking ?? null,
  worstRanking: player?.worstRanking ?? null,
  draftTierBreak: player?.draftTierBreak ?? null,
});
