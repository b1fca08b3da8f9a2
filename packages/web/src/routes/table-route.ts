// What the routes of several pages with tables share.
import type { Season } from '@pylon/contract/wire';
import type { QueryKey } from '@tanstack/react-query';
import { answer } from '../api/answers.ts';
import { obstacleTo } from '../api/obstacle.ts';
import type { RouteContext } from '../route-context.ts';
import type { TableSearch } from '../widgets/table/table-search.ts';

/** The part of a page's search that a table's answer depends on: all but the open card and the shown columns. */
export const tableState = ({ search }: { search: TableSearch & { player?: string } }): TableSearch => {
  const { player: _card, cols: _columns, ...state } = search;
  return state;
};

export const seasonOf = async ({ answers }: RouteContext) =>
  (await answers.ensureQueryData(answer('currentSeason', {}))).season;

/** Loads a table's page: its rows, or why they are not to be had, and the seasons to choose from. */
export async function loadTable(
  context: RouteContext,
  questionFor: (season: Season) => { readonly queryKey: QueryKey },
) {
  const question = questionFor(await seasonOf(context));
  const [table] = await Promise.all([
    obstacleTo(context.answers.ensureQueryData(question)),
    context.answers.ensureQueryData(answer('listSeasons', {})),
  ]);
  return table;
}
