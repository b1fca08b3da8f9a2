import { buildEdition, type EditionOptions } from '../editions/build.ts';
import type { Edition } from '../editions/edition.ts';
import { emptyRows, type TableRows } from '../tables/all.ts';

/** An edition of the given rows, as of 2025-09-01 unless told otherwise. */
export const buildTestEdition = (rows: Partial<TableRows>, options: Partial<EditionOptions> = {}): Edition =>
  buildEdition(
    { ...emptyRows(), ...rows },
    { asOf: '2025-09-01', mode: 'mirror', sources: [], builtAt: '2025-09-01T00:00:00Z', ...options },
  );
