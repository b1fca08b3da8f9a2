import { CURRENCY, PLAN_IDS, PLANS } from '@pylon/contract/payments/plans';
import { planCounts } from '../../features/operator/entitlements.queries.ts';
import { alignedLines } from '../terminal.ts';
import { type OperatorParts, type Report, said } from './report.ts';

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });
const money = (cents: number): string => MONEY.format(cents / 100);

/** `plans`: what is sold, who has it, and what was given. */
export async function plansCommand({ db }: OperatorParts): Promise<Report> {
  const { paid, granted } = await planCounts(db);
  const sold = PLAN_IDS.map((id) => {
    const own = paid.filter(({ product }) => product === id);
    const people = (isCounted: (row: (typeof paid)[number]) => boolean) =>
      own.filter(isCounted).reduce((sum, row) => sum + row.people, 0);
    return {
      id,
      ...PLANS[id],
      active: people(({ status }) => status === 'active'),
      grace: people(({ status }) => status === 'grace'),
      ending: people((row) => row.cancel_at_period_end),
      trial: people(({ provider }) => provider === 'test-checkout'),
      cents: own.filter(({ provider }) => provider === 'stripe').reduce((sum, { cents }) => sum + cents, 0),
    };
  });
  const head = ['plan', 'price', 'for a', 'active', 'payment missing', 'ending', 'test checkout', 'paid a period'];
  const rows = sold.map(({ name, price, interval, ...plan }) => [
    name,
    money(price),
    interval,
    ...[plan.active, plan.grace, plan.ending, plan.trial].map(String),
    money(plan.cents),
  ]);
  const given = granted.map(({ tier, people }) => `Tier ${tier} was given to ${people}.`);
  return said([...alignedLines([head, ...rows]), '', ...(given.length > 0 ? given : ['Nothing was given.'])], {
    sold,
    granted,
  });
}
