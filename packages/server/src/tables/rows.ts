import type { Edition } from '@pylon/almanac/editions/edition';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import type { FactsOf, Table } from '@pylon/engine/tables/table';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { KnownScoring } from '../wire/scoring-system.ts';

/** The answer chosen of each of a table's own questions. */
type ChoicesOf<T extends Table> = T['filters'] extends { readonly own: infer O }
  ? {
      readonly [K in keyof O]: O[K] extends { readonly choices: infer C }
        ? keyof C
        : O[K] extends { readonly kind: 'offered' }
          ? string
          : readonly string[] | undefined;
    }
  : unknown;

/** What points are counted in, in a table that has them. */
type ScoringOf<T extends Table> = T['filters'] extends { readonly scoring: true }
  ? { readonly scoring: KnownScoring }
  : unknown;

/** Of a table about teams that asks for positions. */
type PositionsOf<T extends Table> = T extends {
  readonly about: 'teams';
  readonly filters: { readonly positions: unknown };
}
  ? { /** Whose figures the rows hold, FLEX spelled out; never empty. */ readonly positions: readonly Position[] }
  : unknown;

/** What rows are computed from. */
export type RowsAsked<T extends Table> = ScoringOf<T> &
  PositionsOf<T> & {
    readonly edition: Edition;
    readonly season: number;
    /** −1 is the whole season. */
    readonly week: number;
    readonly choices: ChoicesOf<T>;
  };

/**
 * Everybody in a plain table, in any order; the frame adds whom a row is about, and filters, sorts, locks and pages.
 */
export type RowsOf<T extends ResearchTable> = (asked: RowsAsked<T>) => readonly FactsOf<T>[];
