import type { TEST_PORTAL_ACTIONS } from '@pylon/contract/payments/payments';
import { PLANS, type PlanId, type PlanInterval } from '@pylon/contract/payments/plans';

// What a payment provider does with one customer: checkouts, periods that renew, cards that fail, prorations, refunds.
// Pure, with moments in milliseconds since 1970; the test checkout keeps a book per customer.

const DAY_MS = 86_400_000;
/** How long a failed payment is tried again before the subscription ends. */
export const RETRY_DAYS = 7;

export interface BookCheckout {
  readonly id: string;
  readonly plan: PlanId;
  readonly status: 'open' | 'complete' | 'expired';
  readonly expiresAt: number;
  readonly subscription: string | null;
}

export interface BookSubscription {
  readonly id: string;
  readonly plan: PlanId;
  readonly status: 'active' | 'failing' | 'ended';
  readonly startedAt: number;
  /** Periods are counted from here, so that the 31st comes back after February. */
  readonly anchor: number;
  /** Periods since the anchor, the present one included. */
  readonly periods: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly failingSince: number | null;
  readonly endedAt: number | null;
}

export interface BookCharge {
  readonly id: string;
  readonly subscription: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  readonly at: number;
  /** The time that it pays for. */
  readonly from: number;
  readonly until: number;
  readonly plan: PlanId;
  /** Cents that were given back so far. */
  readonly refunded: number;
}

export interface Book {
  readonly checkouts: readonly BookCheckout[];
  readonly subscriptions: readonly BookSubscription[];
  /** Oldest first. */
  readonly charges: readonly BookCharge[];
  /** Every payment fails until the card is mended. */
  readonly isCardBroken: boolean;
}

export const EMPTY_BOOK: Book = { checkouts: [], subscriptions: [], charges: [], isCardBroken: false };

/** The end of the n-th period since an anchor: the same day of a later month or year, or the month's last day. */
export function periodEndAfter(anchor: number, interval: PlanInterval, periods: number): number {
  const start = new Date(anchor);
  const months = periods * (interval === 'month' ? 1 : 12);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime();
}

const words = (plan: PlanId) => `${PLANS[plan].name}, ${PLANS[plan].interval}`;
const replaced = <T extends { readonly id: string }>(list: readonly T[], next: T): readonly T[] =>
  list.map((entry) => (entry.id === next.id ? next : entry));

function charged(book: Book, charge: Omit<BookCharge, 'id' | 'refunded'>): Book {
  const id = `${charge.subscription}_${book.charges.length + 1}`;
  return { ...book, charges: [...book.charges, { ...charge, id, refunded: 0 }] };
}

/** Opens a checkout; one that the book has already stays as it is. */
export function openCheckout(book: Book, checkout: Pick<BookCheckout, 'id' | 'plan' | 'expiresAt'>): Book {
  if (book.checkouts.some(({ id }) => id === checkout.id)) return book;
  return { ...book, checkouts: [...book.checkouts, { ...checkout, status: 'open', subscription: null }] };
}

export function closeCheckout(book: Book, id: string): Book {
  const checkout = book.checkouts.find((entry) => entry.id === id);
  if (checkout?.status !== 'open') return book;
  return { ...book, checkouts: replaced(book.checkouts, { ...checkout, status: 'expired' }) };
}

/** Pays an open checkout: its subscription begins. Null when it is not open. */
export function payCheckout(book: Book, id: string, at: number): Book | null {
  const checkout = book.checkouts.find((entry) => entry.id === id);
  if (checkout?.status !== 'open' || checkout.expiresAt <= at) return null;
  const subscription: BookSubscription = {
    id: `sub_${id}`,
    plan: checkout.plan,
    status: 'active',
    startedAt: at,
    anchor: at,
    periods: 1,
    periodStart: at,
    periodEnd: periodEndAfter(at, PLANS[checkout.plan].interval, 1),
    cancelAtPeriodEnd: false,
    failingSince: null,
    endedAt: null,
  };
  const paid: Book = {
    ...book,
    isCardBroken: false,
    checkouts: replaced(book.checkouts, { ...checkout, status: 'complete', subscription: subscription.id }),
    subscriptions: [...book.subscriptions, subscription],
  };
  return charged(paid, periodCharge(subscription, at));
}

