import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { STAT_SHARES } from './stat-shares.data.ts';

/**
 * A line with the stats that follow from others: targets from receptions, first downs from carries. What the line
 * has is kept as it is.
 *
 * @source analysis/projections
 */
export function withImpliedStats(line: StatLine, position: Position): StatLine {
  const implied: Partial<Record<StatKey, number>> = { ...line };
  for (const { stat, base, share } of STAT_SHARES[position] ?? []) {
    const amount = line[base];
    if (implied[stat] === undefined && amount !== undefined) implied[stat] = share * amount;
  }
  return implied;
}
