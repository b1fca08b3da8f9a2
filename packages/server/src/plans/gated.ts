import { opens, type PaidFeature, REQUIRED_TIER, type Tier } from '@pylon/contract/plans/tiers';
import { type Failure, failure } from '../http/errors.ts';

/** The refusal of what a plan opens, with the input that asks for it. */
export const tierRequired = (field: string, tier: Tier): Failure =>
  failure('tier-required', { [field]: `needs tier ${tier}` });

/**
 * Whether rows may be sorted by a column: an order tells as much as the figures do.
 *
 * @param orderBy a key, downward with a leading −
 * @param featureOf the feature that opens a column; undefined for a column that is open to all
 */
export function orderAllowed(
  tier: Tier,
  orderBy: string,
  featureOf: (key: string) => PaidFeature | undefined,
): { readonly ok: true } | Failure {
  const feature = featureOf(orderBy.replace(/^-/, ''));
  return feature === undefined || opens(tier, feature) ? { ok: true } : tierRequired('orderBy', REQUIRED_TIER[feature]);
}
