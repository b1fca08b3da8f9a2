// The schemas of a declared table: what may be asked of it, what a row is, and the call of a plain one.
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { CellsOf, Column, Table, ValueKind } from '@pylon/engine/tables/table';
import * as z from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import type { PaidFeature } from '../plans/tiers.ts';
import {
  type Athlete,
  entity,
  heldQuery,
  NextGame,
  PositionFilter,
  Provenance,
  pageQuery,
  queryList,
  queryWhole,
  ScoringSystemIdText,
  SeasonId,
  type Team,
} from '../wire.ts';
import { PLAIN_TABLES, type PlainTable, type ResearchTable } from './tables.ts';

/** A row on the wire: whom it is about, and its columns. */
export type RowOf<T extends Table> = { athlete: Athlete | null; team: Team | null } & CellsOf<T>;

const KINDS: Readonly<Record<ValueKind, z.ZodType>> = {
  whole: z.number(),
  decimal: z.number(),
  ratio: z.number(),
  share: z.number(),
  score: z.number(),
  change: z.number(),
  wholeChange: z.number(),
  signed: z.number(),
  dollars: z.number(),
  text: z.string(),
  trend: z.array(z.object({ asOf: z.string(), adp: z.number() })),
  amounts: z.record(z.string(), z.number()),
  places: z.record(z.string(), z.number()),
  points: z.object({ floor: z.number(), expected: z.number(), ceiling: z.number() }),
  opinion: z.object({ rank: z.number(), expertId: z.string() }),
  game: NextGame,
  opponents: z.array(
    z.object({
      week: z.number(),
      opponent: z.string().nullable(),
      isHome: z.boolean(),
      place: z.number().nullable(),
    }),
  ),
};

function cellSchema({ kind, nullable, feature, locks }: Column<PaidFeature>): z.ZodType {
  if (locks === 'each' && feature) return z.record(z.string(), locked(feature, z.number()));
  const value = nullable ? KINDS[kind].nullable() : KINDS[kind];
  return feature ? locked(feature, value) : value;
}

/** What a row is. */
export function rowSchema<T extends ResearchTable>(table: T): z.ZodType<RowOf<T>> {
  const cells = Object.entries(table.columns).filter(([, { within }]) => within === undefined);
  const shape = Object.fromEntries(cells.map(([key, column]) => [key, cellSchema(column)]));
  // The very columns that the type is made of.
  return z.object({ ...entity, ...shape }).meta({ id: table.rowName }) as unknown as z.ZodType<RowOf<T>>;
}

const positions = queryList(PositionFilter).optional();
const names = queryList(z.string()).optional();
const offered = z.string().max(40).default('');
const week = queryWhole.min(-1).max(22).default(-1);
const scoringSystemId = ScoringSystemIdText.default(FREE_SCORING_ID);

type OwnFields<T extends Table> = T['filters'] extends { readonly own: infer O }
  ? {
      [K in keyof O]: O[K] extends { readonly choices: infer C }
        ? z.ZodDefault<z.ZodEnum<{ [P in keyof C & string]: P }>>
        : O[K] extends { readonly kind: 'offered' }
          ? typeof offered
          : typeof names;
    }
  : unknown;
type WeekField<T extends Table> = T['filters'] extends { readonly week: true } ? { week: typeof week } : unknown;
type ScoringField<T extends Table> = T['filters'] extends { readonly scoring: true }
  ? { scoringSystemId: typeof scoringSystemId }
  : unknown;
type Fields<T extends Table> = typeof standard & WeekField<T> & ScoringField<T> & OwnFields<T>;

const standard = {
  ...pageQuery,
  seasonId: SeasonId,
  orderBy: z.string().max(60).default(''),
  searchText: z.string().trim().max(60).optional(),
  rosterPositions: positions,
  teamId: z.string().max(4).optional(),
  ...heldQuery,
};

/** What may be asked of a table: a page, an order, and its filters. */
export function tableQuery<T extends ResearchTable>({ filters, sort, about }: T): z.ZodObject<Fields<T>> {
  const { limit, offset, seasonId, orderBy, searchText, rosterPositions, teamId } = standard;
  const own = Object.entries(filters.own ?? {}).map(([name, filter]) => [
    name,
    filter.kind === 'choice'
      ? z.enum(Object.keys(filter.choices)).default(filter.standard)
      : filter.kind === 'offered'
        ? offered
        : names,
  ]);
  const shape = {
    ...{ limit, offset, seasonId, orderBy: orderBy.unwrap().default(sort) },
    ...Object.fromEntries(own),
    ...(filters.week ? { week } : {}),
    ...(filters.scoring ? { scoringSystemId } : {}),
    searchText,
    ...(about === 'teams' && filters.positions === undefined ? {} : { rosterPositions }),
    teamId,
    ...(about === 'teams' ? {} : heldQuery),
  };
  // The fields declared
  return z.object(shape) as unknown as z.ZodObject<Fields<T>>;
}

/** What a plain table answers. */
const plainAnswer = <T extends ResearchTable>(table: T) =>
  z.object({ rows: z.array(rowSchema(table)), total: z.number(), provenance: Provenance });

const plainEndpoint = (table: ResearchTable) => ({
  summary: `${table.title}. ${table.question} Changes nothing.`,
  byTier: true as const,
  reads: true as const,
  ...(table.method === 'POST' ? { body: tableQuery(table) } : { query: tableQuery(table) }),
  answer: plainAnswer(table),
});
type PlainSchemas<T extends ResearchTable> = {
  readonly summary: string;
  readonly byTier: true;
  readonly reads: true;
  readonly answer: ReturnType<typeof plainAnswer<T>>;
} & (T extends { readonly method: 'POST' }
  ? { readonly body: ReturnType<typeof tableQuery<T>> }
  : { readonly query: ReturnType<typeof tableQuery<T>> });

/** The call of every plain table. */
export const tableEndpoints = Object.fromEntries(
  PLAIN_TABLES.map((table) => [table.call, endpoint(table.call as PlainTable['call'], plainEndpoint(table))]),
) as unknown as { readonly [T in PlainTable as T['call']]: Endpoint<T['call'], PlainSchemas<T>> }; // each of its own declaration
