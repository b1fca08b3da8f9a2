import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { refreshPerson } from '../../api/refresh-person.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { ChargeList } from './ChargeList.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import { TestNotice } from './TestNotice.tsx';

type Action = Input<'changeTestSubscription'>['action'];
const question = answer('getTestPortal', {});

/** The test checkout's portal: everything that can become of a subscription, to be tried. */
export function TestPortalPage() {
  const { returnPath } = useSearch({ from: '/checkout/portal' });
  const call = useCall();
  const answers = useQueryClient();
  const { data, error, refetch } = useQuery({ ...question, refetchOnMount: 'always' });
  const change = useMutation({
    mutationFn: (action: Action) => call('changeTestSubscription', { action }),
    async onSuccess(portal) {
      answers.setQueryData(question.queryKey, portal);
      await refreshPerson();
    },
    onError: sayFailure,
  });
  const { isSuccess } = change;
  const state = useRef<HTMLDivElement>(null);
  // A change can take its own button away: the focus goes on at what has become of the subscription.
  useEffect(() => {
    if (data && isSuccess && document.activeElement === document.body) state.current?.focus();
  }, [data, isSuccess]);
  const button = (action: Action, label: string) => (
    <Button
      isBusy={change.isPending && change.variables === action}
      // One after the other. A button that is disabled would lose the focus of whoever has just pressed it.
      onClick={() => !change.isPending && change.mutate(action)}
    >
      {label}
    </Button>
  );
  const subscription = data?.subscription ?? null;
  const lastPaid = data?.charges.find(({ amount }) => amount > 0);
  const isRunning = subscription !== null && subscription.status !== 'ended';
  return (
    <CheckoutFrame title="Subscription">
      <TestNotice />
      {error && <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} label="Loading the subscription" />}
      {data && (
        <>
          <div ref={state} tabIndex={-1}>
            <SubscriptionState subscription={subscription} />
          </div>
          {isRunning && (
            <div className="flex flex-col gap-3">
              {subscription.cancelAtPeriodEnd
                ? button('resume', 'Keep the subscription')
                : button('cancel', 'Cancel at the end of the period')}
              {data.isCardBroken
                ? button('mend-card', 'Give a card that works')
                : button('break-card', 'Let the next payment fail')}
              {button('end-period', 'Let this period end now')}
              {lastPaid &&
                lastPaid.refunded < lastPaid.amount &&
                button('refund-part', 'Refund a third of the last payment')}
              {button('refund', 'Refund this period')}
            </div>
          )}
          <ChargeList charges={data.charges} />
        </>
      )}
      <a href={returnPath ?? PATHS.profile} className={buttonClass('quiet')}>
        Back
      </a>
    </CheckoutFrame>
  );
}
