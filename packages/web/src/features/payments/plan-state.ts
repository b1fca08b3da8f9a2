import type { PaymentProduct, Subscription } from '@pylon/contract/payments/payments';

/** What a person can do about a plan on the page of plans. */
export type PlanState = 'sign-up' | 'subscribe' | 'upgrade' | 'yours' | 'included' | 'open';

export interface Viewer {
  readonly isRegistered: boolean;
  /** In force. */
  readonly tier: number;
  /** null: none, or it has ended. */
  readonly subscription: Subscription | null;
}

/**
 * A plan's state for the visitor. 'open' is a granted tier, which is not sold to the person who has it.
 */
export function planState({ tier }: Pick<PaymentProduct, 'tier'>, viewer: Viewer): PlanState {
  if (!viewer.isRegistered) return 'sign-up';
  const paid = viewer.subscription && viewer.subscription.status !== 'ended' ? viewer.subscription.product.tier : 0;
  if (paid === tier) return 'yours';
  if (paid > tier) return 'included';
  if (viewer.tier >= tier) return 'open';
  return paid === 0 ? 'subscribe' : 'upgrade';
}
