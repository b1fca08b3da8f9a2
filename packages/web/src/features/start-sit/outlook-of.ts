import { unlocked } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import type { PointsOutlook } from '../../widgets/player/PointsRange.tsx';

/** A row's expected points; null where they are locked, or nobody projects them. */
export function outlookOf({ projFPValueRange }: Pick<StartSitRow, 'projFPValueRange'>): PointsOutlook | null {
  const span = unlocked(projFPValueRange);
  return span && { floor: span.min, expected: span.avg, ceiling: span.max };
}
