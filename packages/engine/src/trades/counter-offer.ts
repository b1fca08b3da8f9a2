/**
 * The smallest change of an offer that makes it worth taking: one player of one's own is added, kept back, or put in
 * another's place.
 */
import type { Result } from '../vocabulary/result.ts';
import type { Trade, ValuedTrade } from './best-trades.ts';
import { type NoTrade, tradeGains } from './trade-effect.ts';
import type { TradeLeague } from './trade-league.ts';

/** One player of the team's own whom the offer has more, less, or in another's place. */
export type OfferChange =
  | { readonly kind: 'add'; readonly playerId: string }
  | { readonly kind: 'remove'; readonly playerId: string }
  | { readonly kind: 'replace'; readonly playerId: string; readonly withId: string };

/** A changed offer. */
export interface CounterOffer {
  readonly change: OfferChange;
  readonly trade: ValuedTrade;
  /** Whether the opponent gains what was asked. Where no change comes to that, this is the fairest there is. */
  readonly isEnough: boolean;
}

/**
 * Looks for the change after which the opponent gains enough and the team keeps most.
 *
 * All changes of one player are tried. Where none is enough, the one in which the worse off of both sides gains most.
 *
 * @param leastGain what the opponent is to gain at least, weighted points
 * @returns null where the offer can be changed in no way: the team has nobody else, and gives one player
 * @example counterOffer(league, offer, 5) // → { change: { kind: 'add', playerId: '7' }, … }
 */
export function counterOffer(
  league: TradeLeague,
  offer: Trade,
  leastGain: number,
): Result<CounterOffer | null, NoTrade> {
  const gains = tradeGains(league, offer);
  if (!gains.ok) return gains;
  const roster = league.teams.find(({ id }) => id === offer.teamId)?.players ?? [];
  const others = roster.map(({ id }) => id).filter((id) => !offer.gives.includes(id));
  const changes: readonly OfferChange[] = [
    ...others.map((playerId) => ({ kind: 'add', playerId }) as const),
    ...(offer.gives.length > 1 ? offer.gives.map((playerId) => ({ kind: 'remove', playerId }) as const) : []),
    ...offer.gives.flatMap((playerId) => others.map((withId) => ({ kind: 'replace', playerId, withId }) as const)),
  ];
  const tried = changes.flatMap((change): CounterOffer[] => {
    const trade = { ...offer, gives: changed(offer.gives, change) };
    const result = tradeGains(league, trade);
    if (!result.ok) return [];
    const [gain, opponentGain] = result.value;
    return [{ change, trade: { ...trade, gain, opponentGain }, isEnough: opponentGain >= leastGain }];
  });
  return { ok: true, value: tried.toSorted(byUse)[0] ?? null };
}

function changed(gives: readonly string[], change: OfferChange): readonly string[] {
  if (change.kind === 'add') return [...gives, change.playerId];
  if (change.kind === 'remove') return gives.filter((id) => id !== change.playerId);
  return gives.map((id) => (id === change.playerId ? change.withId : id));
}

/** Enough before too little: what is enough by what the team keeps, the rest by the lesser gain; few players first. */
function byUse(a: CounterOffer, b: CounterOffer): number {
  if (a.isEnough !== b.isEnough) return a.isEnough ? -1 : 1;
  const worth = ({ trade, isEnough }: CounterOffer) =>
    isEnough ? trade.gain : Math.min(trade.gain, trade.opponentGain);
  return worth(b) - worth(a) || a.trade.gives.length - b.trade.gives.length;
}
