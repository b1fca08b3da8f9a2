import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureWords } from '../../api/failure.ts';
import { isTierRequired } from '../../api/obstacle.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';

/** A page whose answers did not come, or whose answers a plan would open. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isTierRequired(error))
    return (
      <main id="main">
        <PaywallOverlay variant="default" />
      </main>
    );
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-16">
      <ErrorState
        {...failureWords(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}
