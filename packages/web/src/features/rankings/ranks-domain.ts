import { unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { type Domain, domainOf } from '../../ui/charts/scale.ts';

/** How far beyond the worst mean of a page its strip of ranks reaches: half as far again, and a round of picks. */
const BEYOND_SHARE = 1.5;
const BEYOND_PICKS = 12;

/**
 * The scale of the experts' strips on a page. One expert who leaves a star off their list must not press everybody
 * else's dots together, so ranks far beyond the page are drawn at its end.
 */
export function ranksDomain(rows: readonly Pick<RankingRow, 'consensus' | 'ranks'>[]): Domain {
  const { min, max } = domainOf(
    rows.flatMap((row) => Object.values(row.ranks).flatMap((rank) => unlocked(rank) ?? [])),
  );
  const reach = Math.max(...rows.map((row) => unlocked(row.consensus) ?? 0), 0) * BEYOND_SHARE + BEYOND_PICKS;
  return { min, max: Math.max(min, Math.min(max, reach)) };
}
