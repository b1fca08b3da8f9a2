import { BRAND } from '@pylon/contract/brand';
import type { PlanInterval } from '@pylon/contract/payments/plans';
import { savedPercent } from '@pylon/contract/payments/price-words';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSubscription } from '../../widgets/paywall/use-subscription.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { FreePlan } from './FreePlan.tsx';
import { PlanCard } from './PlanCard.tsx';
import { planState } from './plan-state.ts';
import { TestNotice } from './TestNotice.tsx';

const UpgradeDialog = lazyPart(() => import('./UpgradeDialog.tsx'), 'UpgradeDialog');

const RHYTHMS = [
  { value: 'month', label: 'Monthly' },
  { value: 'season', label: 'Season' },
] as const;

/** Says that nothing is sold at the moment. */
const ClosedNotice = () => (
  <p role="status" className="border-caution border-l-[3px] px-4 py-2 text-base">
    <strong className="font-semibold">Plans cannot be bought at the moment.</strong> The prices here have to be checked
    first. Nothing changes for whoever has a plan.
  </p>
);

/** What each plan opens and costs, and the way to it. */
export function PricingPage() {
  const { data } = useSuspenseQuery(answer('listProducts', {}));
  const { from } = useSearch({ from: '/pricing' });
  const user = useUser();
  const tier = useTier();
  const subscription = useSubscription();
  const [chosen, setChosen] = useState<PlanInterval | null>(null);
  /** A subscriber sees the prices of their own rhythm, because an upgrade keeps it. */
  const interval = chosen ?? subscription?.product.interval ?? 'season';
  const [isUpgrading, setIsUpgrading] = useState(false);
  const priceOf = (wanted: PlanInterval) => data.products.find((product) => product.interval === wanted)?.price ?? 0;
  const viewer = { isRegistered: user !== null, tier, subscription: subscription ?? null };
  const canUpgrade = data.products.some((product) => planState(product, viewer) === 'upgrade');
  // Once there is nothing left to buy in it, it is closed, and does not come back with the next plan.
  if (isUpgrading && !canUpgrade) setIsUpgrading(false);
  return (
    <main id="main" className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <TableHead title={BRAND.plan} question="Your league is unique. What each plan opens, and what it costs." />
        <div className="flex flex-wrap items-center gap-3">
          <Toggle label="Billed" value={interval} sides={RHYTHMS} onChange={setChosen} />
          <span className="text-base text-good">
            A season saves {savedPercent(priceOf('month'), priceOf('season'))}% over twelve months
          </span>
        </div>
      </header>
      {data.isTest && <TestNotice />}
      {!data.isOpen && <ClosedNotice />}
      <div className="grid gap-4 lg:grid-cols-3">
        <FreePlan isYours={user !== null && tier === 0} />
        {data.products
          .filter((product) => product.interval === interval)
          .map((product) => (
            <PlanCard
              key={product.id}
              product={product}
              state={planState(product, viewer)}
              isOpen={data.isOpen}
              isPending={user !== null && subscription === undefined}
              subscription={viewer.subscription}
              returnPath={from}
              onUpgrade={() => setIsUpgrading(true)}
            />
          ))}
      </div>
      <p className="max-w-3xl text-base text-muted">
        Both rhythms renew themselves until you cancel, which takes one click and leaves you your plan to the end of
        what you paid for. A season is a year from the day you pay. What you make stays yours, whatever your plan.
      </p>
      {isUpgrading && <UpgradeDialog onClose={() => setIsUpgrading(false)} />}
    </main>
  );
}
