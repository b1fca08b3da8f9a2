import type { ResearchTable } from '@pylon/contract/tables/tables';
import type { EntityRow } from '../../widgets/player/entity.ts';
import { declaredColumn } from '../../widgets/table/declared-columns.tsx';

export interface FactsProps<T extends ResearchTable> {
  readonly table: T;
  /** Columns of the table, in the order in which they are told. */
  readonly keys: readonly (keyof T['columns'] & string)[];
  readonly row: EntityRow;
}

/** One row of a research table below each other, in that table's words. */
export function Facts<T extends ResearchTable>({ table, keys, row }: FactsProps<T>) {
  const columns: ResearchTable['columns'] = table.columns;
  return (
    <dl className="figures text-base">
      {keys.map((key) => {
        const { title, hint, cell } = declaredColumn(table, key, [row]);
        return (
          <div key={key} className="flex min-h-10 items-center justify-between gap-4 border-hairline border-b">
            <dt className="text-muted" title={hint}>
              {columns[key]?.inFile ?? title}
            </dt>
            <dd className="font-semibold">{cell(row)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
