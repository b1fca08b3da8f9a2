import { BRAND } from '@pylon/contract/brand';
import type { Subscription } from '@pylon/contract/payments/payments';
import { dollars, perInterval } from '@pylon/contract/payments/price-words';
import { day } from '../../widgets/player/display.ts';
import { standingWords } from './subscription-words.ts';

/** How a subscription stands, in words. */
export function SubscriptionState({ subscription }: { readonly subscription: Subscription | null }) {
  if (!subscription) return <p className="text-lg">You are on the free plan.</p>;
  const { product, price, status, graceUntil } = subscription;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg">
        <strong className="font-semibold">
          {BRAND.plan} {product.name}
        </strong>
        , {dollars(price)} {perInterval(product.interval)}
      </p>
      {status === 'grace' && (
        <p role="status" className="border-caution border-l-[3px] px-4 py-2 text-base">
          A payment failed. Nothing is lost until {day(graceUntil)}: another try or another card mends it.
        </p>
      )}
      <p className="text-base text-muted">{standingWords(subscription)}</p>
    </div>
  );
}
