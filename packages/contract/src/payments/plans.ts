/**
 * The products and their prices. Nothing else in the code states a price. Free of schemas, so that the browser pays
 * nothing for it. An operator who changes a price here changes it at the payment provider too.
 * @source docs/sources.md "Plans": a person's tier is read from the product's name
 */

/**
 * How long a payment lasts. A season is a year from the day of payment, so that whoever buys in August has the next
 * draft too.
 */
export const PLAN_INTERVALS = ['month', 'season'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

export const CURRENCY = 'USD';

/** The products by id. `price` in cents for each interval; each renews itself until it is cancelled. */
export const PLANS = {
  'tier-1-month': { name: 'Tier 1', tier: 1, interval: 'month', price: 799 },
  'tier-1-season': { name: 'Tier 1', tier: 1, interval: 'season', price: 3_999 },
  'tier-2-month': { name: 'Tier 2', tier: 2, interval: 'month', price: 1_299 },
  'tier-2-season': { name: 'Tier 2', tier: 2, interval: 'season', price: 6_999 },
} as const satisfies Record<string, { name: string; tier: 1 | 2; interval: PlanInterval; price: number }>;

export type PlanId = keyof typeof PLANS;

/** Every product's id, cheapest tier first. */
export const PLAN_IDS = ['tier-1-month', 'tier-1-season', 'tier-2-month', 'tier-2-season'] as const satisfies PlanId[];

/** The product of a tier that is paid in the same rhythm. */
export const planOf = (tier: 1 | 2, interval: PlanInterval): PlanId => `tier-${tier}-${interval}`;

/** Days that a tier stays open after a payment that failed, or that we have not heard of yet. */
export const GRACE_DAYS = 3;
