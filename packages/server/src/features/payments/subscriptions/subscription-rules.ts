import { GRACE_DAYS, PLANS, type PlanId } from '@pylon/contract/payments/plans';
import type { SeenSubscription } from '../../../outside/payments/provider.ts';

// What a subscription opens, and until when. The provider tells how it stands; a report of it is only a reason to ask
// again, so nothing here depends on the order in which reports come, or on whether they come at all.

const GRACE_MS = GRACE_DAYS * 86_400_000;
const daysAfter = (moment: Date) => new Date(moment.getTime() + GRACE_MS);

/** A subscription as we keep it. */
export interface KeptSubscription {
  readonly plan: PlanId;
  readonly status: 'active' | 'grace' | 'ended';
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Until when the tier stays open although a payment is missing; null while all is paid. */
  readonly graceUntil: Date | null;
  readonly endedAt: Date | null;
  /** The last payment was given back whole, and no later one is missing. */
  readonly isRefunded: boolean;
  /** What each period costs, cents; null: not asked yet. */
  readonly price: number | null;
  /** Until when it opens its tier. */
  readonly validUntil: Date;
  /** Number of the question whose answer this is. */
  readonly look: number;
}

/** What a provider said, the number of the look that it was said to, and when. */
export interface Look {
  readonly number: number;
  readonly at: Date;
}

/**
 * A subscription after the provider was asked how it stands.
 *
 * @param before as we kept it; null when we did not know it
 * @returns what to keep: `before` itself when the look is no newer than what is kept; null for what was never paid, and
 *   for what was bought at a price that is none of ours and not known to us
 */
export function afterLook(
  before: KeptSubscription | null,
  seen: SeenSubscription,
  look: Look,
): KeptSubscription | null {
  if (before && look.number <= before.look) return before;
  // An operator who renames prices takes nobody's tier: what was sold stays sold.
  const plan = seen.plan ?? before?.plan ?? null;
  if (plan === null || seen.status === 'unpaid') return before;
  return {
    plan,
    status: seen.status === 'failing' ? 'grace' : seen.status,
    startedAt: seen.startedAt,
    periodStart: seen.periodStart,
    periodEnd: seen.periodEnd,
    cancelAtPeriodEnd: seen.cancelAtPeriodEnd,
    graceUntil: seen.status === 'failing' ? graceUntil(seen) : null,
    endedAt: seen.endedAt,
    isRefunded: isGivenBack(seen),
    price: seen.price,
    validUntil: validUntil(before, seen, look.at),
    look: look.number,
  };
}

/**
 * Whether what was paid last was given back whole, at once or in parts. A part alone takes nothing away, and a period
 * that begins after it has a payment of its own, which may be missing.
 */
function isGivenBack({ payments, status, failingSince }: SeenSubscription): boolean {
  const last = payments.at(-1);
  return last !== undefined && last.refunded >= last.amount && status !== 'failing' && failingSince === null;
}

/** A missing payment has three days from when it was due. */
const graceUntil = ({ failingSince, periodStart }: SeenSubscription) => daysAfter(failingSince ?? periodStart);

/**
 * Until when a subscription opens its tier.
 * - paid and renewing: three days past the period, for a renewal that we hear of late must close nothing
 * - cancelled, at once or for the end of the period: to the end of the period, which is paid
 * - a payment is missing: three days from when it was due
 * - given back whole: until it was, no longer
 */
function validUntil(before: KeptSubscription | null, seen: SeenSubscription, at: Date): Date {
  if (isGivenBack(seen)) return before && before.validUntil < at ? before.validUntil : at;
  if (seen.failingSince !== null || seen.status === 'failing') return graceUntil(seen);
  if (seen.status === 'ended' || seen.cancelAtPeriodEnd) return seen.periodEnd;
  return daysAfter(seen.periodEnd);
}

/** Whether anything that a person could notice differs. */
export const isChanged = (before: KeptSubscription | null, after: KeptSubscription): boolean =>
  before === null || JSON.stringify({ ...before, look: 0 }) !== JSON.stringify({ ...after, look: 0 });

/** What each period costs, cents. */
export const priceOf = ({ price, plan }: Pick<KeptSubscription, 'price' | 'plan'>): number =>
  price ?? PLANS[plan].price;

/** The tier of what was bought. */
export const tierOf = (plan: PlanId): 1 | 2 => PLANS[plan].tier;
