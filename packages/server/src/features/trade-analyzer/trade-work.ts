// Pieces of work that the threads do: each export is one, called by its name (trade-threads.ts).
import { bestTrades, type Trade, type ValuedTrade } from '@pylon/engine/trades/best-trades';
import { type CounterOffer, counterOffer } from '@pylon/engine/trades/counter-offer';
import { type EveningPick, eveningPick } from '@pylon/engine/trades/evening-pick';
import { rosterOutlook, type TradeEffect, tradeEffect } from '@pylon/engine/trades/trade-effect';
import { type TradeLeague, type TradeLeagueFacts, tradeLeague } from '@pylon/engine/trades/trade-league';
import { acceptanceChance, type BesidePlayers, evenness, tradeWinPercent } from '@pylon/engine/trades/trade-odds';
import { variedTrades } from '@pylon/engine/trades/varied-trades';
import { withoutThrowIns } from '@pylon/engine/trades/without-throw-ins';
import type { Position } from '@pylon/engine/vocabulary/positions';

/**
 * Trades that are recommended, of as many that are found with each opponent: most of these are another with a throw-in,
 * or for the same player.
 */
const RECOMMENDED = 10;
const FOUND = 40 * RECOMMENDED;

/** How likely either side gains, percent, and how likely the opponent accepts, 0 to 1. */
export interface TradeChances {
  readonly winPercent: number;
  readonly opponentWinPercent: number;
  readonly acceptance: number;
}

/** A trade with all that is told of it. */
export interface JudgedTrade {
  readonly effect: TradeEffect;
  readonly chances: TradeChances;
  /** null where the opponent gains enough already, and where nothing can be changed. */
  readonly counter: CounterOffer | null;
  /** With how likely the opponent then accepts, 0 to 1; null as eveningPick has it. */
  readonly pickOffer: (EveningPick & Pick<TradeChances, 'acceptance'>) | null;
  /** Weighted points by position of every team as it is. */
  readonly positions: ReadonlyMap<string, Readonly<Record<Position, number>>>;
}

export type RecommendedTrade = ValuedTrade & TradeChances;

const LEAST_POINTS_A_WEEK = 0.5;

/** Weighted points that make a trade worth its trouble. */
const leastGain = ({ weeks }: TradeLeague): number =>
  LEAST_POINTS_A_WEEK * weeks.reduce((sum, { weight }) => sum + weight, 0);

/** @returns null where there is no such trade */
export function judge({
  facts,
  trade,
  beside,
  left,
}: {
  readonly facts: TradeLeagueFacts;
  readonly trade: Trade;
  readonly beside: BesidePlayers;
  /** Picks that either side could add. */
  readonly left: BesidePlayers;
}): JudgedTrade | null {
  const league = tradeLeague(facts);
  const judged = tradeEffect(league, trade);
  if (!judged.ok) return null;
  const effect = judged.value;
  const enough = leastGain(league);
  const counter = effect.opponent.gain >= enough ? null : counterOffer(league, trade, enough);
  const pick = eveningPick(league, trade, beside, left);
  const withPick = ({ side, at }: EveningPick) => ({ ...beside, [side]: [...beside[side], left[side][at] ?? 0] });
  return {
    effect,
    chances: chancesOf(league, effect, beside),
    counter: counter?.ok ? counter.value : null,
    pickOffer: pick && { ...pick, acceptance: acceptanceChance(league, effect, withPick(pick)) },
    positions: new Map(league.teams.map(({ id, players }) => [id, rosterOutlook(league, players).positionPoints])),
  };
}

/** The same without what takes longer: both sides and their chances. */
export function verdict({
  facts,
  trade,
}: {
  readonly facts: TradeLeagueFacts;
  readonly trade: Trade;
}): Pick<JudgedTrade, 'effect' | 'chances'> | null {
  const league = tradeLeague(facts);
  const judged = tradeEffect(league, trade);
  return judged.ok ? { effect: judged.value, chances: chancesOf(league, judged.value) } : null;
}

/**
 * The best trades of a team, with one opponent or with all, and not all for one player.
 *
 * @param leastEven how even the market must find a trade, 0 to 1
 */
export function recommend({
  facts,
  teamId,
  opponentIds,
  leastEven,
}: {
  readonly facts: TradeLeagueFacts;
  readonly teamId: string;
  readonly opponentIds: readonly string[];
  readonly leastEven: number;
}): readonly RecommendedTrade[] {
  const league = tradeLeague(facts);
  const found = bestTrades(league, teamId, {
    ...{ leastGain: leastGain(league), order: 'least-gain', opponentIds },
    ...{ most: FOUND * Math.max(1, opponentIds.length), mostEach: FOUND },
  });
  const evennessOf = evenness(league);
  const trades = withoutThrowIns(found.ok ? found.value.trades : []).filter((trade) => evennessOf(trade) >= leastEven);
  return variedTrades(trades, RECOMMENDED).flatMap((trade) => {
    const judged = tradeEffect(league, trade);
    return judged.ok ? [{ ...trade, ...chancesOf(league, judged.value) }] : [];
  });
}

const chancesOf = (league: TradeLeague, effect: TradeEffect, beside?: BesidePlayers): TradeChances => ({
  winPercent: tradeWinPercent(league, effect.team),
  opponentWinPercent: tradeWinPercent(league, effect.opponent),
  acceptance: acceptanceChance(league, effect, beside),
});