const periodCharge = (subscription: BookSubscription, at: number): Omit<BookCharge, 'id' | 'refunded'> => ({
  subscription: subscription.id,
  plan: subscription.plan,
  description: words(subscription.plan),
  amount: PLANS[subscription.plan].price,
  at,
  from: subscription.periodStart,
  until: subscription.periodEnd,
});

/** Lets time pass: checkouts run out, periods renew, end or fail. */
export function advance(book: Book, to: number): Book {
  let next: Book = {
    ...book,
    checkouts: book.checkouts.map((checkout) =>
      checkout.status === 'open' && checkout.expiresAt <= to ? { ...checkout, status: 'expired' } : checkout,
    ),
  };
  for (const { id } of book.subscriptions) next = advanceSubscription(next, id, to);
  return next;
}

function advanceSubscription(book: Book, id: string, to: number): Book {
  let next = book;
  for (;;) {
    const subscription = next.subscriptions.find((entry) => entry.id === id);
    if (!subscription || subscription.status === 'ended') return next;
    if (subscription.failingSince !== null) {
      const end = subscription.failingSince + RETRY_DAYS * DAY_MS;
      if (end > to) return next;
      return withSubscription(next, { ...subscription, status: 'ended', endedAt: end });
    }
    if (subscription.periodEnd > to) return next;
    if (subscription.cancelAtPeriodEnd) {
      return withSubscription(next, { ...subscription, status: 'ended', endedAt: subscription.periodEnd });
    }
    next = renewed(next, subscription);
  }
}

/** The next period begins; a broken card leaves it unpaid. */
function renewed(book: Book, subscription: BookSubscription): Book {
  const periods = subscription.periods + 1;
  const renewal: BookSubscription = {
    ...subscription,
    periods,
    periodStart: subscription.periodEnd,
    periodEnd: periodEndAfter(subscription.anchor, PLANS[subscription.plan].interval, periods),
    status: book.isCardBroken ? 'failing' : 'active',
    failingSince: book.isCardBroken ? subscription.periodEnd : null,
  };
  const begun = withSubscription(book, renewal);
  return book.isCardBroken ? begun : charged(begun, periodCharge(renewal, renewal.periodStart));
}

const withSubscription = (book: Book, subscription: BookSubscription): Book => ({
  ...book,
  subscriptions: replaced(book.subscriptions, subscription),
});

/** Breaks the card, or mends it: then what is owed is paid. */
export function setCard(book: Book, isBroken: boolean, at: number): Book {
  let next: Book = { ...book, isCardBroken: isBroken };
  if (isBroken) return next;
  for (const subscription of book.subscriptions) {
    if (subscription.status !== 'failing') continue;
    const mended: BookSubscription = { ...subscription, status: 'active', failingSince: null };
    next = charged(withSubscription(next, mended), periodCharge(mended, at));
  }
  return next;
}

/** Cancels at the end of the period, or takes that back. */
export function setCancel(book: Book, id: string, cancelAtPeriodEnd: boolean): Book {
  const subscription = book.subscriptions.find((entry) => entry.id === id);
  if (!subscription || subscription.status === 'ended') return book;
  return withSubscription(book, { ...subscription, cancelAtPeriodEnd });
}

/** Lets the present period end now, so that what comes after it can be seen. */
function endPeriod(book: Book, id: string, at: number): Book {
  const subscription = book.subscriptions.find((entry) => entry.id === id);
  if (!subscription || subscription.status === 'ended') return book;
  // What is failing has had its period's end: let the days of trying again pass instead.
  const moved: BookSubscription =
    subscription.failingSince === null
      ? { ...subscription, anchor: at, periods: 0, periodEnd: at }
      : { ...subscription, failingSince: at - RETRY_DAYS * DAY_MS };
  const charges = book.charges.map((charge) =>
    charge.subscription === id && charge.until > at ? { ...charge, until: at } : charge,
  );
  return advance(withSubscription({ ...book, charges }, moved), at);
}

