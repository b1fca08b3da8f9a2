// The DFS projections beside the salaries of a person's own file: prices belong to the sites, so that none are ours to
// publish, and a file stays in the browser of whoever brings it.
import { pointsPerThousand } from '@pylon/engine/daily/sites';
import type { Column } from '@pylon/engine/tables/table';
import type { PaidFeature } from '../../plans/tiers.ts';
import type { ResearchTable } from '../tables.ts';

const FILE = 'The salary file that you bring';

const SALARIES = {
  salary: {
    title: 'Salary',
    hint: 'Of the salary file that you bring; – where it has none',
    kind: 'dollars',
    nullable: true,
    isHighFirst: true,
    shows: 'phone',
    from: FILE,
  },
  value: {
    title: 'Value',
    inFile: 'Points per 1000 dollars',
    hint: 'Points expected for each thousand dollars of salary',
    kind: 'ratio',
    nullable: true,
    isHighFirst: true,
    shows: 'phone',
    from: `${FILE}, and the projection`,
  },
} as const satisfies Record<string, Column<PaidFeature>>;

/** Without a file there is nothing to order by. */
const EMPTY = Object.fromEntries(
  Object.entries<Column<PaidFeature>>(SALARIES).map(([key, column]) => [
    key,
    { ...column, isOrderHidden: true as const },
  ]),
);

/** The table with two further columns, before its own. @param hasFile whether there are prices to order by */
export const withSalaries = (table: ResearchTable, hasFile: boolean): ResearchTable => ({
  ...table,
  columns: {
    points: table.columns['points'] as Column<PaidFeature>,
    ...(hasFile ? SALARIES : EMPTY),
    ...table.columns,
  },
});

/** What a row says of its price. @param points expected; null where they are locked */
export const pricedCells = (points: number | null, salary: number | undefined) => ({
  salary: salary ?? null,
  value: salary === undefined || points === null ? null : pointsPerThousand(points, salary),
});
