import type { PaymentProduct, Subscription } from '@pylon/contract/payments/payments';
import { Link, useLocation } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import type { PlanState } from './plan-state.ts';
import { useCheckout, usePortal } from './use-checkout.ts';

export interface PlanCardProps {
  readonly product: PaymentProduct;
  readonly state: PlanState;
  /** Whether plans can be bought now. */
  readonly isOpen: boolean;
  /** Whether the visitor subscribes already is not known yet. */
  readonly isPending: boolean;
  readonly subscription: Subscription | null;
  /** Where to go back to after paying. */
  readonly returnPath: string | undefined;
  readonly onUpgrade: () => void;
}

/** States in which the one thing to do is to pay. */
const BOUGHT: readonly PlanState[] = ['sign-up', 'subscribe', 'upgrade'];

/** The one thing to do about a plan, if there is one. */
export function PlanAction({ product, state, isOpen, isPending, returnPath, onUpgrade }: PlanCardProps) {
  const checkout = useCheckout(returnPath);
  const portal = usePortal(PATHS.pricing);
  /** With where the visitor came from, so that it is not lost on the way over an account. */
  const { href } = useLocation();
  const kind = product.tier === 1 ? 'primary' : 'plain';
  if (!isOpen && BOUGHT.includes(state)) {
    return <p className="text-base text-muted">Cannot be bought at the moment.</p>;
  }
  switch (state) {
    case 'sign-up':
      return (
        <div className="flex flex-col gap-2">
          <Link to={PATHS.signUp} search={{ from: href }} className={buttonClass(kind, 'large')}>
            Create an account to subscribe
          </Link>
          <p className="text-base text-muted">
            Have an account?{' '}
            <Link
              to={PATHS.login}
              search={{ from: href }}
              className="font-semibold text-ink underline underline-offset-2"
            >
              Sign in
            </Link>
          </p>
        </div>
      );
    case 'subscribe':
      return (
        <Button
          kind={kind}
          size="large"
          isBusy={isPending || checkout.isPending}
          onClick={() => checkout.mutate(product.id)}
        >
          Subscribe to {product.name}
        </Button>
      );
    case 'upgrade':
      return (
        <Button kind="primary" size="large" onClick={onUpgrade}>
          Upgrade to {product.name}
        </Button>
      );
    case 'yours':
      return (
        <Button size="large" isBusy={portal.isPending} onClick={() => portal.mutate()}>
          Manage subscription
        </Button>
      );
    case 'included':
      return <p className="text-base text-muted">Included in your plan.</p>;
    case 'open':
      return <p className="text-base text-muted">Open to you without a payment.</p>;
  }
}