/** The two lines of a proration, cents: what is given back (not positive), and what the rest of the period costs. */
export function proration(
  { plan, periodStart, periodEnd }: Pick<BookSubscription, 'plan' | 'periodStart' | 'periodEnd'>,
  to: PlanId,
  at: number,
): { readonly credit: number; readonly charge: number } {
  const left = Math.min(1, Math.max(0, (periodEnd - at) / (periodEnd - periodStart)));
  const credit = -Math.round(PLANS[plan].price * left);
  return { credit: credit === 0 ? 0 : credit, charge: Math.round(PLANS[to].price * left) };
}

/** Moves a subscription to another plan of the same rhythm; 'declined' when the card is broken. */
export function upgrade(book: Book, id: string, to: PlanId, at: number): Book | 'declined' {
  const subscription = book.subscriptions.find((entry) => entry.id === id);
  if (subscription?.status !== 'active' || subscription.plan === to) return book;
  const { credit, charge } = proration(subscription, to, at);
  const amount = credit + charge;
  if (amount > 0 && book.isCardBroken) return 'declined';
  const moved = withSubscription(book, { ...subscription, plan: to });
  const description = `Rest of the period: ${words(to)}`;
  return charged(moved, {
    subscription: id,
    plan: to,
    description,
    amount,
    at,
    from: at,
    until: subscription.periodEnd,
  });
}

/** Ends a subscription at once; with `giveBack`, what was paid for the present period is given back. */
export function endNow(book: Book, id: string, giveBack: boolean, at: number): Book {
  const subscription = book.subscriptions.find((entry) => entry.id === id);
  if (!subscription) return book;
  const isOfPeriod = (charge: BookCharge) => charge.subscription === id && charge.from >= subscription.periodStart;
  const charges = giveBack
    ? book.charges.map((charge) => (isOfPeriod(charge) ? { ...charge, refunded: charge.amount } : charge))
    : book.charges;
  const ended: BookSubscription = { ...subscription, status: 'ended', endedAt: subscription.endedAt ?? at };
  return withSubscription({ ...book, charges }, ended);
}

/** Gives back a part of a charge, at most what is left of it. */
export function giveBack(book: Book, charge: BookCharge, cents: number): Book {
  const refunded = Math.min(charge.amount, charge.refunded + cents);
  return { ...book, charges: replaced(book.charges, { ...charge, refunded }) };
}

/** Gives back a third of the last charge of a subscription: three of them are the whole. */
function refundPart(book: Book, id: string): Book {
  const last = lastCharge(book, id);
  return last ? giveBack(book, last, Math.ceil(last.amount / 3)) : book;
}

const lastCharge = (book: Book, id: string) =>
  book.charges.findLast((charge) => charge.subscription === id && charge.amount > 0);

/** Whether the last payment of a subscription was given back whole. */
export function isRefunded(book: Book, id: string): boolean {
  const last = lastCharge(book, id);
  return last !== undefined && last.refunded === last.amount;
}

/** Everything that people, banks and time do to a subscription after it was bought. */
export const PORTAL_CHANGES: Readonly<
  Record<(typeof TEST_PORTAL_ACTIONS)[number], (book: Book, subscription: string, at: number) => Book>
> = {
  cancel: (book, id) => setCancel(book, id, true),
  resume: (book, id) => setCancel(book, id, false),
  'break-card': (book, _id, at) => setCard(book, true, at),
  'mend-card': (book, _id, at) => setCard(book, false, at),
  'end-period': endPeriod,
  'refund-part': refundPart,
  refund: (book, id, at) => endNow(book, id, true, at),
};
