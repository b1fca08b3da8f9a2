import type { Tier } from '@pylon/contract/plans/tiers';
import { type Failure, failure } from '../http/errors.ts';

/** The refusal of what a plan opens, with the input that asks for it. */
export const tierRequired = (field: string, tier: Tier): Failure =>
  failure('tier-required', { [field]: `needs tier ${tier}` });
