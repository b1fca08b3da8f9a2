import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { planName } from '../../widgets/paywall/plans.ts';
import { useSubscription } from '../../widgets/paywall/use-subscription.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { SubscriptionState } from './SubscriptionState.tsx';
import { usePortal } from './use-checkout.ts';

/** The person's plan on the profile, and the ways to change it. */
export function SubscriptionPart() {
  const tier = useTier();
  const subscription = useSubscription();
  const portal = usePortal(PATHS.profile);
  if (subscription === undefined) return <Skeleton className="h-14" />;
  const isRunning = subscription !== null && subscription.status !== 'ended';
  return (
    <div className="flex flex-col items-start gap-4">
      {tier > 0 && !isRunning ? (
        <p className="text-lg">{planName(tier)} is open to you without a payment.</p>
      ) : (
        <SubscriptionState subscription={subscription} />
      )}
      <div className="flex flex-wrap gap-3">
        {subscription !== null && (
          <Button
            kind={subscription.status === 'grace' ? 'primary' : 'plain'}
            isBusy={portal.isPending}
            onClick={() => portal.mutate()}
          >
            Card, invoices and cancellation
          </Button>
        )}
        {tier < 2 && (
          <Link to={PATHS.pricing} className={buttonClass(isRunning ? 'quiet' : 'primary')}>
            See the plans
          </Link>
        )}
      </div>
    </div>
  );
}
