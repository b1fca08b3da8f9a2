// Finds what nobody reported: checkouts that were paid or left, periods that ended, changes in between. Which customers
// are due stands in the database, and whoever asks takes them for a while, so one process asks however many there are.

import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../../outside/payments/provider.ts';
import { type Customer, takeDueCustomers } from '../checkout/customers.queries.ts';
import { nowOf, type PaymentParts } from '../payment-parts.ts';
import type { Looker } from './look.ts';
import { forgetHeard } from './reports.queries.ts';

const CUSTOMERS_A_TIME = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Somebody with an open checkout or a period that has ended is asked about this often at most. */
const PRESSING_MS = 5 * MINUTE_MS;
/** Everybody with a subscription is asked about this often. */
const ROUTINE_MS = DAY_MS;
/** Providers repeat a report for a few days. */
const REPORTS_KEPT_MS = 30 * DAY_MS;

/** Looks at the customers that are due; how many were. Rejects with nothing: what failed is told and comes again. */
export async function reconcile(parts: PaymentParts, look: Looker, onError: (error: unknown) => void): Promise<number> {
  const now = nowOf(parts);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await takeDueCustomers(parts.db, parts.provider.name, {
    now,
    pressingBefore: before(PRESSING_MS),
    routineBefore: before(ROUTINE_MS),
    limit: CUSTOMERS_A_TIME,
  });
  for (const customer of due) {
    if (!(await lookOrTell(look, customer, onError))) break; // the provider is away: it is not asked fifty times
  }
  await forgetHeard(parts.db, before(REPORTS_KEPT_MS));
  return due.length;
}

/** Whether the provider answered. */
async function lookOrTell(look: Looker, customer: Customer, onError: (error: unknown) => void): Promise<boolean> {
  try {
    await look(customer);
    return true;
  } catch (error) {
    onError(error);
    return error instanceof PaymentsRefused || !(error instanceof PaymentsUnavailable);
  }
}

/** Reconciles once a minute. What failed comes again with the next one. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  schema: NOTHING,
  every: '* * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  async run(_nothing, { look, ...parts }: PaymentParts & { readonly look: Looker }) {
    const problems: unknown[] = [];
    await reconcile(parts, look, (error) => problems.push(error));
    if (problems.length > 0)
      throw new AggregateError(problems, `customers that could not be looked at: ${problems.length}`);
  },
});
