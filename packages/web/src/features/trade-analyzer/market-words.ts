// What a league's market looks at, in words.
import type { CareerValue, TradeMarket } from '@pylon/contract/trade-analyzer/trade';
import type * as z from 'zod';
import { decimal, signed } from '../../widgets/player/display.ts';

/** Beside trades of a league that keeps players; null in any other. */
export function marketWords({ isKept, told }: TradeMarket): string | null {
  if (!isKept) return null;
  return told
    ? `This league keeps players: what they bring for years (${told}) decides whether a trade is accepted.`
    : 'This league keeps players, and nobody has published what they bring for years: whether a trade is accepted is judged by this season alone. Look twice before you give up somebody young.';
}

/** @example careerWords({ away: 4210, for: 5380 }) // → 'for years 4,210 for 5,380' */
export const careerWords = ({ away, for: back }: NonNullable<z.output<typeof CareerValue>>): string =>
  `for years ${decimal(away)} for ${decimal(back)}`;

/** What both sides gain. @example gainWords(trade) // → 'you about +1.8 a week, they +1.2' */
export const gainWords = ({
  gainPerWeek,
  opponentGainPerWeek,
}: {
  readonly gainPerWeek: number;
  readonly opponentGainPerWeek: number;
}): string => `you about ${signed(gainPerWeek)} a week, they ${signed(opponentGainPerWeek)}`;
