import type { PlanId } from '@pylon/contract/payments/plans';
import { useMutation } from '@tanstack/react-query';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';

/** Goes to where a product is paid; comes back to a path of the product afterwards. */
export function useCheckout(returnPath: string | undefined) {
  const call = useCall();
  return useMutation({
    mutationFn: (productId: PlanId) =>
      call('createCheckoutSession', { productId, ...(returnPath ? { returnPath } : {}) }),
    // Another site's page or one of ours: either way a whole new page.
    onSuccess: ({ sessionURL }) => window.location.assign(sessionURL),
    onError: sayFailure,
  });
}

/** Goes to where the card, the invoices and the end of a subscription are. */
export function usePortal(returnPath: string) {
  const call = useCall();
  return useMutation({
    mutationFn: () => call('openBillingPortal', { returnPath }),
    onSuccess: ({ sessionURL }) => window.location.assign(sessionURL),
    onError: sayFailure,
  });
}
