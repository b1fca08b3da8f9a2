import type { ResearchTable } from '@pylon/contract/tables/tables';
import { withSalaries } from '@pylon/contract/tables/week/with-salaries';
import { pageOf as tablePageOf } from '../TablePage.tsx';
import { DfsTable } from './DfsTable.tsx';

/** The page of the DFS projections: the table, beside the salaries of a file that the person brings. */
export const pageOf = (table: ResearchTable) => tablePageOf(withSalaries(table, true), { Rows: DfsTable });
