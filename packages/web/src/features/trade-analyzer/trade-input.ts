import type { InputOf } from '@pylon/contract/endpoint';
import type { TradePick } from '@pylon/contract/trade-analyzer/trade';
import type { previewTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';

/** A trade as all calls about it take it. */
export type TradeInput = InputOf<typeof previewTrade>;

/** What a side gives beside its players. */
export interface Beside {
  readonly pickIds: readonly string[];
  /** Of the budget for bids, whole. */
  readonly dollars: number;
}

const NOTHING_BESIDE: Beside = { pickIds: [], dollars: 0 };

/** A trade as it is chosen. */
export interface ChosenTrade {
  readonly opponentId: string;
  /** Players on rosters, by their ids there. */
  readonly away: readonly string[];
  readonly for: readonly string[];
  readonly awayBeside: Beside;
  readonly forBeside: Beside;
}

export const noTrade = (opponentId: string): ChosenTrade => ({
  ...{ opponentId, away: [], for: [] },
  ...{ awayBeside: NOTHING_BESIDE, forBeside: NOTHING_BESIDE },
});

/** What of a chosen trade stays with an opponent: whatever another one would have given is none of this one's. */
export const withOpponent = (chosen: ChosenTrade, opponentId: string): ChosenTrade =>
  chosen.opponentId === opponentId ? chosen : { ...chosen, opponentId, for: [], forBeside: NOTHING_BESIDE };

/** A chosen trade with a pick that one side adds. */
export function withPick(
  chosen: ChosenTrade,
  { by, pick }: { readonly by: 'own' | 'opponent'; readonly pick: Pick<TradePick, 'id'> },
): ChosenTrade {
  const side = by === 'own' ? 'awayBeside' : 'forBeside';
  const { pickIds, dollars } = chosen[side];
  return { ...chosen, [side]: { pickIds: [...pickIds, pick.id], dollars } };
}

export const toTradeInput = (userLeagueId: string, chosen: ChosenTrade): TradeInput => ({
  userLeagueId,
  participantId: chosen.opponentId,
  tradeAwayRosterIds: [...chosen.away],
  tradeForRosterIds: [...chosen.for],
  tradeAwayPickIds: [...chosen.awayBeside.pickIds],
  tradeForPickIds: [...chosen.forBeside.pickIds],
  tradeAwayFaab: chosen.awayBeside.dollars,
  tradeForFaab: chosen.forBeside.dollars,
});
