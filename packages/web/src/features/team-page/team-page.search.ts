// What a team's page asks for: season and scoring of its address.
import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import { DEFAULT_SCORING, type TableSearch } from '../../widgets/table/table-search.ts';

export const teamPageInput = (slug: string, page: TableSearch, season: Season): Input<'getTeamPage'> => ({
  slug,
  seasonId: page.season ?? season.id,
  scoringSystemId: page.scoring ?? DEFAULT_SCORING,
});

/** The team's row of the table of styles, with whatever that table locks. */
export const styleInput = (alias: string, page: TableSearch, season: Season): Input<'listTeamStyles'> => ({
  seasonId: page.season ?? season.id,
  teamId: alias,
});

/** The team's row of the table of what defences allow, with whatever that table locks. */
export const allowedInput = (alias: string, page: TableSearch, season: Season): Input<'listTeamDvps'> => ({
  seasonId: page.season ?? season.id,
  scoringSystemId: page.scoring ?? DEFAULT_SCORING,
  teamId: alias,
});
