// Entitlements and payments: the plan of each person and its reason.
import type { PlanId } from '@pylon/contract/payments/plans';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** What opens a tier to a person: a subscription, a grant of the operator. The highest that is in force counts. */
interface EntitlementTable {
  id: Generated<string>;
  account_id: string;
  /** 1 or 2. */
  tier: number;
  /** The source: 'stripe', 'test-checkout', 'grant'. */
  source: string;
  /** The source's reference; one entitlement for each. */
  reference: string;
  valid_from: Moment;
  /** null: until it is taken back. */
  valid_until: Date | null;
  created_at: Moment;
}

/** The source that entitlements name. */
export type ProviderName = 'stripe' | 'test-checkout';

/** A person's customer at a payment provider. */
interface PaymentCustomerTable {
  account_id: string;
  provider: ProviderName;
  provider_id: string;
  /** Number of the latest question to the provider: an answer counts only when no later question was begun. */
  looks: Generated<number>;
  looked_at: Date;
}

/** A subscription as the provider told it last. */
export interface SubscriptionTable {
  id: Generated<string>;
  account_id: string;
  provider: ProviderName;
  provider_id: string;
  product: PlanId;
  status: 'active' | 'grace' | 'ended';
  started_at: Date;
  period_start: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  grace_until: Date | null;
  ended_at: Date | null;
  /** The last payment was given back whole, and no later one is missing. */
  is_refunded: boolean;
  /** What each period costs, cents; null: not asked yet. */
  price: number | null;
  /** Until when it opens its tier; the entitlement says the same. */
  valid_until: Date;
  /** Number of the question whose answer this is. */
  look: number;
  /** The upgrade made last, or under way; it names the upgrade. */
  upgrade_at: Date | null;
  /** Until when one upgrade alone may be under way. */
  changing_until: Date | null;
}

/** What was paid at once for a subscription, and what of it was given back. */
interface PaymentTable {
  account_id: string;
  provider: ProviderName;
  provider_id: string;
  /** The provider's id of what it was paid for. */
  subscription: string;
  product: PlanId;
  /** Cents. */
  amount: number;
  /** Cents of them that were given back so far. */
  refunded: number;
  paid_at: Date;
  /** When we heard of the last of it. */
  refunded_at: Date | null;
}

interface CheckoutSessionTable {
  id: Generated<string>;
  account_id: string;
  provider: ProviderName;
  /** null until the provider has opened it. */
  provider_id: string | null;
  url: string | null;
  product: PlanId;
  /** What it was opened for, cents. */
  price: number | null;
  return_path: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Reports of the provider that were heard, so that none is heard twice. */
interface PaymentEventTable {
  provider: ProviderName;
  id: string;
  received_at: Date;
}

/** What the test checkout, which takes no money, knows of a customer. */
interface TestCheckoutBookTable {
  customer: string;
  account_id: string;
  /** Read and written by the test checkout alone, which knows its shape. */
  book: JSONColumnType<object, string, string>;
  version: number;
}

export interface PaymentTables {
  entitlement: EntitlementTable;
  payment_customer: PaymentCustomerTable;
  subscription: SubscriptionTable;
  payment: PaymentTable;
  checkout_session: CheckoutSessionTable;
  payment_event: PaymentEventTable;
  test_checkout_book: TestCheckoutBookTable;
}
