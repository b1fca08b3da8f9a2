// Picks of seasons to come and dollars of a trade, in words.
import type { TradeFaab, TradeMarket, TradePick } from '@pylon/contract/trade-analyzer/trade';
import { pickWords } from '../../widgets/league/league-words.ts';
import { decimal } from '../../widgets/player/display.ts';
import type { Beside } from './trade-input.ts';

/** @example dollarWords(0) // → '$0' */
export const dollarWords = (dollars: number): string => `$${decimal(dollars)}`;

/** What a side gives beside its players, each in words. */
export const besideWords = ({ pickIds, dollars }: Beside, picks: readonly TradePick[]): readonly string[] => [
  ...picks.filter(({ id }) => pickIds.includes(id)).map(pickWords),
  ...(dollars > 0 ? [dollarWords(dollars)] : []),
];

interface JudgedBeside {
  readonly tradeAwayPicks: readonly TradePick[];
  readonly tradeForPicks: readonly TradePick[];
  readonly faab: TradeFaab | null;
  readonly market: TradeMarket;
}

/** What a judged trade moves beside players, and what of it counts, in sentences; none where it moves nothing. */
export function besideSentences({ tradeAwayPicks, tradeForPicks, faab, market }: JudgedBeside): readonly string[] {
  const sideOf = (picks: readonly TradePick[], dollars = 0) =>
    [...picks.map(pickWords), ...(dollars > 0 ? [dollarWords(dollars)] : [])].join(', ');
  const [gives, gets] = [sideOf(tradeAwayPicks, faab?.away), sideOf(tradeForPicks, faab?.for)];
  const hasPicks = tradeAwayPicks.length + tradeForPicks.length > 0;
  return [
    ...(gives === '' ? [] : [`Beside players you give ${gives}.`]),
    ...(gets === '' ? [] : [`Beside players you get ${gets}.`]),
    ...(hasPicks ? [picksCount(market)] : []),
    ...(faab
      ? [
          `Budgets afterwards: you ${dollarWords(faab.ownLeft)}, they ${dollarWords(faab.opponentLeft)}.`,
          'Dollars are not in the chance: nobody knows what one is worth in this league.',
        ]
      : []),
  ];
}

const picksCount = ({ told }: TradeMarket): string =>
  told === null
    ? 'Nobody has published what picks bring: they are not in the chance.'
    : 'Picks count in the value for years and in the chance, each as much as the player at its place of the list.';
