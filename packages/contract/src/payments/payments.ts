import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { CURRENCY, PLAN_IDS, PLAN_INTERVALS } from './plans.ts';

const Cents = z.number().int();
const Moment = z.iso.datetime();
/** The path to which a person returns: one of this product, never another site's address. */
const ReturnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

export const PaymentProduct = z
  .object({
    id: z.enum(PLAN_IDS),
    name: z.enum(['Tier 1', 'Tier 2']),
    tier: z.union([z.literal(1), z.literal(2)]),
    /** A season is a year from the day of payment. Both renew until they are cancelled. */
    interval: z.enum(PLAN_INTERVALS),
    /** Cents for an interval. */
    price: Cents,
    currency: z.literal(CURRENCY),
    /** The offers that the tier opens beyond the tier below. */
    features: z.array(z.string()),
  })
  .meta({ id: 'PaymentProduct' });
export type PaymentProduct = z.output<typeof PaymentProduct>;

export const Subscription = z
  .object({
    id: z.string(),
    /**
     * 'grace': a payment failed and the tier stays open until `graceUntil`. 'ended': the subscription opens nothing and
     * is not renewed.
     */
    status: z.enum(['active', 'grace', 'ended']),
    product: PaymentProduct,
    /** Cents for an interval: the price at the sale. A later change of the product's price does not change it. */
    price: Cents,
    startedAt: Moment,
    currentPeriodStart: Moment,
    /** When it renews or, with `cancelAtPeriodEnd`, when it ends. */
    currentPeriodEnd: Moment,
    cancelAtPeriodEnd: z.boolean(),
    /** Until when the tier stays open although a payment failed; null while payments go well. */
    graceUntil: Moment.nullable(),
    endedAt: Moment.nullable(),
    /** Whether the test checkout made the subscription, without taking money. */
    isTest: z.boolean(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

export const CheckoutStatus = z
  .object({
    sessionId: z.string(),
    /** 'open' can still be paid, 'complete' was paid, 'expired' never will be. */
    status: z.enum(['open', 'complete', 'expired']),
    product: PaymentProduct,
    expiresAt: Moment,
    /** Where the person came from; null when that was not said. */
    returnPath: z.string().nullable(),
    isTest: z.boolean(),
    /** The subscription that the payment made; null before the payment. */
    subscription: Subscription.nullable(),
    /** The person's tier now. */
    subscriptionTier: z.number(),
  })
  .meta({ id: 'CheckoutStatus' });
export type CheckoutStatus = z.output<typeof CheckoutStatus>;

const SubscriptionAnswer = z.object({
  /** null when the person never had a subscription. */
  subscription: Subscription.nullable(),
  subscriptionTier: z.number(),
});

export const listProducts = endpoint('listProducts', {
  summary: 'What is sold: each tier by the month and by the season. Changes nothing.',
  answer: z.object({
    products: z.array(PaymentProduct),
    /** Payments go through the labelled test checkout, which takes no money. */
    isTest: z.boolean(),
    /** Whether plans can be bought: not while the payment provider would charge other prices than these. */
    isOpen: z.boolean(),
  }),
});

/**
 * Errors: registration-required, already-subscribed (upgrade instead), checkout-out-of-service, payments-unavailable.
 */
export const createCheckoutSession = endpoint('createCheckoutSession', {
  summary:
    'Opens a checkout and tells where to pay. Asked again for the same product while it is open, it answers the same one; for another product the open one is closed.',
  body: z.object({ productId: z.enum(PLAN_IDS), returnPath: ReturnPath.optional() }),
  answer: z.object({
    sessionId: z.string(),
    /** Where to send the browser; of the test checkout, a path of this product. */
    sessionURL: z.string(),
  }),
});

/** Errors: registration-required, checkout-not-found, payments-unavailable. */
export const getCheckoutStatus = endpoint('getCheckoutStatus', {
  summary: 'How a checkout of the caller stands, asked of the payment provider while it is open.',
  params: z.object({ sessionId: z.uuid() }),
  answer: CheckoutStatus,
});

/** Errors: registration-required, subscription-not-found. */
export const getSubscription = endpoint('getSubscription', {
  summary:
    'A subscription of the caller by its id, or by `current` the one in force, else the last one. Changes nothing.',
  params: z.object({ id: z.union([z.literal('current'), z.uuid()]) }),
  answer: SubscriptionAnswer,
});

/**
 * Errors: registration-required, no-subscription, nothing-to-upgrade, checkout-out-of-service, payments-unavailable.
 */
export const getUpgradePaymentPreview = endpoint('getUpgradePaymentPreview', {
  summary:
    'What the upgrade to Tier 2 costs now: the rest of the period, less what is already paid for it. Changes nothing.',
  answer: z.object({
    from: PaymentProduct,
    to: PaymentProduct,
    currency: z.literal(CURRENCY),
    /** Cents to pay now. */
    amountDue: Cents,
    /** Cents given back for unused time of the lower tier, not negative. */
    credit: Cents,
    /** Cents for the rest of the period at the higher tier. */
    charge: Cents,
    lines: z.array(z.object({ description: z.string(), amount: Cents })),
    nextCharge: z.object({ amount: Cents, date: Moment }).nullable(),
    /** Names this preview: the upgrade that carries it costs what the preview says, once. */
    prorationDate: Moment,
  }),
});

/**
 * Errors: registration-required, no-subscription, nothing-to-upgrade, card-declined, preview-outdated,
 * checkout-out-of-service, payments-unavailable.
 */
export const upgradeTier = endpoint('upgradeTier', {
  summary: 'Moves the caller’s subscription to Tier 2 in the same rhythm and charges what the preview said.',
  body: z.object({ prorationDate: Moment }),
  answer: SubscriptionAnswer,
});

/** Errors: registration-required, no-subscription, payments-unavailable. */
export const openBillingPortal = endpoint('openBillingPortal', {
  summary: 'Where to change the card, cancel and see invoices.',
  body: z.object({ returnPath: ReturnPath.optional() }),
  answer: z.object({ sessionURL: z.string() }),
});

/**
 * Errors: not-found when real money is taken; registration-required, checkout-not-found, checkout-closed,
 * card-declined.
 */
export const settleTestCheckout = endpoint('settleTestCheckout', {
  summary: 'Test checkout only: pays, has the card declined, or goes back. No money is taken.',
  body: z.object({ sessionId: z.uuid(), action: z.enum(['pay', 'decline', 'cancel']) }),
  answer: CheckoutStatus,
});

/** Events of a subscription's life that a person can try at the test checkout. */
export const TEST_PORTAL_ACTIONS = [
  'cancel',
  'resume',
  'break-card',
  'mend-card',
  'end-period',
  'refund-part',
  'refund',
] as const;

/** Errors: not-found when real money is taken; registration-required, no-subscription. */
export const changeTestSubscription = endpoint('changeTestSubscription', {
  summary:
    'Test checkout only: cancels at the end of the period, takes that back, has the card fail or work again, lets the period end now, gives a part of the last payment back, or refunds the period.',
  body: z.object({ action: z.enum(TEST_PORTAL_ACTIONS) }),
  answer: SubscriptionAnswer.extend({
    /** The next payment will fail. */
    isCardBroken: z.boolean(),
    /** What the test provider has charged so far, newest first. */
    /** `refunded`: cents of the amount that were given back. */
    charges: z.array(z.object({ date: Moment, description: z.string(), amount: Cents, refunded: Cents })),
  }),
});

/** Errors: not-found when real money is taken; registration-required. */
export const getTestPortal = endpoint('getTestPortal', {
  summary: 'Test checkout only: what its portal shows. Changes nothing.',
  answer: changeTestSubscription.answer,
});
