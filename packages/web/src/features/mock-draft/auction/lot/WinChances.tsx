import type { BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { lasts } from '../../draft-words.ts';
import { dollars } from '../auction-words.ts';

/** Prices shown: more of them say no more. */
const SHOWN = 6;

/** How likely each price is to win the player, as bars on one scale. */
export function WinChances({ advice }: { readonly advice: BidAdvice }) {
  const steps = everyFew(telling(advice.chanceToWin), SHOWN);
  if (steps.length === 0) return null;
  return (
    <table className="w-full text-base">
      <caption className="label pb-1 text-left">Chance to win at</caption>
      <tbody>
        {steps.map(({ dollars: price, chance }) => (
          <tr key={price} className="h-6">
            <RowHead className="figures w-12 text-right font-semibold">{dollars(price)}</RowHead>
            <td className="px-2">
              <span aria-hidden className="block h-1.5 rounded-sm bg-raised">
                <span className="block h-full rounded-sm bg-ink" style={{ width: `${Math.round(chance * 100)}%` }} />
              </span>
            </td>
            <td className="figures w-12 text-right">{lasts(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chances that say something: from the last that is next to none to the first that is all but sure. */
function telling(chances: BidAdvice['chanceToWin']): BidAdvice['chanceToWin'] {
  const from = chances.findLastIndex(({ chance }) => chance < 0.01);
  const to = chances.findIndex(({ chance }) => chance > 0.99);
  return chances.slice(Math.max(0, from), to === -1 ? undefined : to + 1);
}

/** At most `count` of a list, the first and the last among them. */
function everyFew<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  const wanted = new Set(
    Array.from({ length: count }, (_, place) => Math.round((place * (items.length - 1)) / (count - 1))),
  );
  return items.filter((_, index) => wanted.has(index));
}
