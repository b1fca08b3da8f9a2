import type { Edition } from '../editions/edition.ts';
import { marketLists, REDRAFT_FORMATS } from '../house/consensus/market.ts';
import { pooledOpinions } from '../house/consensus/opinions.ts';
import { adpRows } from './adp-rows.ts';

/** A mean over the sites, on a day on which one of them published a list. */
export interface ConsensusPoint {
  readonly asOf: string;
  readonly adp: number;
}

/**
 * The history of the consensus: the board's consensus on each day with a new list.
 *
 * @param mostDays only so many days, the newest
 * @returns by entity, oldest first; the last point is the board's own consensus
 */
export function consensusHistory(
  edition: Edition,
  season: number,
  mostDays: number,
): ReadonlyMap<string, readonly ConsensusPoint[]> {
  const rows = adpRows(edition, edition.manifest.asOf).filter((row) => row.season === season);
  const positionOf = (entityId: string) => edition.indexes.positionOf(entityId, season);
  const spoken = rows.filter((row) => (REDRAFT_FORMATS as readonly string[]).includes(row.format));
  const days = [...new Set(spoken.map((row) => row.asOf))].sort().slice(-mostDays);
  const histories = new Map<string, ConsensusPoint[]>();
  for (const asOf of days) {
    for (const { entityId, mean } of pooledOpinions(marketLists(rows, REDRAFT_FORMATS, asOf), positionOf)) {
      const history = histories.get(entityId) ?? [];
      histories.set(entityId, history);
      history.push({ asOf, adp: mean });
    }
  }
  return histories;
}
