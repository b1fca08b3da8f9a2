import { sum } from '@pylon/contract/payments/price-words';
import type { Answer } from '../../api/call.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { day } from '../../widgets/player/display.ts';

/** What was charged, the newest first. */
export function ChargeList({ charges }: { readonly charges: Answer<'getTestPortal'>['charges'] }) {
  if (charges.length === 0) return <p className="text-base text-muted">Nothing was charged yet.</p>;
  return (
    <section aria-labelledby="charges">
      <PartTitle id="charges" title="Charges" className="pb-2" />
      <ul className="border-hairline border-t">
        {charges.map(({ date, description, amount, refunded }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges can be alike in everything, and the list only grows at its top
            key={`${date} ${charges.length - index}`}
            className="flex items-baseline justify-between gap-4 border-hairline border-b py-2 text-base"
          >
            <span>
              {description} <span className="text-muted">· {day(date)}</span>
            </span>
            <span className="figures font-semibold">
              {sum(amount)}
              {refunded > 0 && (
                <span className="pl-2 font-normal text-muted">{refunded < amount && `${sum(refunded)} `}refunded</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
