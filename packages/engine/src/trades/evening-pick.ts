/** The pick of a season to come that brings the two sides of a trade closest to even, for the market. */
import type { Trade } from './best-trades.ts';
import type { TradeLeague } from './trade-league.ts';
import { type BesidePlayers, evenness } from './trade-odds.ts';

/** A trade this even needs no pick: a list of values tells no less apart. An estimate. */
const EVEN_ENOUGH = 0.9;

/** A pick that one side adds. */
export interface EveningPick {
  readonly side: keyof BesidePlayers;
  /** Its place among the picks that the side has left, from 0. */
  readonly at: number;
}

const SIDES = ['gives', 'gets'] as const;

/**
 * Looks for the one pick, of either side, after which both sides give most nearly the same.
 *
 * @param beside what the trade has beside players already
 * @param left what the market gives for the picks that either side could add: the team's in `gives`, ≥ 0
 * @returns null where the sides are within a tenth of each other, where no pick brings them closer, and where adding
 *   some player brings them as close: players count in line-ups, too
 * @example eveningPick(league, trade, none, { gives: [900, 400], gets: [] }) // → { side: 'gives', at: 1 }
 */
export function eveningPick(
  league: TradeLeague,
  trade: Trade,
  beside: BesidePlayers,
  left: BesidePlayers,
): EveningPick | null {
  const evennessOf = evenness(league);
  const now = evennessOf(trade, beside);
  if (now >= EVEN_ENOUGH) return null;
  const [best] = SIDES.flatMap((side) =>
    left[side].map((value, at) => ({
      ...{ side, at },
      even: evennessOf(trade, { ...beside, [side]: [...beside[side], value] }),
    })),
  ).sort((one, other) => other.even - one.even);
  const others = { gives: playersOf(league, trade.teamId), gets: playersOf(league, trade.opponentId) };
  const byPlayers = SIDES.flatMap((side) =>
    others[side]
      .filter((id) => !trade[side].includes(id))
      .map((id) => evennessOf({ ...trade, [side]: [...trade[side], id] }, beside)),
  );
  return best && best.even > Math.max(now, ...byPlayers) ? { side: best.side, at: best.at } : null;
}

const playersOf = ({ teams }: TradeLeague, teamId: string): readonly string[] =>
  teams.find(({ id }) => id === teamId)?.players.map(({ id }) => id) ?? [];
