import type { PlanId } from '@pylon/contract/payments/plans';

/** What Stripe needs to know of us, and we of it. */
export interface StripeSettings {
  /** Secret key of the API. */
  readonly key: string;
  /** Signs what Stripe reports to us. */
  readonly webhookSecret: string;
  /** Prices of each product: the first is what is sold, the others were and are still known. */
  readonly prices: Readonly<Record<PlanId, readonly [string, ...string[]]>>;
  /** Another address only for a stand-in; null: Stripe itself. */
  readonly url: string | null;
  /** Scheme and host that people come back to. */
  readonly publicUrl: string;
}
