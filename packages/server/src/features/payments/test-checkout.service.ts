import type { AnswerOf } from '@pylon/contract/endpoint';
import type { CheckoutStatus, changeTestSubscription, TEST_PORTAL_ACTIONS } from '@pylon/contract/payments/payments';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type Book, closeCheckout, PORTAL_CHANGES } from '../../outside/payments/billing-book.ts';
import type { TestCheckout } from '../../outside/payments/test-checkout/test-checkout.ts';
import { checkoutStatus, type Payer } from './checkout/checkout.service.ts';
import { checkoutById } from './checkout/checkouts.queries.ts';
import { customerOf } from './checkout/customers.queries.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { Looker } from './reports/look.ts';
import { subscriptionAnswer } from './subscriptions/subscription.service.ts';
import { currentSubscription } from './subscriptions/subscriptions.queries.ts';

type TestParts = PaymentParts & { readonly provider: TestCheckout };
type Portal = AnswerOf<typeof changeTestSubscription>;
type PortalAction = (typeof TEST_PORTAL_ACTIONS)[number];

/** What a person does on the test checkout's page. */
export async function settleCheckout(
  parts: TestParts,
  look: Looker,
  payer: Payer,
  { sessionId, action }: { readonly sessionId: string; readonly action: 'pay' | 'decline' | 'cancel' },
): Promise<Outcome<CheckoutStatus>> {
  const { db, provider } = parts;
  const customer = await customerOf(db, payer.id, provider.name);
  const checkout = customer && (await checkoutById(db, payer.id, sessionId));
  if (!customer || !checkout?.providerId) return failure('checkout-not-found');
  const providerId = checkout.providerId;
  if (action === 'cancel') await provider.change(customer.id, (book) => closeCheckout(book, providerId));
  else if (checkout.status !== 'open') return failure('checkout-closed');
  else if (action === 'decline') return failure('card-declined');
  else if (!(await provider.pay(customer.id, providerId))) return failure('checkout-closed');
  await look(customer);
  return checkoutStatus(parts, look, payer, sessionId);
}

/** What the test checkout's portal shows. */
export async function testPortal(parts: TestParts, payer: Payer): Promise<Outcome<Portal>> {
  const { db, provider } = parts;
  const customer = await customerOf(db, payer.id, provider.name);
  const subscription = await currentSubscription(db, payer.id, provider.name);
  const answer = await subscriptionAnswer(parts, payer.id, subscription);
  return found({ ...answer, ...toBookPart(customer ? await provider.book(customer.id) : null) });
}

const toBookPart = (book: Book | null): Pick<Portal, 'isCardBroken' | 'charges'> => ({
  isCardBroken: book?.isCardBroken ?? false,
  charges: (book?.charges ?? [])
    .map(({ at, description, amount, refunded }) => ({
      date: new Date(at).toISOString(),
      description,
      amount,
      refunded,
    }))
    .reverse(),
});

/** What a person, a bank or time does to a subscription. */
export async function changeSubscription(
  parts: TestParts,
  look: Looker,
  payer: Payer,
  action: PortalAction,
): Promise<Outcome<Portal>> {
  const { db, provider, nowMs } = parts;
  const customer = await customerOf(db, payer.id, provider.name);
  if (customer) await look(customer);
  const subscription = await currentSubscription(db, payer.id, provider.name);
  if (!customer || !subscription || subscription.status === 'ended') return failure('no-subscription');
  await provider.change(customer.id, (book) => PORTAL_CHANGES[action](book, subscription.providerId, nowMs()));
  await look(customer);
  return testPortal(parts, payer);
}
