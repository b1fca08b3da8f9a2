import { CURRENCY, PLAN_IDS, PLANS, type PlanId } from '@pylon/contract/payments/plans';
import { type Repeated, repeat } from '../../../jobs/repeat.ts';
import type { SeenPrice } from '../../../outside/payments/provider.ts';
import type { PaymentParts } from '../payment-parts.ts';

// What is shown stands in our own file, what is charged at the provider: an operator who changes one alone sells at a
// price that nobody saw. Then nothing is sold at all until both say the same.

/** How long an answer of the provider holds. */
const HOLDS_MS = 10 * 60_000;
const LOOK_INTERVAL_MS = 60_000;

export interface PriceCheck {
  /** Whether what is shown is what would be charged; asks the provider when its last answer is too old. */
  areRight(): Promise<boolean>;
  /** The same as it was found last; true until it was asked. */
  wereRight(): boolean;
}

/** @param onDifference told what differs, whenever the provider was asked and something does */
export function priceCheck(
  { provider, nowMs }: Pick<PaymentParts, 'provider' | 'nowMs'>,
  onDifference: (differences: readonly string[]) => void,
): PriceCheck {
  let known: { readonly atMs: number; readonly isRight: boolean } | null = null;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const atMs = nowMs();
    const differences: string[] = [];
    for (const plan of PLAN_IDS) differences.push(...differencesOf(plan, await provider.price(plan)));
    known = { atMs, isRight: differences.length === 0 };
    if (differences.length > 0) onDifference(differences);
    return known.isRight;
  }

  return {
    areRight() {
      if (known && nowMs() - known.atMs < HOLDS_MS) return Promise.resolve(known.isRight);
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    wereRight: () => known?.isRight ?? true,
  };
}

/** What would be charged otherwise than it is shown, in an operator's words. */
function differencesOf(plan: PlanId, seen: SeenPrice | null): readonly string[] {
  if (seen === null) return [`${plan}: the provider has no such price`];
  const { price, interval } = PLANS[plan];
  const shown = `${plan}: shown as ${price} ${CURRENCY} a ${interval}`;
  const charged = `charged as ${seen.amount ?? 'no one amount'} ${seen.currency} a ${seen.interval ?? 'period that is not sold here'}`;
  const isSame = seen.amount === price && seen.currency === CURRENCY && seen.interval === interval;
  return [
    ...(isSame ? [] : [`${shown}, ${charged}`]),
    ...(seen.isOnSale ? [] : [`${plan}: no longer on sale at the provider`]),
  ];
}

/**
 * Checks at the start, and again as often as an answer grows old, so that the page of plans knows too. Until stopped.
 */
export function keepChecked(check: PriceCheck, onError: Repeated['onError']): ReturnType<typeof repeat> {
  void check.areRight().catch(onError);
  return repeat({ everyMs: LOOK_INTERVAL_MS, run: () => check.areRight(), onError });
}
