/**
 * Whether a new edition may take the place of the one in force.
 *
 * A source that was cut short or answered with an old file gives a smaller table, not a faulty one. So each table is
 * compared with the edition in force; a loss of more than a fifth is refused unless an operator insists. A sample has
 * no sources: it is what the product makes, and a later product may make less.
 */

import { NEEDED_TABLES, type SpareTable, TABLES } from '../tables/all.ts';
import type { EditionTableName } from '../tables/edition-tables.ts';
import type { Edition, EditionManifest } from './edition.ts';
import { tableNames } from './encode.ts';

/**
 * Tables that shrank so much that their file is not believed, and that can do with the rows of the edition before;
 * empty when there are other objections, too.
 */
export function spareTables({ problems }: EditionReport): readonly SpareTable[] {
  const shrunk = problems.flatMap((problem) => ('table' in problem ? [problem.table] : []));
  const needed: ReadonlySet<string> = new Set(NEEDED_TABLES);
  const isSpare = (table: EditionTableName): table is SpareTable => table in TABLES && !needed.has(table);
  return shrunk.length === problems.length && shrunk.every(isSpare) ? shrunk : [];
}

/** Share of its rows that a table may lose from one edition to the next. */
const LARGEST_LOSS = 0.2;
/** Tables without which nothing can be shown. */
const NEEDED: readonly EditionTableName[] = ['teams', 'players', 'games'];
const TEAMS_IN_THE_LEAGUE = 32;

/** Goes with what it is made from: with a source that is switched off, and with the season before. */
const MAY_SHRINK: ReadonlySet<EditionTableName> = new Set(['accuracy']);

export type EditionProblem =
  | { readonly kind: 'table-empty'; readonly table: EditionTableName }
  | { readonly kind: 'table-shrank'; readonly table: EditionTableName; readonly before: number; readonly after: number }
  | { readonly kind: 'season-lost'; readonly season: number }
  | { readonly kind: 'teams-missing'; readonly count: number }
  | { readonly kind: 'older'; readonly asOf: string; readonly before: string };

export interface EditionReport {
  /** Rows of each table, in the edition in force (0 without one) and in the new one. */
  readonly tables: readonly { readonly table: EditionTableName; readonly before: number; readonly after: number }[];
  /** Objections to the edition; empty when there are none. */
  readonly problems: readonly EditionProblem[];
  /** Whether it may come into force: no problem, or forced. */
  readonly accepted: boolean;
}

/**
 * @param inForce manifest of the edition in force; null when there is none, or when it is of another mode, which
 *   nothing can be compared with; a sample is compared with nothing either
 * @param force whether the operator accepts the problems
 */
export function checkEdition(
  edition: Pick<Edition, 'manifest'>,
  inForce: EditionManifest | null,
  { force = false }: { readonly force?: boolean } = {},
): EditionReport {
  const { manifest } = edition;
  const before = inForce?.mode === manifest.mode && manifest.mode !== 'sample' ? inForce : null;
  const tables = tableNames.map((table) => ({
    table,
    before: before?.tables[table]?.rows ?? 0,
    after: manifest.tables[table].rows,
  }));

  const problems: EditionProblem[] = [];
  for (const { table, before: was, after } of tables) {
    if (MAY_SHRINK.has(table)) continue;
    if (after === 0 && (was > 0 || NEEDED.includes(table))) problems.push({ kind: 'table-empty', table });
    else if (after < was * (1 - LARGEST_LOSS)) problems.push({ kind: 'table-shrank', table, before: was, after });
  }
  const teams = manifest.tables.teams.rows;
  if (teams > 0 && teams !== TEAMS_IN_THE_LEAGUE) problems.push({ kind: 'teams-missing', count: teams });
  for (const season of before?.seasons ?? []) {
    // the oldest season goes when a new one begins
    const makesRoom =
      season < (manifest.seasons[0] ?? season) && (manifest.seasons.at(-1) ?? 0) > (before?.seasons.at(-1) ?? 0);
    if (!manifest.seasons.includes(season) && !makesRoom) problems.push({ kind: 'season-lost', season });
  }
  if (before && manifest.asOf < before.asOf) problems.push({ kind: 'older', asOf: manifest.asOf, before: before.asOf });

  return { tables, problems, accepted: force || problems.length === 0 };
}
