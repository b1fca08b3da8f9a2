// What payments write to who pays. Each mail is ordered in the transaction that keeps what it tells of.
import { BRAND } from '@pylon/contract/brand';
import { PLANS, type PlanId } from '@pylon/contract/payments/plans';
import { dollars, perInterval } from '@pylon/contract/payments/price-words';
import type { Db } from '../../../db/database.ts';
import { type Letter, toMail } from '../../../outside/mail/letter.ts';
import { type MailData, type MailWriter, orderMail } from '../../../outside/mail/send-mail.job.ts';
import { type Customer, emailOf } from '../checkout/customers.queries.ts';
import { type KeptSubscription, priceOf } from '../subscriptions/subscription-rules.ts';
import { PAYMENT_NEWS, type PaymentNews, type Refund } from './payment-news.ts';

/** A piece of news, and the subscription that it is about. */
export interface ToldNews {
  readonly news: PaymentNews;
  readonly before: KeptSubscription | null;
  readonly after: KeptSubscription;
  /** What was given back of its payments. */
  readonly given: readonly Refund[];
}

/** What a letter says things with; dates as they are read. */
interface Facts {
  /** 'Pylon+ Tier 1' */
  readonly plan: string;
  /** The plan before, likewise. */
  readonly formerPlan: string;
  /** Whether it costs more than the plan before. */
  readonly isDearer: boolean;
  /** '$7.99 a month' */
  readonly price: string;
  /** 'renews on …' or 'ends on …', for the end of the period. */
  readonly next: string;
  readonly periodEnd: string;
  readonly openUntil: string;
  /** Whether a payment is missing: it closes before the period ends, unless it is settled. */
  readonly isOverdue: boolean;
  /** Whether it still opens anything. */
  readonly isOpen: boolean;
  readonly isEnded: boolean;
  /** What was given back: '$3'. */
  readonly given: string;
  /** Of what: '$7.99'. */
  readonly paid: string;
  readonly paidOn: string;
}

type Words = Pick<Letter, 'subject' | 'paragraphs'> & { readonly action: { label: string; path: string } };

const CANCEL =
  'To cancel, open your profile and choose "Card, invoices and cancellation": your plan then stays open to the end of what you paid for.';
const YOURS = 'What you made with it stays yours.';
const PROFILE = '/profile';

const LETTERS: Readonly<Record<PaymentNews, (facts: Facts) => Words>> = {
  'plan-started': ({ plan, price, next }) => ({
    subject: `Your ${plan} plan has begun`,
    paragraphs: [`${plan} is yours, for ${price}. It ${next}.`, CANCEL],
    action: { label: 'Your plan, card and invoices', path: PROFILE },
  }),
  'plan-changed': ({ plan, formerPlan, isDearer, price, next }) => ({
    subject: `Your plan is ${plan} now`,
    paragraphs: [
      `Your plan was ${formerPlan} and is ${plan} now, for ${price}.${isDearer ? ' What the rest of this period costs more was charged with the change.' : ''} The plan ${next}.`,
      CANCEL,
    ],
    action: { label: 'Your plan, card and invoices', path: PROFILE },
  }),
  'payment-failed': ({ plan, price, openUntil }) => ({
    subject: `A payment for ${plan} failed`,
    paragraphs: [
      `The payment for your plan, ${price}, did not go through. Nothing is closed yet: your plan stays open until ${openUntil}. Use another card, or have it tried again:`,
      `Without a payment your plan closes then. ${YOURS}`,
    ],
    action: { label: 'Settle the payment', path: PROFILE },
  }),
  'plan-ending': ({ plan, periodEnd, openUntil, isOverdue }) => ({
    subject: `Your ${plan} plan ends on ${isOverdue ? openUntil : periodEnd}`,
    paragraphs: [
      isOverdue
        ? `Your plan is cancelled. A payment is missing: the plan stays open until ${openUntil}, and if the payment still comes until ${periodEnd}. Until then you can take the cancellation back:`
        : `Your plan is cancelled. It stays open until ${periodEnd}, which is paid, and is not charged again. Until then you can take the cancellation back:`,
      `${YOURS} If it was not you who cancelled, write to ${BRAND.supportEmail}.`,
    ],
    action: { label: 'Your plan', path: PROFILE },
  }),
  'plan-goes-on': ({ plan, price, periodEnd, openUntil, isOverdue }) => ({
    subject: `Your ${plan} plan goes on`,
    paragraphs: [
      isOverdue
        ? `The cancellation is taken back. A payment is still missing: without it your plan closes on ${openUntil}. Use another card, or have it tried again.`
        : `The cancellation is taken back. Your plan renews on ${periodEnd}, for ${price}.`,
      CANCEL,
    ],
    action: { label: 'Your plan, card and invoices', path: PROFILE },
  }),
  'plan-ended': ({ plan, isOpen, isOverdue, openUntil }) => ({
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      `Your plan has ended and is not charged again. ${isOpen ? `What it opens stays open until ${openUntil}${isOverdue ? '' : ', which is paid'}. ` : ''}You can come back whenever you like:`,
      YOURS,
    ],
    action: { label: 'See the plans', path: '/pricing' },
  }),
  'plan-refunded': ({ plan, given, isEnded, next }) => ({
    subject: `Your payment for ${plan} was given back`,
    paragraphs: [
      `${given} of what you paid for ${plan} was given back; a bank may take some days to show it. With it your last payment is given back in full, and your plan has closed.`,
      isEnded ? `It is not charged again. ${YOURS}` : `The plan itself is not cancelled and ${next}. ${CANCEL}`,
    ],
    action: { label: 'Your plan, card and invoices', path: PROFILE },
  }),
  'payment-refunded': ({ plan, given, paid, paidOn }) => ({
    subject: `${given} of a payment for ${plan} was given back`,
    paragraphs: [
      `Of the ${paid} that you paid for ${plan} on ${paidOn}, ${given} was given back; a bank may take some days to show it. Nothing else about your plan changes.`,
    ],
    action: { label: 'Your plan, card and invoices', path: PROFILE },
  }),
};

