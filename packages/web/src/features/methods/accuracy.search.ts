import type { Season } from '@pylon/contract/wire';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { Input } from '../../api/call.ts';
import type { TableSearch } from '../../widgets/table/table-search.ts';

/** What to ask for the accuracy page in a given state. */
export function accuracyInput(search: TableSearch, season: Season): Input<'listAccuracy'> {
  const position = POSITIONS.find((one) => one === search.pos);
  const isSeasonal = search.view === 'seasonal';
  return {
    seasonId: search.season ?? season.id,
    period: isSeasonal ? 'Seasonal' : 'Weekly',
    ...(position ? { position } : {}),
    ...(search.week && !isSeasonal ? { week: search.week } : {}),
  };
}
