import { BRAND } from '@pylon/contract/brand';
import type { Tier } from '@pylon/contract/plans/tiers';

/** A plan in a narrow place. @example planLabel(1) // → 'Tier 1' */
export const planLabel = (tier: Tier): string => `Tier ${tier}`;

/** A plan by its whole name. @example planName(1) // → 'Pylon+ Tier 1' */
export const planName = (tier: Tier): string => `${BRAND.plan} ${planLabel(tier)}`;
