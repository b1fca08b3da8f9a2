import type { PlanId, PlanInterval } from '@pylon/contract/payments/plans';
import type { ProviderName } from '../../db/tables/payments.ts';

/**
 * The payment provider. It knows customers, checkouts and subscriptions by ids of its own; its present answer is the
 * truth, and our tables are a copy. Every call may reject with {@link PaymentsUnavailable}; nothing was done then that
 * a second call with the same `reference` would do twice.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The customer of an account; the same one when asked twice. */
  customer(account: { readonly id: string; readonly email: string }): Promise<string>;
  /** The price that a product is sold at; null: the provider has no such price. */
  price(plan: PlanId): Promise<SeenPrice | null>;
  /** Opens a page to pay on. `reference` is ours: the same one opens the same checkout. */
  openCheckout(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>;
  checkout(id: string): Promise<SeenCheckout>;
  /** Closes a checkout unless it was paid, and says how it stands then. */
  closeCheckout(id: string): Promise<SeenCheckout>;
  /** Everything a customer ever subscribed to, at most a hundred. */
  subscriptionsOf(customer: string): Promise<readonly SeenSubscription[]>;
  /** What moving to another plan at a moment would cost. */
  previewUpgrade(upgrade: Upgrade): Promise<UpgradePreview>;
  /**
   * Moves to another plan and charges the difference; the same upgrade twice is one. A declined card changes nothing.
   */
  upgrade(upgrade: Upgrade): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'card-declined' }>;
  /** Where a customer changes the card, cancels and sees invoices. */
  portal(customer: string, returnPath: string): Promise<string>;
  /**
   * Gives back what was paid for the present period and ends the subscription at once; twice is once.
   * Answers what of the period is given back now, by this call or by an earlier one.
   */
  refund(subscription: string): Promise<{ readonly refundedCents: number }>;
  /** Ends a subscription at once, giving nothing back; twice is once. */
  end(subscription: string): Promise<void>;
}

/** How long a checkout can be paid: what Stripe gives one unless it is told otherwise. */
export const CHECKOUT_HOURS = 24;

export interface CheckoutOrder {
  readonly reference: string;
  readonly customer: string;
  readonly plan: PlanId;
  /** {@link CHECKOUT_HOURS} from when it was ordered. */
  readonly expiresAt: Date;
}

/** A price as its provider would charge it. */
export interface SeenPrice {
  /** For each period, in the smallest unit of the currency; null: nothing that can be said in one figure. */
  readonly amount: number | null;
  /** 'USD' */
  readonly currency: string;
  /** null: another rhythm than those we sell, or paid only once. */
  readonly interval: PlanInterval | null;
  /** Whether it can be bought at all. */
  readonly isOnSale: boolean;
}

export interface SeenCheckout {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** The subscription that the payment made; null before. */
  readonly subscription: string | null;
}

/** A subscription as its provider tells it now. */
export interface SeenSubscription {
  readonly id: string;
  /** null: a price that is none of ours. */
  readonly plan: PlanId | null;
  /** What each period costs, cents; null: nothing that can be said in one figure. */
  readonly price: number | null;
  /** 'unpaid': the first payment never went through. 'failing': a later one did not. */
  readonly status: 'unpaid' | 'active' | 'failing' | 'ended';
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Since when a payment for the present period is missing; null while all is paid. */
  readonly failingSince: Date | null;
  readonly endedAt: Date | null;
  /** Oldest first, those of nothing left out. */
  readonly payments: readonly SeenPayment[];
}

/** What was paid at once for a subscription: its beginning, a renewal, an upgrade. */
export interface SeenPayment {
  readonly id: string;
  /** What it was paid for; null: a price that is none of ours. */
  readonly plan: PlanId | null;
  /** Cents, more than 0. */
  readonly amount: number;
  /** Cents of them that were given back so far, in one go or in several. */
  readonly refunded: number;
  readonly paidAt: Date;
}

export interface Upgrade {
  readonly subscription: string;
  readonly to: PlanId;
  /** The moment for which time that is left is counted; with the subscription it names the upgrade. Whole seconds. */
  readonly at: Date;
}

/** Amounts in cents. */
export interface UpgradePreview {
  readonly amountDue: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
}

/** Reads what a provider reports on its own. */
export interface PaymentReports {
  /**
   * @param payload the body, byte for byte
   * @returns the report's id and whom it is about, null for nobody we could know; null for what the provider did not
   *   sign just now
   */
  read(payload: Buffer, signature: string, now: Date): { readonly id: string; readonly customer: string | null } | null;
}

/** The provider did not answer, or refused to talk to us. */
export class PaymentsUnavailable extends Error {}

/** The provider answered, and does not know what it was asked about. */
export class PaymentsRefused extends PaymentsUnavailable {}
