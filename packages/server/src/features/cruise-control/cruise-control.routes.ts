import {
  getCruiseControl,
  undoCruiseChange,
  updateCruiseControl,
  vetoCruiseChange,
} from '@pylon/contract/cruise-control/cruise-control';
import { cruiseControlDryRun } from '@pylon/contract/cruise-control/dry-run';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { cruiseState, undo, updateCruise, veto } from './cruise-control.service.ts';
import { dryRun } from './dry-run.ts';
import type { SteerParts } from './steer.ts';

/** What looking at a team counts as, milliseconds of work. */
const TEAM_MS = 10;
/** And what it counts as beside that when claims are to be prepared. */
const CLAIMS_MS = 150;
const TOO_MUCH = failure('too-many-requests');

/** Line-ups and claims that are prepared by a person's rules, told with their reasons, and never made for them. */
export function cruiseControlRoutes(route: Router, parts: SteerParts): void {
  route.forPerson(getCruiseControl, ({ person, caller, query }) =>
    caller.mayCost(TEAM_MS) ? cruiseState(parts, person, query.userLeagueId) : TOO_MUCH,
  );
  route.forPerson(updateCruiseControl, ({ person, caller, params, body }) =>
    caller.mayCost(3 * TEAM_MS + (body.isOn && body.rules.claims.isOn ? CLAIMS_MS : 0))
      ? updateCruise(parts, person, params.userLeagueId, body)
      : TOO_MUCH,
  );
  route.forPerson(vetoCruiseChange, ({ person, caller, params, body }) =>
    caller.mayCost(TEAM_MS) ? veto(parts, person, { ...params, ...body }) : TOO_MUCH,
  );
  route.forPerson(undoCruiseChange, ({ person, caller, params, body }) =>
    caller.mayCost(TEAM_MS) ? undo(parts, person, { ...params, ...body }) : TOO_MUCH,
  );
  route.forPerson(cruiseControlDryRun, (asking) => dryRun(parts, asking, asking.query.userLeagueId));
}
