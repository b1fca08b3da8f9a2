import type { Edition } from '@pylon/almanac/editions/edition';
import type { Endpoint } from '@pylon/contract/endpoint';
import { isTurned } from '@pylon/contract/tables/game-span';
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { tablesApi } from '@pylon/contract/tables/tables.api';
import { getTimeSeries } from '@pylon/contract/tables/time-series/time-series';
import type { Provenance, WireEntity } from '@pylon/contract/wire';
import { positionsOf } from '@pylon/engine/tables/entity-filter';
import type { TableWish } from '@pylon/engine/tables/table-page';
import { onceFor } from '../../almanac/edition-memo.ts';
import type { Db } from '../../db/database.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput, Input, Prepared, Router } from '../../http/route.ts';
import { type PreparedAmong, withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { Lru } from '../../lru.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { tableAnswer } from '../../tables/table-answer.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { timeSeries } from './time-series/time-series.service.ts';

/** What every plain table is asked, in the query or the body; its own questions beside it. */
interface PlainQuery extends TableWish {
  readonly seasonId: string;
  readonly week?: number;
  readonly scoringSystemId?: string;
  readonly fromWeek?: string;
  readonly throughWeek?: string;
  readonly mineIn?: string;
  readonly freeIn?: string;
}
/** A table's file: its rows, and where they come from if not from the newest data alone. */
interface RowsModule {
  readonly rows: RowsOf<ResearchTable>;
  readonly provenance?: (edition: Edition, season: number) => Provenance;
}
/** The scoring asked for, in a table with points. */
interface Scored {
  readonly scoring: KnownScoring | null;
}

/** Players week by week: the call of the tables that is none. */
export function timeSeriesRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(getTimeSeries, timeSeries, ({ query }, reader) =>
    preparedScoring(db, reader, query.scoringSystemId),
  );
}

/**
 * The calls of all plain tables. The registry names them; a table's rows stand in its section under its name, where
 * they are looked for when the server starts, so that one line of the registry is enough.
 */
export async function tableRoutes(route: Router, parts: LeagueParts): Promise<void> {
  for (const table of PLAIN_TABLES) {
    // Tables.test.ts
    const module = (await import(`./${table.section}/${table.name}.rows.ts`)) as RowsModule;
    // An endpoint of the declaration, whose query has what every plain table's has.
    const endpoint = (tablesApi as Readonly<Record<string, Endpoint>>)[table.call];
    if (!endpoint) throw new Error(`no call ${table.call}`);
    route.fromEdition<Endpoint, PreparedAmong<Scored>>(
      endpoint,
      (input) => plainAnswer(table, module, input),
      async (input, reader) => {
        const query = askedOf(input);
        const { scoringSystemId } = query;
        const isScored = table.filters.scoring && scoringSystemId !== undefined;
        const scored: Outcome<Scored & Prepared> = isScored
          ? await preparedScoring(parts.db, reader, scoringSystemId)
          : found({ scoring: null, key: '' });
        return withHeld(parts, reader, query, scored);
      },
    );
  }
}

/** What is asked by the endpoint of a plain table, which has either a query or a body. */
const askedOf = ({ query, body }: Input<Endpoint>): PlainQuery => ({ ...query, ...body }) as unknown as PlainQuery;

/** Whose figures a table about teams holds; none for a table that is not computed by position. */
const positionsAsked = ({ about, filters }: ResearchTable, { rosterPositions = [] }: PlainQuery): readonly string[] =>
  about === 'teams' && filters.positions
    ? [...positionsOf({ rosterPositions: rosterPositions.length > 0 ? rosterPositions : filters.positions })].sort()
    : [];

function plainAnswer(
  table: ResearchTable,
  { rows, provenance = provenanceOf }: RowsModule,
  input: EditionInput<Endpoint, PreparedAmong<Scored>>,
) {
  const { edition, now, tier, prepared } = input;
  const query = askedOf(input);
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  if (isTurned(query)) return failure('invalid-parameters', { throughWeek: 'is before the first week asked for' });
  const season = inSeason.value.year;
  const { week = -1 } = query;
  const { scoring, among } = prepared;
  const own = Object.keys(table.filters.own ?? {});
  const choices = Object.fromEntries(Object.entries(query).filter(([name]) => own.includes(name)));
  const positions = positionsAsked(table, query);
  const key = JSON.stringify([table.name, season, week, choices, positions, scoring?.key]);
  const asked = { edition, season, week, choices, positions, scoring };
  const named = keptRows(edition).once(key, () =>
    rows(asked).flatMap((facts) => {
      const entity = namedOf(edition, facts.entityId, season);
      return entity ? [{ ...facts, ...entity }] : [];
    }),
  );
  // Of any table only that its columns have names is known: a row's entity does not fit among them.
  const page = tableAnswer(table, named as never, { ...query, among }, tier);
  if (!page.ok) return page;
  return found({ rows: page.value.rows, total: page.value.total, provenance: provenance(edition, season) });
}

/** Rows kept of all plain tables together, in whatever seasons, weeks and scorings they were asked for: some 50 MB. */
const KEPT_ROWS = 40_000;
const keptRows = (edition: Edition) =>
  onceFor(edition, 'rows of plain tables', () => new Lru<readonly object[]>(KEPT_ROWS, (rows) => rows.length));

/** Whom a row is about, put together once for all rows of all tables of a season. */
function namedOf(edition: Edition, entityId: string, season: number): WireEntity | null {
  const known = onceFor(edition, `named ${season}`, () => new Map<string, WireEntity | null>());
  const before = known.get(entityId);
  if (before !== undefined) return before;
  const made = toWireEntity(edition, entityId, season);
  known.set(entityId, made);
  return made;
}
