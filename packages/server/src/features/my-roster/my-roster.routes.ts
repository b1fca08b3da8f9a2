import { boomRoster, bustRoster, optimizeMyRoster } from '@pylon/contract/my-roster/best-rosters';
import { getMyRoster } from '@pylon/contract/my-roster/my-roster';
import { myRosterPlayoffOdds } from '@pylon/contract/my-roster/playoff-odds';
import { myRosterByes, myRosterScoring, myRosterTopStats } from '@pylon/contract/my-roster/season-so-far';
import { myRosterPlayerStrength, myRosterPositionStrength } from '@pylon/contract/my-roster/strength';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { SeasonDesk } from '../../leagues/season-desk.ts';
import type { SeasonThreads } from '../../leagues/season-threads.ts';
import { bestRoster, type MyRosterParts, myRoster } from './my-roster.service.ts';
import { playoffOdds } from './playoff-odds.ts';
import { byes, scoring, topStats } from './season-so-far.ts';
import { playerStrength, positionStrength } from './strength.ts';

/** What the odds of a roster count as, in milliseconds of work. */
const ODDS_MS = 20;
const TOO_MUCH = failure('too-many-requests');

/** A roster of a person's league: as it is set, as it could be, and how it has fared. */
export function myRosterRoutes(
  route: Router,
  { seasonWork, ...parts }: MyRosterParts & { readonly seasonWork: SeasonThreads },
): void {
  const desk = new SeasonDesk(seasonWork);
  route.forPerson(getMyRoster, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? myRoster(parts, person, query) : TOO_MUCH,
  );
  for (const [call, goal] of [
    [optimizeMyRoster, 'points'],
    [boomRoster, 'boom'],
    [bustRoster, 'safe'],
  ] as const) {
    route.forPerson(call, ({ person, caller, query }) =>
      caller.mayCost(ODDS_MS) ? bestRoster(parts, person, query, goal) : TOO_MUCH,
    );
  }
  route.forPerson(myRosterByes, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? byes(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(myRosterPlayoffOdds, (asking) =>
    asking.caller.mayCost(ODDS_MS) ? playoffOdds({ ...parts, desk }, asking, asking.query) : TOO_MUCH,
  );
  route.forPerson(myRosterTopStats, ({ person, query }) => topStats(parts, person, query));
  route.forPerson(myRosterScoring, ({ person, query }) => scoring(parts, person, query));
  route.forPerson(myRosterPlayerStrength, ({ person, query }) => playerStrength(parts, person, query));
  route.forPerson(myRosterPositionStrength, ({ person, query }) => positionStrength(parts, person, query));
}
