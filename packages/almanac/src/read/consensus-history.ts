import type { Edition } from '../editions/edition.ts';
import { independentRows, marketLists, REDRAFT_FORMATS } from '../house/consensus/market.ts';
import { pooledOpinions } from '../house/consensus/opinions.ts';
import { earliestDay, latestDay } from '../house/days.ts';
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
  // Of each list only that of the day is looked at: a season has dozens of each.
  const lists = [...Map.groupBy(independentRows(spoken), (row) => `${row.provider} ${row.format}`).values()].map(
    (list) => [...Map.groupBy(list, (row) => row.asOf)].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const firstDay = earliestDay(lists.flatMap(([first]) => first?.[0] ?? []));
  const histories = new Map<string, ConsensusPoint[]>();
  for (const asOf of days) {
    const until = latestDay([asOf, firstDay]);
    const newest = lists.flatMap((list) => list.findLast(([day]) => day <= until)?.[1] ?? []);
    for (const { entityId, mean } of pooledOpinions(marketLists(newest, REDRAFT_FORMATS, until), positionOf)) {
      const history = histories.get(entityId) ?? [];
      histories.set(entityId, history);
      history.push({ asOf, adp: mean });
    }
  }
  return histories;
}
