import { lockOf, opens } from '@pylon/contract/plans/tiers';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';

/** What a plan would put into the kit; for somebody whose plan does by now, that an update brings it. */
export function KitLocks() {
  const tier = useTier();
  if (opens(tier, 'adp')) return <p className="text-muted text-sm">Your plan opens more than this: update the kit.</p>;
  return <LockedNote of={lockOf('adp')} what="Tiers and ADP of all providers" />;
}
