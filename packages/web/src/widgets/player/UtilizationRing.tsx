import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import { ProgressRing } from '../../ui/charts/ProgressRing.tsx';
import { Lock } from '../paywall/Lock.tsx';
import { utilizationShown, utilizationTone } from './utilization.ts';

/** How far the ring of a locked score is drawn, whatever the score is. @source docs/sources.md "Display" */
const LOCKED_PERCENT = 80;

/**
 * A utilization score as a ring; a lock in a ring that is the same for everybody when a plan would open it.
 */
export function UtilizationRing({
  score,
  size,
}: {
  readonly score: number | null | Locked;
  /** Pixels; those of a ring anywhere unless said. */
  readonly size?: number;
}) {
  const sized = size === undefined ? {} : { size };
  if (isLocked(score))
    return (
      <span className="relative inline-flex">
        <ProgressRing {...sized} percent={LOCKED_PERCENT} tone="good" content="" label="Utilization score, locked" />
        <Lock tier={score.tier} isPlain className="absolute inset-0 justify-center" />
      </span>
    );
  const shown = utilizationShown(score);
  return (
    <ProgressRing
      {...sized}
      percent={shown}
      tone={utilizationTone(shown)}
      label={shown === null ? 'No utilization score' : `Utilization score ${shown}`}
    />
  );
}
