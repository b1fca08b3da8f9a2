import type { Edition } from '@pylon/almanac/editions/edition';
import type { Endpoint } from '@pylon/contract/endpoint';
import type { Tier } from '@pylon/contract/plans/tiers';
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { tablesApi } from '@pylon/contract/tables/tables.api';
import { positionsOf } from '@pylon/engine/tables/entity-filter';
import type { TableWish } from '@pylon/engine/tables/table-page';
import { onceFor } from '../../almanac/edition-memo.ts';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { tableAnswer } from '../../tables/table-answer.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';

/** What every plain table's query has; its own questions beside it. */
interface PlainQuery extends TableWish {
  readonly seasonId: string;
  readonly week?: number;
}

/**
 * The calls of all plain tables. The registry names them; a table's rows stand in the file of its name, which is looked
 * for when the server starts, so that one line of the registry is enough.
 */
export async function tableRoutes(route: Router): Promise<void> {
  for (const table of PLAIN_TABLES) {
    // Tables.test.ts
    const { rows } = (await import(`./${table.name}.rows.ts`)) as { readonly rows: RowsOf<ResearchTable> };
    // An endpoint of the declaration, whose query has what every plain table's has.
    const endpoint = (tablesApi as Readonly<Record<string, Endpoint>>)[table.call];
    if (!endpoint) throw new Error(`no call ${table.call}`);
    route.fromEdition(endpoint, ({ edition, query, now, tier }) =>
      plainAnswer({ table, rows, edition, query: query as unknown as PlainQuery, now, tier }),
    );
  }
}

/** Whose figures a table about teams holds; none for a table that is not computed by position. */
const positionsAsked = ({ about, filters }: ResearchTable, { rosterPositions = [] }: PlainQuery): readonly string[] =>
  about === 'teams' && filters.positions
    ? [...positionsOf({ rosterPositions: rosterPositions.length > 0 ? rosterPositions : filters.positions })].sort()
    : [];

function plainAnswer({
  table,
  rows,
  edition,
  query,
  now,
  tier,
}: {
  readonly table: ResearchTable;
  readonly rows: RowsOf<ResearchTable>;
  readonly edition: Edition;
  readonly query: PlainQuery;
  readonly now: Date;
  readonly tier: Tier;
}) {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const season = inSeason.value.year;
  const { week = -1 } = query;
  const own = Object.keys(table.filters.own ?? {});
  const choices = Object.fromEntries(Object.entries(query).filter(([name]) => own.includes(name)));
  const positions = positionsAsked(table, query);
  const asked = { edition, season, week, choices, positions };
  const key = `table ${table.name} ${season} ${week} ${positions.join()} ${JSON.stringify(choices)}`;
  const named = onceFor(edition, key, () =>
    rows(asked).flatMap((facts) => {
      const entity = toWireEntity(edition, facts.entityId, season);
      return entity ? [{ ...facts, ...entity }] : [];
    }),
  );
  // Of any table only that its columns have names is known: a row's entity does not fit among them.
  const page = tableAnswer(table, named as never, query, tier);
  if (!page.ok) return page;
  return found({ rows: page.value.rows, total: page.value.total, provenance: provenanceOf(edition) });
}
