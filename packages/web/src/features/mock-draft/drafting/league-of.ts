import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';

/** The shape of the room's league. */
export const leagueOf = ({ leagueConfig, numberOfTeams }: AnyDraft['configuration']): LeagueShape => ({
  ...toLeagueShape(leagueConfig),
  teams: numberOfTeams,
});
