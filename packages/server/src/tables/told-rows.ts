import type { Tier } from '@pylon/contract/plans/tiers';
import type { ToldRows } from '@pylon/engine/tables/table-page';

/** Of each list of facts, by tier. They go when the list goes. */
const byFacts = new WeakMap<readonly object[], Map<Tier, ToldRows>>();

/** Rows of a list of facts as they were told to a tier before, whatever page of them was asked for. */
export function toldRows(facts: readonly object[], tier: Tier): ToldRows {
  const byTier = byFacts.get(facts) ?? new Map<Tier, ToldRows>();
  byFacts.set(facts, byTier);
  const told = byTier.get(tier) ?? { open: new WeakMap(), locked: new WeakMap() };
  byTier.set(tier, told);
  return told;
}
