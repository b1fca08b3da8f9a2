import type { ResearchTable } from '@pylon/contract/tables/tables';
import { Quadrant } from '../../ui/charts/Quadrant.tsx';
import { Crest } from '../../widgets/player/Crest.tsx';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import type { PlainRow } from './plain-table.ts';

export interface TableQuadrantProps {
  readonly table: ResearchTable;
  readonly title: string;
  readonly rows: readonly PlainRow[];
}

/** The picture of two of a table's columns; nothing where fewer than two rows have both. */
export function TableQuadrant({ table: { quadrant }, title, rows }: TableQuadrantProps) {
  if (!quadrant) return null;
  const { across, up } = quadrant;
  const points = rows.flatMap((row) => {
    const [entity, x, y] = [entityOf(row), row[across.column], row[up.column]];
    if (!entity || typeof x !== 'number' || typeof y !== 'number') return [];
    return [{ key: entityKey(row), mark: <Crest entity={entity} size="sm" />, x, y }];
  });
  if (points.length < 2) return null;
  return (
    <Quadrant
      label={`${title}: from ${up.less} to ${up.more}, and from ${across.less} to ${across.more}. The table has the numbers.`}
      across={{ ...across, isTurned: across.isLessUp }}
      up={{ ...up, isTurned: up.isLessUp }}
      points={points}
    />
  );
}
