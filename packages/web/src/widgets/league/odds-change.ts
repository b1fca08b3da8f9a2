import { decimal, odds, signed } from '../player/display.ts';

interface OddsChange {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly standardError: number;
}

/** Odds before and after, with the difference and its error in points of a hundred: '62% → 65% (+2.7 ±0.2)'. */
export const changeWords = ({ before, after, change, standardError }: OddsChange): string =>
  `${odds(before)} → ${odds(after)} (${signed(change * 100)} ±${decimal(standardError * 100, 1)})`;
