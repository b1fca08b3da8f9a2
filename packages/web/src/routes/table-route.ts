// What the routes of several pages with tables share.
import { answer } from '../api/answers.ts';
import type { RouteContext } from '../route-context.ts';
import type { TableSearch } from '../widgets/table/table-search.ts';

/** The part of a page's search that a table's answer depends on: all but the open card and the shown columns. */
export const tableState = ({ search }: { search: TableSearch & { player?: string } }): TableSearch => {
  const { player: _card, cols: _columns, ...state } = search;
  return state;
};

export const seasonOf = async ({ answers }: RouteContext) =>
  (await answers.ensureQueryData(answer('currentSeason', {}))).season;
