import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getSubscription, getUpgradePaymentPreview } from '@pylon/contract/payments/payments';
import { CURRENCY, PLANS, type PlanId, planOf } from '@pylon/contract/payments/plans';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { Payer } from '../checkout/checkout.service.ts';
import { customerOf } from '../checkout/customers.queries.ts';
import { nowOf, type PaymentParts } from '../payment-parts.ts';
import type { Looker } from '../reports/look.ts';
import { toProduct, toSubscription } from './present-payments.ts';
import {
  beginUpgrade,
  currentSubscription,
  endUpgrade,
  type StoredSubscription,
  subscriptionById,
} from './subscriptions.queries.ts';
import { tierAt } from './tiers.queries.ts';

/** How long a preview's price holds. */
const PREVIEW_MS = 60 * 60_000;
/** Longer than a provider takes to charge a card. */
const UPGRADE_MS = 90_000;

/** Providers count whole seconds. */
const toSecond = (ms: number) => Math.floor(ms / 1000) * 1000;

type SubscriptionAnswer = AnswerOf<typeof getSubscription>;
type Preview = AnswerOf<typeof getUpgradePaymentPreview>;

/** A subscription of a person with the tier that holds now. */
export async function subscriptionAnswer(
  { db, nowMs }: PaymentParts,
  accountId: string,
  subscription: StoredSubscription | null,
): Promise<SubscriptionAnswer> {
  return {
    subscription: subscription && toSubscription(subscription),
    subscriptionTier: await tierAt(db, accountId, new Date(nowMs())),
  };
}

/** A person's subscription by its id, or the current one. */
export async function readSubscription(
  parts: PaymentParts,
  payer: Payer,
  id: string,
): Promise<Outcome<SubscriptionAnswer>> {
  const { db, provider } = parts;
  const isCurrent = id === 'current';
  const subscription = isCurrent
    ? await currentSubscription(db, payer.id, provider.name)
    : await subscriptionById(db, payer.id, id);
  if (!subscription && !isCurrent) return failure('subscription-not-found');
  return found(await subscriptionAnswer(parts, payer.id, subscription));
}

interface Upgradable {
  readonly subscription: StoredSubscription;
  readonly to: PlanId;
}

/** The subscription that a person may upgrade, as its provider tells it now. */
async function upgradable(parts: PaymentParts, look: Looker, payer: Payer): Promise<Outcome<Upgradable>> {
  const { db, provider } = parts;
  const customer = await customerOf(db, payer.id, provider.name);
  if (customer) await look(customer);
  const subscription = await currentSubscription(db, payer.id, provider.name);
  if (!subscription || subscription.status === 'ended') return failure('no-subscription');
  // What is paid for the higher tier is only the difference: to a payment that was given back there is none.
  if (subscription.isRefunded) return failure('no-subscription');
  if (subscription.status === 'grace') return failure('payment-overdue');
  return found({ subscription, to: planOf(2, PLANS[subscription.plan].interval) });
}

/** What the upgrade to the higher tier costs at this moment. */
export async function previewUpgrade(parts: PaymentParts, look: Looker, payer: Payer): Promise<Outcome<Preview>> {
  const target = await upgradable(parts, look, payer);
  if (!target.ok) return target;
  const { subscription, to } = target.value;
  if (subscription.plan === to) return failure('nothing-to-upgrade');
  const at = new Date(toSecond(parts.nowMs()));
  const preview = await parts.provider.previewUpgrade({ subscription: subscription.providerId, to, at });
  const sum = (sign: 1 | -1) => preview.lines.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  return found({
    from: toProduct(subscription.plan),
    to: toProduct(to),
    currency: CURRENCY,
    amountDue: preview.amountDue,
    credit: sum(-1),
    charge: sum(1),
    lines: [...preview.lines],
    nextCharge: subscription.cancelAtPeriodEnd
      ? null
      : { amount: PLANS[to].price, date: subscription.periodEnd.toISOString() },
    prorationDate: at.toISOString(),
  });
}

/** Moves a person to the higher tier for what a preview said. Asked twice with the same preview it charges once. */
export async function upgradeTier(
  parts: PaymentParts,
  look: Looker,
  payer: Payer,
  previewedAt: string,
): Promise<Outcome<SubscriptionAnswer>> {
  const { db, provider } = parts;
  const target = await upgradable(parts, look, payer);
  if (!target.ok) return target;
  const { subscription, to } = target.value;
  const at = new Date(previewedAt);
  if (subscription.plan === to) {
    const isTheSame = subscription.upgradeAt?.getTime() === at.getTime();
    return isTheSame ? found(await subscriptionAnswer(parts, payer.id, subscription)) : failure('nothing-to-upgrade');
  }
  const now = nowOf(parts);
  const oldest = Math.max(now.getTime() - PREVIEW_MS, toSecond(subscription.periodStart.getTime()));
  if (at > now || at.getTime() < oldest || at.getTime() !== toSecond(at.getTime())) return failure('preview-outdated');
  const until = new Date(now.getTime() + UPGRADE_MS);
  if (!(await beginUpgrade(db, { accountId: payer.id, id: subscription.id }, { at, now, until }))) {
    const meanwhile = await subscriptionById(db, payer.id, subscription.id);
    const isDone = meanwhile?.plan === to && meanwhile.upgradeAt?.getTime() === at.getTime();
    return isDone ? found(await subscriptionAnswer(parts, payer.id, meanwhile)) : failure('preview-outdated');
  }
  const upgraded = await provider.upgrade({ subscription: subscription.providerId, to, at });
  const customer = await customerOf(db, payer.id, provider.name);
  if (customer) await look(customer);
  await endUpgrade(db, { accountId: payer.id, id: subscription.id }, at);
  if (!upgraded.ok) return failure(upgraded.reason);
  return readSubscription(parts, payer, subscription.id);
}

/** Where a person changes the card, cancels and sees invoices. */
export async function billingPortal(
  { db, provider }: PaymentParts,
  payer: Payer,
  returnPath: string,
): Promise<Outcome<{ sessionURL: string }>> {
  const customer = await customerOf(db, payer.id, provider.name);
  if (!customer) return failure('no-subscription');
  return found({ sessionURL: await provider.portal(customer.id, returnPath) });
}
