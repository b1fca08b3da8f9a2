import type { Tier } from '@pylon/contract/plans/tiers';
import { LockKeyhole } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { planLabel, planName } from './plans.ts';
import { usePlansHref } from './use-plans-href.ts';

export interface LockProps {
  /** The tier that opens the value. */
  readonly tier: Tier;
  /** The icon alone, where the plan is said nearby: in a cell under a head with its lock. */
  readonly isPlain?: boolean;
  readonly className?: string;
}

/**
 * What stands in the place of a value that a plan would open. It leads to the plans, in a tab of their own.
 * A plain one is left out of the keyboard's way: the head of its column leads to the same page.
 */
export const Lock = ({ tier, isPlain = false, className }: LockProps) => (
  <a
    href={usePlansHref()}
    target="_blank"
    rel="noopener"
    title={`Opens with ${planName(tier)}`}
    aria-label={isPlain ? `Locked: ${planName(tier)}` : `${planLabel(tier)}: locked. See what ${planName(tier)} opens`}
    {...(isPlain ? { tabIndex: -1 } : {})}
    className={classNames(
      'inline-flex items-center gap-1 whitespace-nowrap font-sans font-semibold text-muted text-sm normal-case tracking-normal hover:text-ink',
      !isPlain && 'thumb',
      className,
    )}
  >
    <LockKeyhole aria-hidden size={14} />
    {!isPlain && <span>{planLabel(tier)}</span>}
  </a>
);
