import { BRAND } from '@pylon/contract/brand';
import { featuresOpenedBy } from '@pylon/contract/plans/feature-words';
import { ArrowUpRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import { planLabel, planName } from './plans.ts';
import { SubscriberLogIn } from './SubscriberLogIn.tsx';
import { type SubscribeWish, subscribeDialog } from './subscribe-dialog.ts';
import { usePlansHref } from './use-plans-href.ts';
import { useTier } from './use-tier.ts';

const PLAN_TIERS = [1, 2] as const;

/**
 * Opens when something locked is reached for: what it was, what each plan opens, and the way to the plans. It goes
 * once a plan that was bought elsewhere has opened that. Load it lazily.
 */
export function SubscribeDialog({ wish }: { readonly wish: SubscribeWish }) {
  const tier = useTier();
  const [before] = useState(tier);
  const plans = usePlansHref();
  // a page that has not heard yet that its plan ended opens this dialog with that plan
  const isOpened = tier > before && tier >= wish.tier;
  useEffect(() => {
    if (isOpened) subscribeDialog.close();
  }, [isOpened]);
  return (
    <Dialog title={`Subscribe to ${BRAND.plan}`} isOpen onClose={subscribeDialog.close}>
      <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
        <p className="text-lg">
          {wish.what}: part of <strong>{planName(wish.tier)}</strong>.
        </p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {PLAN_TIERS.map((plan) => (
            <li
              key={plan}
              className={classNames(
                'flex flex-col gap-2 rounded-md border px-4 py-3',
                plan === wish.tier ? 'pylon-left border-edge' : 'border-hairline',
              )}
            >
              <h3 className="flex items-baseline justify-between gap-2 text-xl">
                {planLabel(plan)}
                {plan === tier && <span className="label">Yours</span>}
              </h3>
              <PlanFeatures features={featuresOpenedBy(plan)} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={plans}
            target="_blank"
            rel="noopener"
            onClick={subscribeDialog.close}
            className={buttonClass('primary')}
          >
            Subscribe Now <ArrowUpRight aria-hidden size={16} />
          </a>
          <SubscriberLogIn />
        </div>
      </div>
    </Dialog>
  );
}
