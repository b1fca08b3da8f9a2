// Asks the provider how a customer stands and keeps what it says. Everything that may have changed something (a report
// of the provider, a return from the checkout, an upgrade, a period's end) comes down to this, and doing it once more
// than needed changes nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeenCheckout } from '../../../outside/payments/provider.ts';
import { expireCheckout, openCheckouts } from '../checkout/checkouts.queries.ts';
import { beginLook, type Customer } from '../checkout/customers.queries.ts';
import { nowOf, type PaymentParts } from '../payment-parts.ts';
import { keepLook } from './keep-look.queries.ts';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 20;

/**
 * Looks at a customer; what is kept afterwards is at least as new as the call.
 *
 * @param isQuiet nobody is written to about what is seen: the account goes, and a mail about its plan would contradict
 */
export type Looker = (customer: Customer, isQuiet?: boolean) => Promise<void>;

interface Turn {
  readonly running: Promise<void>;
  /** A look that waits for the running one: whoever comes meanwhile shares it. */
  next: Promise<void> | null;
}

/** In one process looks at a customer take turns; between processes the one that began last counts. */
export function looker(parts: PaymentParts): Looker {
  const turns = new Map<string, Turn>();

  function start(customer: Customer, key: string): Promise<void> {
    const running = lookAtCustomer(parts, customer).finally(() => {
      if (turns.get(key)?.running === running && !turns.get(key)?.next) turns.delete(key);
    });
    turns.set(key, { running, next: null });
    return running;
  }

  return function look(customer, isQuiet = false) {
    if (isQuiet) return lookAtCustomer(parts, customer, isQuiet);
    const key = `${customer.provider} ${customer.id}`;
    const turn = turns.get(key);
    if (!turn) return start(customer, key);
    turn.next ??= turn.running.catch(() => {}).then(() => start(customer, key)); // its own callers hear of its failure
    return turn.next;
  };
}

async function lookAtCustomer(parts: PaymentParts, customer: Customer, isQuiet = false): Promise<void> {
  const { db, provider } = parts;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const look = await beginLook(db, customer, nowOf(parts));
    // Checkouts first: a subscription that one of them made is then in the list.
    const checkouts = await seeCheckouts(parts, customer);
    const subscriptions = await provider.subscriptionsOf(customer.id);
    if (await keepLook(db, customer, look, { subscriptions, checkouts, isQuiet })) return;
    // Another process began a look meanwhile. Uneven pauses keep two from hindering each other for long.
    await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
  }
  throw new Error('a customer is looked at by too many at once');
}

async function seeCheckouts({ db, provider, nowMs }: PaymentParts, customer: Customer): Promise<SeenCheckout[]> {
  const seen: SeenCheckout[] = [];
  for (const checkout of await openCheckouts(db, customer)) {
    if (checkout.providerId !== null) seen.push(await provider.checkout(checkout.providerId));
    // Nobody was ever told where to pay it.
    else if (checkout.expiresAt.getTime() <= nowMs()) await expireCheckout(db, checkout);
  }
  return seen;
}
