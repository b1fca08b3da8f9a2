import { dollars, perInterval } from '@pylon/contract/payments/price-words';
import { classNames } from '../../ui/class-names.ts';
import { PlanFeatures } from '../../widgets/paywall/PlanFeatures.tsx';
import { PlanAction, type PlanCardProps } from './PlanAction.tsx';
import { nextWords } from './subscription-words.ts';

/** A plan: its price, what it opens, and what the visitor can do about it. */
export function PlanCard(props: PlanCardProps) {
  const { product, state, subscription } = props;
  const { name, tier, interval, price, features } = product;
  const id = `plan-${tier}`;
  const isYours = state === 'yours';
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex flex-col gap-4 rounded-md border px-5 py-5',
        isYours ? 'border-accent' : 'border-hairline',
      )}
    >
      <h2 id={id} className="flex items-baseline justify-between gap-2 text-2xl">
        {name} {isYours && <span className="label">Your plan</span>}
      </h2>
      <p>
        <span className="scoreboard font-bold text-3xl">{dollars(price)}</span>{' '}
        <span className="text-base text-muted">{perInterval(interval)}</span>
      </p>
      <PlanFeatures features={features} className="grow" />
      {isYours && subscription && (
        <p className="text-base text-muted">
          {dollars(subscription.price)} {perInterval(subscription.product.interval)}, {nextWords(subscription)}.
        </p>
      )}
      <PlanAction {...props} />
    </section>
  );
}
