// START %, as every tool tells it.
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { JointWeek } from '@pylon/engine/week-odds/joint-week';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import { takesPart } from '@pylon/engine/week-odds/week-player';

/**
 * How often each of those drawn is in their best line-up, 0 to 1, by id. Whoever takes no part has no chance to be told
 * of, and not one of nothing.
 */
export function startChances(week: JointWeek, slots: SlotCounts): ReadonlyMap<string, number> {
  const shares = startShares(week, slots);
  return new Map(
    week.players.flatMap((player, at) => (takesPart(player) ? [[player.id, shares[at] ?? 0] as const] : [])),
  );
}
