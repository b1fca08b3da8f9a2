import { CURRENCY, PLANS } from '@pylon/contract/payments/plans';
import type { Db } from '../../../db/database.ts';
import {
  advance,
  type Book,
  type BookSubscription,
  closeCheckout,
  EMPTY_BOOK,
  endNow,
  openCheckout,
  payCheckout,
  proration,
  upgrade,
} from '../billing-book.ts';
import { type PaymentProvider, PaymentsUnavailable, type SeenCheckout, type SeenSubscription } from '../provider.ts';
import { customerWith, makeBook, readBook, writeBook } from './test-checkout.queries.ts';

/** The test checkout, and what only a test can do. */
export interface TestCheckout extends PaymentProvider {
  readonly name: 'test-checkout';
  book(customer: string): Promise<Book>;
  /** Changes a book as people and time do; `null` says that the change is refused. */
  change(customer: string, change: (book: Book) => Book | null): Promise<Book | null>;
  pay(customer: string, checkout: string): Promise<boolean>;
}

/** More than anybody has pages open at once. */
const ATTEMPTS = 50;

/** A payment provider that takes no money: its books stand in our own database, and renew as time goes by. */
export function testCheckout(db: Db, nowMs: () => number): TestCheckout {
  async function change(customer: string, alter: (book: Book) => Book | null): Promise<Book | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const stored = await readBook(db, customer);
      if (!stored) throw new Error('the test checkout knows no such customer');
      const next = alter(advance(stored.book, nowMs()));
      if (next === null || next === stored.book) return next;
      if (await writeBook(db, customer, next, stored.version)) return next;
    }
    throw new PaymentsUnavailable();
  }
  const book = async (customer: string) => {
    const stored = await readBook(db, customer);
    return advance(stored?.book ?? EMPTY_BOOK, nowMs());
  };
  const bookWith = async (list: 'subscriptions' | 'checkouts', id: string) => {
    const customer = await customerWith(db, { list, id });
    return { customer, book: await book(customer) };
  };

  return {
    name: 'test-checkout',
    book,
    change,
    async pay(customer, checkout) {
      return (await change(customer, (current) => payCheckout(current, checkout, nowMs()))) !== null;
    },
    async customer({ id }) {
      const customer = `test_${id}`;
      await makeBook(db, customer, id, EMPTY_BOOK);
      return customer;
    },
    // It charges exactly the price shown.
    async price(plan) {
      const { price, interval } = PLANS[plan];
      return { amount: price, currency: CURRENCY, interval, isOnSale: true };
    },
    async openCheckout({ reference, customer, plan, expiresAt }) {
      const checkout = { id: reference, plan, expiresAt: expiresAt.getTime() };
      await change(customer, (current) => openCheckout(current, checkout));
      return { id: reference, url: `/checkout/${reference}` };
    },
    async checkout(id) {
      return seenCheckout((await bookWith('checkouts', id)).book, id);
    },
    async closeCheckout(id) {
      const { customer } = await bookWith('checkouts', id);
      const closed = await change(customer, (current) => closeCheckout(current, id));
      return seenCheckout(closed ?? EMPTY_BOOK, id);
    },
    async subscriptionsOf(customer) {
      const current = await book(customer);
      return current.subscriptions.map((subscription) => seenSubscription(current, subscription));
    },
    async previewUpgrade({ subscription, to, at }) {
      const { book: current } = await bookWith('subscriptions', subscription);
      const { credit, charge } = proration(subscriptionOf(current, subscription), to, at.getTime());
      const lines = [
        { description: 'Unused time of the present plan', amount: credit },
        { description: 'Rest of the period at the new plan', amount: charge },
      ];
      return { amountDue: Math.max(0, credit + charge), lines };
    },
    async upgrade({ subscription, to, at }) {
      const { customer } = await bookWith('subscriptions', subscription);
      const changed = await change(customer, (current) => {
        const upgraded = upgrade(current, subscription, to, at.getTime());
        return upgraded === 'declined' ? null : upgraded;
      });
      return changed === null ? { ok: false, reason: 'card-declined' } : { ok: true };
    },
    portal: async (_customer, returnPath) => `/checkout/portal?${new URLSearchParams({ returnPath })}`,
    async refund(subscription) {
      const { customer } = await bookWith('subscriptions', subscription);
      const after = await change(customer, (current) => endNow(current, subscription, true, nowMs()));
      const { periodStart } = subscriptionOf(after ?? EMPTY_BOOK, subscription);
      const given = (after ?? EMPTY_BOOK).charges.filter(
        (charge) => charge.subscription === subscription && charge.from >= periodStart,
      );
      return { refundedCents: given.reduce((sum, { refunded }) => sum + refunded, 0) };
    },
    async end(subscription) {
      const { customer } = await bookWith('subscriptions', subscription);
      await change(customer, (current) => endNow(current, subscription, false, nowMs()));
    },
  };
}

function subscriptionOf(book: Book, id: string): BookSubscription {
  const subscription = book.subscriptions.find((entry) => entry.id === id);
  if (!subscription) throw new Error('the book was chosen for its subscription');
  return subscription;
}

function seenCheckout(book: Book, id: string): SeenCheckout {
  const checkout = book.checkouts.find((entry) => entry.id === id);
  if (!checkout) throw new Error('the book was chosen for its checkout');
  return { id, status: checkout.status, subscription: checkout.subscription };
}

const moment = (ms: number | null) => (ms === null ? null : new Date(ms));

const seenSubscription = (book: Book, subscription: BookSubscription): SeenSubscription => ({
  id: subscription.id,
  plan: subscription.plan,
  price: PLANS[subscription.plan].price,
  status: subscription.status,
  startedAt: new Date(subscription.startedAt),
  periodStart: new Date(subscription.periodStart),
  periodEnd: new Date(subscription.periodEnd),
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  failingSince: moment(subscription.failingSince),
  endedAt: moment(subscription.endedAt),
  payments: book.charges
    .filter((charge) => charge.subscription === subscription.id && charge.amount > 0)
    .map(({ id, plan, amount, refunded, at }) => ({ id, plan, amount, refunded, paidAt: new Date(at) })),
});
