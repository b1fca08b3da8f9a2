import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import { heldOf, listOf, pageOf, positionsOf, type TableSearch } from '../../widgets/table/table-search.ts';

/** The formats of drafts asked for; whether there are such is the server's to say. */
const formatsOf = ({ format, beside }: TableSearch) =>
  ({ ...(format ? { format } : {}), ...(beside ? { beside } : {}) }) as Pick<Input<'listAdps'>, 'format' | 'beside'>;

/** What to ask for the ADP table in a given state. The order is the server's unless the visitor chose one. */
export function adpInput(search: TableSearch, season: Season): Input<'listAdps'> {
  const positions = positionsOf(search, []);
  const providers = listOf(search.from);
  return {
    seasonId: search.season ?? season.id,
    ...(search.sort ? { orderBy: search.sort } : {}),
    ...(providers.length > 0 ? { adpProviderNames: [...providers] } : {}),
    ...formatsOf(search),
    ...(positions.length > 0 ? { rosterPositions: [...positions] } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...heldOf(search),
    ...(search.q ? { searchText: search.q } : {}),
    ...pageOf(search),
  };
}

/** What to ask for who rose and fell; by one provider when exactly one is chosen. */
export function moversInput(search: TableSearch, season: Season): Input<'listAdpMovers'> {
  const positions = positionsOf(search, []);
  const providers = listOf(search.from);
  return {
    seasonId: search.season ?? season.id,
    ...(positions.length > 0 ? { rosterPositions: [...positions] } : {}),
    ...(providers.length === 1 && providers[0] ? { sortKey: providers[0] } : {}),
    ...heldOf(search),
  };
}
