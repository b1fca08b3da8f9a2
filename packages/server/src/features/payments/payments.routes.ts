import {
  changeTestSubscription,
  createCheckoutSession,
  getCheckoutStatus,
  getSubscription,
  getTestPortal,
  getUpgradePaymentPreview,
  listProducts,
  openBillingPortal,
  settleTestCheckout,
  upgradeTier as upgradeTierCall,
} from '@pylon/contract/payments/payments';
import { PLAN_IDS } from '@pylon/contract/payments/plans';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../db/reads/person-by-token.ts';
import { type Failure, failure, found, type Outcome } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { type PaymentReports, PaymentsUnavailable } from '../../outside/payments/provider.ts';
import type { TestCheckout } from '../../outside/payments/test-checkout/test-checkout.ts';
import { checkoutStatus, type Payer, startCheckout } from './checkout/checkout.service.ts';
import { keepChecked, priceCheck } from './checkout/price-check.ts';
import { nowOf, type PaymentParts } from './payment-parts.ts';
import type { Looker } from './reports/look.ts';
import { webhookRoutes } from './reports/webhook.routes.ts';
import { toProduct } from './subscriptions/present-payments.ts';
import { billingPortal, previewUpgrade, readSubscription, upgradeTier } from './subscriptions/subscription.service.ts';
import { endTestEntitlements } from './subscriptions/tiers.queries.ts';
import { changeSubscription, settleCheckout, testPortal } from './test-checkout.service.ts';

/** What is sold, checkouts, subscriptions, and the test checkout when no real money is taken. */
export function payments(
  app: FastifyInstance,
  route: Router,
  {
    look,
    hasTestCheckout,
    ...parts
  }: PaymentParts & {
    readonly look: Looker;
    /** Whether the test checkout, which gives plans for nothing, may be used. */
    readonly hasTestCheckout: boolean;
  },
  reports: PaymentReports | null,
): void {
  const { provider } = parts;
  const isTest = provider.name === 'test-checkout';
  const isOpen = !isTest || hasTestCheckout;
  // By its name
  const test = isTest && isOpen ? { ...parts, provider: provider as TestCheckout } : null;

  const prices = priceCheck(parts, (differences) =>
    app.log.error({ differences }, 'the payment provider would charge other prices: the checkout is out of service'),
  );

  /** Only a registered person pays; a provider that does not answer is an expected failure. */
  async function paying<T>(person: Person, act: (payer: Payer) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { email } = person;
    if (email === null) return failure('registration-required');
    try {
      return await act({ ...person, email });
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      app.log.error({ err: error }, 'the payment provider does not answer');
      return failure('payments-unavailable');
    }
  }
  /** The same for calls that end in a payment: none is made at another price than the one that is shown. */
  const selling = <T>(person: Person, act: (payer: Payer) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    paying(person, async (payer) =>
      isOpen && (await prices.areRight()) ? act(payer) : failure('checkout-out-of-service'),
    );
  const testing = async <T>(act: (testParts: NonNullable<typeof test>) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    test ? act(test) : (failure('not-found') satisfies Failure);

  route.forVisitor(listProducts, () =>
    found({ products: PLAN_IDS.map(toProduct), isTest: test !== null, isOpen: isOpen && prices.wereRight() }),
  );
  route.forPerson(createCheckoutSession, ({ body, person }) =>
    selling(person, (payer) => startCheckout(parts, look, payer, body)),
  );
  route.forPerson(getCheckoutStatus, ({ params, person }) =>
    paying(person, (payer) => checkoutStatus(parts, look, payer, params.sessionId)),
  );
  route.forPerson(getSubscription, ({ params, person }) =>
    paying(person, (payer) => readSubscription(parts, payer, params.id)),
  );
  route.forPerson(getUpgradePaymentPreview, ({ person }) =>
    selling(person, (payer) => previewUpgrade(parts, look, payer)),
  );
  route.forPerson(upgradeTierCall, ({ body, person }) =>
    selling(person, (payer) => upgradeTier(parts, look, payer, body.prorationDate)),
  );
  route.forPerson(openBillingPortal, ({ body, person }) =>
    paying(person, (payer) => billingPortal(parts, payer, body.returnPath ?? '/profile')),
  );

  route.forPerson(settleTestCheckout, ({ body, person }) =>
    testing((testParts) => paying(person, (payer) => settleCheckout(testParts, look, payer, body))),
  );
  route.forPerson(getTestPortal, ({ person }) =>
    testing((testParts) => paying(person, (payer) => testPortal(testParts, payer))),
  );
  route.forPerson(changeTestSubscription, ({ body, person }) =>
    testing((testParts) => paying(person, (payer) => changeSubscription(testParts, look, payer, body.action))),
  );

  if (reports) webhookRoutes(app, { parts, look, reports });
  const checking = keepChecked(prices, (error) => app.log.error({ err: error }, 'prices could not be compared'));
  app.addHook('onClose', () => checking.stop());
  // Where money is taken, what was tried without money opens nothing any more.
  if (!test) app.addHook('onReady', () => endTestEntitlements(parts.db, nowOf(parts)));
}
