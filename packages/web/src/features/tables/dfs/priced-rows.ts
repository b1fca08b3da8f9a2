// Rows of the DFS projections with the salaries of a slate, as a page of them is ordered and shown in the browser.
import { gateOf, isLocked } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { pricedCells } from '@pylon/contract/tables/week/with-salaries';
import { type MatchedSalaries, matchedSalaries, type PricedPlayer } from '@pylon/engine/daily/salary-match';
import type { Values } from '@pylon/engine/tables/table';
import { tablePage } from '@pylon/engine/tables/table-page';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { pageOf, positionsOf, type TableSearch } from '../../../widgets/table/table-search.ts';
import type { PlainAnswer, PlainRow } from '../plain-table.ts';
import type { KeptSlate } from './kept-slates.ts';

/** Games are of the day that they have in the East of the United States, where salary files are written. */
const EASTERN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Somebody whom a salary file may name; none without a team or a game that is told. */
function pricedPlayer(row: PlainRow): PricedPlayer[] {
  const entity = entityOf(row);
  const game = row['game'] as Values['game'] | null | undefined; // a column of the table
  const { position, teamAlias } = entity ?? {};
  if (!entity || !position || !teamAlias || !isTeamId(teamAlias)) return [];
  if (!game || isLocked(game) || !isTeamId(game.opponent)) return [];
  const [homeId, awayId] = game.isHome ? [teamAlias, game.opponent] : [game.opponent, teamAlias];
  const day = EASTERN_DAY.format(new Date(game.kickoff));
  return [{ key: entityKey(row), name: entity.name, position, teamId: teamAlias, homeId, awayId, day }];
}

/** Whom of a week the salaries of a slate are of. @param rows everybody of the week */
export const salariesOf = (slate: KeptSlate, rows: readonly PlainRow[]): MatchedSalaries =>
  matchedSalaries(slate.lines, rows.flatMap(pricedPlayer));

/**
 * The part of the table that an address asks for, by any column, prices among them.
 *
 * @param table with salaries to order by
 * @param isWhole everybody wanted, instead of a page of them
 */
export function pricedPage(
  table: ResearchTable,
  { rows, provenance }: PlainAnswer,
  salaries: ReadonlyMap<string, number>,
  search: TableSearch,
  isWhole = false,
): PlainAnswer {
  const priced = rows.map((row) => {
    const [entityId, points] = [entityKey(row), row['points']];
    return { ...row, entityId, ...pricedCells(typeof points === 'number' ? points : null, salaries.get(entityId)) };
  });
  const wish = {
    rosterPositions: positionsOf(search, []),
    teamId: search.team,
    searchText: search.q,
    ...(isWhole ? { limit: priced.length, offset: 0 } : pageOf(search)),
  };
  // Rows of the table have its columns, and whoever has them all sees them all.
  const paged = (orderBy: string) => tablePage(table, priced as never, { ...wish, orderBy }, { gate: gateOf(2) });
  const page = paged(search.sort ?? table.sort) ?? paged(table.sort);
  return { rows: (page?.rows ?? []) as readonly PlainRow[], total: page?.total ?? 0, provenance };
}
