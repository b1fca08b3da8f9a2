import { BRAND } from '@pylon/contract/brand';
import { dollars, perInterval } from '@pylon/contract/payments/price-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PlansLink } from './PlansLink.tsx';
import { TestNotice } from './TestNotice.tsx';

/** The test checkout: stands where a payment provider's page would, and takes no money. */
export function CheckoutPage() {
  const { sessionId } = useParams({ from: '/checkout/$sessionId' });
  const call = useCall();
  const answers = useQueryClient();
  const navigate = useNavigate();
  const question = answer('getCheckoutStatus', { sessionId });
  const user = useUser();
  const { data, error, refetch } = useQuery(question);
  const settle = useMutation({
    mutationFn: (action: 'pay' | 'decline' | 'cancel') => call('settleTestCheckout', { sessionId, action }),
    onSuccess: async (status, action) => {
      answers.setQueryData(question.queryKey, status);
      await navigate(action === 'cancel' ? { to: PATHS.pricing } : { to: PATHS.checkoutReturn, search: { sessionId } });
    },
  });
  if (error) {
    return (
      <CheckoutFrame title="Checkout">
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
        <div className="flex flex-wrap gap-3">
          {user === null && (
            <Link to={PATHS.login} search={{ from: `/checkout/${sessionId}` }} className={buttonClass('primary')}>
              Sign in
            </Link>
          )}
          <PlansLink />
        </div>
      </CheckoutFrame>
    );
  }
  if (!data) {
    return (
      <CheckoutFrame title="Checkout">
        <div role="status" aria-label="Loading the checkout" className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
        </div>
      </CheckoutFrame>
    );
  }
  const { product, status, isTest } = data;
  return (
    <CheckoutFrame title="Checkout">
      {isTest && <TestNotice />}
      <div className="flex items-baseline justify-between gap-4 border-ink border-y-2 py-3">
        <span className="text-lg">
          {BRAND.plan} {product.name}
        </span>
        <span>
          <span className="scoreboard font-bold text-2xl">{dollars(product.price)}</span>{' '}
          <span className="text-base text-muted">{perInterval(product.interval)}</span>
        </span>
      </div>
      {status === 'open' && isTest ? (
        <>
          {settle.isError && <Problem text={failureWords(settle.error).text} />}
          <div className="flex flex-col gap-3">
            <Button
              kind="primary"
              size="large"
              isBusy={settle.isPending && settle.variables === 'pay'}
              onClick={() => settle.mutate('pay')}
            >
              Pay {dollars(product.price)} (test, no money)
            </Button>
            <Button
              isBusy={settle.isPending && settle.variables === 'decline'}
              onClick={() => settle.mutate('decline')}
            >
              Try a card that is declined
            </Button>
            <Button kind="quiet" onClick={() => settle.mutate('cancel')}>
              Cancel and go back
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-lg">
            {status === 'complete' ? 'This checkout has been paid.' : 'This checkout is closed. Nothing was charged.'}
          </p>
          <PlansLink isMain />
        </>
      )}
    </CheckoutFrame>
  );
}