/** Orders the mails about what happened to a customer's subscriptions, in the caller's transaction. */
export async function orderMails(
  transaction: Db,
  { accountId, provider }: Customer,
  told: readonly ToldNews[],
  at: Date,
): Promise<void> {
  const to = told.length === 0 ? null : await emailOf(transaction, accountId);
  if (to === null) return;
  for (const { news, before, after, given } of told) {
    const data = { ...dataOf(before, after, at), accountId, isTest: provider === 'test-checkout' ? 'yes' : '' };
    for (const refund of refundsTold(news, given)) {
      await orderMail(transaction, { kind: news, to, data: { ...data, ...refund } });
    }
  }
}

/** What a letter needs to know, in an order's texts. */
const dataOf = (before: KeptSubscription | null, after: KeptSubscription, at: Date): MailData => ({
  plan: after.plan,
  formerPlan: before?.plan ?? after.plan,
  price: String(priceOf(after)),
  periodEnd: after.periodEnd.toISOString(),
  openUntil: (after.graceUntil ?? after.validUntil).toISOString(),
  isOverdue: !after.isRefunded && after.validUntil < after.periodEnd ? 'yes' : '',
  isOpen: after.validUntil > at ? 'yes' : '',
  isEnded: after.status === 'ended' ? 'yes' : '',
  isEnding: after.cancelAtPeriodEnd ? 'yes' : '',
});

/**
 * What each of the mails about a piece of news says of refunds: one mail for a plan that closes, one for each payment
 * otherwise.
 */
function refundsTold(news: PaymentNews, given: readonly Refund[]): readonly MailData[] {
  if (news === 'plan-refunded') return [{ given: String(given.reduce((sum, refund) => sum + refund.given, 0)) }];
  if (news !== 'payment-refunded') return [{}];
  return given.map((refund) => ({
    plan: refund.plan,
    given: String(refund.given),
    paid: String(refund.ofAmount),
    paidAt: refund.paidAt.toISOString(),
  }));
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (text: string | undefined) => (text === undefined ? '' : DAY.format(new Date(text)));
const centsOf = (text: string | undefined) => dollars(Number(text ?? 0));
const nameOf = (plan: PlanId) => `${BRAND.plan} ${PLANS[plan].name}`;

function factsOf(data: MailData): Facts {
  const plan = data['plan'] as PlanId; // as it was ordered
  const formerPlan = data['formerPlan'] as PlanId; // likewise
  const periodEnd = dayOf(data['periodEnd']);
  return {
    plan: nameOf(plan),
    formerPlan: nameOf(formerPlan),
    isDearer: PLANS[plan].price > PLANS[formerPlan].price,
    price: `${centsOf(data['price'])} ${perInterval(PLANS[plan].interval)}`,
    next: data['isEnding'] ? `ends on ${periodEnd}` : `renews on ${periodEnd}, until you cancel`,
    periodEnd,
    openUntil: dayOf(data['openUntil']),
    isOverdue: data['isOverdue'] === 'yes',
    isOpen: data['isOpen'] === 'yes',
    isEnded: data['isEnded'] === 'yes',
    given: centsOf(data['given']),
    paid: centsOf(data['paid']),
    paidOn: dayOf(data['paidAt']),
  };
}

const TEST = 'This came from the test checkout: no money was taken.';

/** The writers of the mails about payments, by the kind of order. */
export function paymentMails({
  db,
  baseUrl,
}: {
  readonly db: Db;
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}): Readonly<Record<string, MailWriter>> {
  const writer =
    (news: PaymentNews): MailWriter =>
    async ({ to, data }) => {
      // The account is gone, which has a mail of its own
      if ((await emailOf(db, data['accountId'] ?? '')) === null) return null;
      const { subject, paragraphs, action } = LETTERS[news](factsOf(data));
      return toMail({
        to,
        subject,
        paragraphs: data['isTest'] === 'yes' ? [...paragraphs, TEST] : paragraphs,
        action: { label: action.label, url: `${baseUrl()}${action.path}` },
      });
    };
  return Object.fromEntries(PAYMENT_NEWS.map((news) => [news, writer(news)]));
}
