import { PlanFeatures } from '../../widgets/paywall/PlanFeatures.tsx';

const OPEN = [
  'Mock drafts and auctions without a limit, with a grade at the end',
  'Order, tiers and points by the market in every draft room, with odds that a player lasts, and advice',
  'Rankings of the free experts, ADP and movers in 0.5 PPR',
  'The first five of every projection table',
] as const;

/** What everybody has. */
export const FreePlan = ({ isYours }: { readonly isYours: boolean }) => (
  <section aria-labelledby="plan-free" className="flex flex-col gap-4 rounded-md border border-hairline px-5 py-5">
    <h2 id="plan-free" className="flex items-baseline justify-between gap-2 text-2xl">
      Free {isYours && <span className="label">Your plan</span>}
    </h2>
    <p className="scoreboard font-bold text-3xl">$0</p>
    <PlanFeatures features={OPEN} isFree />
  </section>
);
