import type { EndpointsOf } from '../endpoint.ts';
import { boomRoster, bustRoster, optimizeMyRoster } from './best-rosters.ts';
import type { MY_ROSTER_CALLS } from './my-roster.calls.ts';
import { getMyRoster, listMyRosterLeagues } from './my-roster.ts';
import { myRosterPlayoffOdds } from './playoff-odds.ts';
import { myRosterByes, myRosterScoring, myRosterTopStats } from './season-so-far.ts';
import { myRosterPlayerStrength, myRosterPositionStrength } from './strength.ts';

export const myRosterApi = {
  getMyRoster,
  optimizeMyRoster,
  boomRoster,
  bustRoster,
  myRosterByes,
  myRosterTopStats,
  myRosterScoring,
  myRosterPlayerStrength,
  myRosterPositionStrength,
  myRosterPlayoffOdds,
  listMyRosterLeagues,
} as const satisfies EndpointsOf<typeof MY_ROSTER_CALLS>;
