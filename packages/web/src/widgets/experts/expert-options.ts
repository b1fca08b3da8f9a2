import type { Tier } from '@pylon/contract/plans/tiers';
import type { Expert } from '@pylon/contract/wire';
import { planLabel } from '../paywall/plans.ts';

/**
 * Experts to choose from, those that everybody sees first; beside the name of an expert above the person's tier stands
 * what opens them.
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
