import type { Tier } from '@pylon/contract/plans/tiers';
import type { Expert } from '@pylon/contract/wire';
import { planLabel } from '../paywall/plans.ts';

/**
 * Experts to choose from, those that everybody sees first; what opens an expert above the tier of whoever looks stands
 * beside their name.
 * @source docs/sources.md "Experts"
 */
export const expertOptions = (experts: readonly Pick<Expert, 'id' | 'name' | 'paywallTier'>[], tier: Tier) =>
  experts
    .toSorted((one, other) => one.paywallTier - other.paywallTier)
    .map(({ id, name, paywallTier }) => ({
      value: id,
      label: name,
      ...(paywallTier > tier ? { lock: planLabel(paywallTier) } : {}),
    }));
