import type { CsvColumn } from '@pylon/engine/tables/csv';

/** What is only needed once somebody wants more of a table than a page of it. */
export const tableFile = () => import('./table-file.ts');

/** Hands a table to the browser's downloads, under its title. */
export const saveTable = async <R>(
  title: string,
  columns: readonly CsvColumn<R>[],
  rows: readonly R[],
): Promise<void> => (await tableFile()).saveTable(title, columns, rows);
