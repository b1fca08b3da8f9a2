import type { Tier } from '@pylon/contract/plans/tiers';
import type { ToldRows } from '@pylon/engine/tables/table-page';
import { Lru } from '../lru.ts';

/** Lists that are kept of the same facts for a tier. */
const KEPT_LISTS = 8;

/** Of each list of facts, by tier. They go when the list goes. */
const byFacts = new WeakMap<readonly object[], Map<Tier, ToldRows>>();

/** What a tier was told of a list of facts before, whatever page of it was asked for. */
export function toldRows(facts: readonly object[], tier: Tier): ToldRows {
  const byTier = byFacts.get(facts) ?? new Map<Tier, ToldRows>();
  byFacts.set(facts, byTier);
  const told = byTier.get(tier) ?? { open: new WeakMap(), locked: new WeakMap(), lists: new Lru<object>(KEPT_LISTS) };
  byTier.set(tier, told);
  return told;
}
