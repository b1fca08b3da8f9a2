import { OWNERSHIP_MEASURES } from '@pylon/almanac/tables/market';
import type { ownership } from '@pylon/contract/tables/leagues/ownership.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { type OwnershipMeasure, type OwnershipTold, ownershipTold } from '../../../football/lists/ownership.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Everybody whom a newest list names, the most widely owned first. Several providers' shares count as their mean. */
export const rows: RowsOf<typeof ownership> = ({ edition, season }) => {
  const told = OWNERSHIP_MEASURES.map((measure) => [measure, ownershipTold(edition, season, measure)] as const);
  const of = Object.fromEntries(told) as Readonly<Record<OwnershipMeasure, OwnershipTold>>; // one for each
  const entityIds = new Set(told.flatMap(([, { amounts }]) => [...amounts.keys()]));
  return [...entityIds]
    .filter((entityId) => {
      const position = edition.indexes.positionOf(entityId, season);
      return position !== null && isPosition(position);
    })
    .map((entityId) => {
      const at = (measure: OwnershipMeasure) => of[measure].amounts.get(entityId) ?? null;
      const [owned, adds, drops] = [at('owned'), at('adds'), at('drops')];
      const before = of.owned.before.get(entityId);
      return {
        ...{ entityId, owned, adds, drops, started: at('started') },
        ...{ addedShare: at('addedShare'), droppedShare: at('droppedShare') },
        ownedChange: owned === null || before === undefined ? null : owned - before,
        net: adds === null && drops === null ? null : (adds ?? 0) - (drops ?? 0),
        told: [...new Set(told.flatMap(([, own]) => (own.amounts.has(entityId) ? own.sources : [])))].join(', '),
      };
    })
    .sort((one, other) => (other.owned ?? 0) - (one.owned ?? 0));
};
