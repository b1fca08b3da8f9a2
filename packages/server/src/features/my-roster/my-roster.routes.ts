import { getMyRoster } from '@pylon/contract/my-roster/my-roster';
import type { Router } from '../../http/route.ts';
import { type MyRosterParts, myRoster } from './my-roster.service.ts';

/** A roster of a person's league: as it is set, and as it could be. */
export function myRosterRoutes(route: Router, parts: MyRosterParts): void {
  route.forPerson(getMyRoster, ({ person, query }) => myRoster(parts, person, query));
}
