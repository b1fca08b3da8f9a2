import {
  createLeagueByHand,
  getLeagueByHand,
  readRosters,
  updateLeagueByHand,
} from '@pylon/contract/league-sync/by-hand';
import type { Router } from '../../../http/route.ts';
import type { SyncParts } from '../sync-parts.ts';
import { createByHand, leagueByHand, readPasted, updateByHand } from './by-hand.service.ts';

/** Leagues that people keep themselves. */
export function byHandRoutes(route: Router, parts: SyncParts): void {
  route.forPerson(createLeagueByHand, ({ person, body }) => createByHand(parts, person, body));
  route.forPerson(readRosters, ({ person, caller, body }) => readPasted(parts, person, caller, body));
  route.forPerson(getLeagueByHand, ({ person, params }) => leagueByHand(parts, person, params.userLeagueId));
  route.forPerson(updateLeagueByHand, ({ person, params, body }) =>
    updateByHand(parts, person, params.userLeagueId, body),
  );
}
