import { BRAND } from '@pylon/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { refreshPerson } from '../../api/refresh-person.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PlansLink } from './PlansLink.tsx';

const ASK_EVERY_MS = 1_500;

/** After the payment: waits until it is known, then opens what it opens, here and in every other tab. */
export function CheckoutReturnPage() {
  const { sessionId } = useSearch({ from: '/checkout/return' });
  const { data, error, refetch } = useQuery({
    ...answer('getCheckoutStatus', { sessionId }),
    enabled: sessionId !== '',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? ASK_EVERY_MS : false),
  });
  const isPaid = data?.status === 'complete';
  useEffect(() => {
    if (isPaid) void refreshPerson();
  }, [isPaid]);
  if (sessionId === '' || data?.status === 'expired') {
    return (
      <CheckoutFrame title="Nothing was charged">
        <p className="text-lg">This checkout is closed.</p>
        <PlansLink isMain />
      </CheckoutFrame>
    );
  }
  if (error && !isPaid) {
    // Without an answer nobody knows whether it was paid.
    return (
      <CheckoutFrame title="Checkout">
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
        <PlansLink isMain />
      </CheckoutFrame>
    );
  }
  if (!isPaid) {
    return (
      <CheckoutFrame title="One moment">
        <p role="status" className="text-lg">
          Waiting for word of your payment. You can close this page: your plan opens all the same.
        </p>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame title={`${BRAND.plan} ${data.product.name} is yours`}>
      <p role="status" className="text-lg">
        Everything it opens is open now, in your other tabs too.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={data.returnPath ?? PATHS.rankings} className={buttonClass('primary')}>
          {data.returnPath ? 'Back to where you were' : 'To the rankings'}
        </a>
        <Link to={PATHS.profile} className={buttonClass()}>
          Your subscription
        </Link>
      </div>
    </CheckoutFrame>
  );
}
