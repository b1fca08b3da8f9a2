import {
  connectAccount,
  disconnectAccount,
  fetchLeagues,
  finishConnecting,
  listConnectors,
  listFantasyAccounts,
  signInAgain,
  syncLeagues,
} from '@pylon/contract/league-sync/connectors';
import {
  createHandLeague,
  getHandLeague,
  readRosterText,
  replaceHandRosters,
} from '@pylon/contract/league-sync/hand-league';
import { createLeagueKeeper, deleteLeagueKeeper, listLeagueKeepers } from '@pylon/contract/league-sync/keepers';
import {
  countUserLeagues,
  getUserLeague,
  getUserLeagueStatus,
  listUserLeagues,
  moveUserLeague,
  pinUserLeague,
  resyncUserLeague,
  unsyncUserLeague,
} from '@pylon/contract/league-sync/user-league';
import { listMyRosterLeagues } from '@pylon/contract/my-roster/my-roster';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { type ReadyJob, withParts } from '../../jobs/define-job.ts';
import { createLeague, handLeague, replaceRosters, rosterText } from './by-hand/hand-leagues.service.ts';
import { moveHandLeaguesOn } from './by-hand/move-hand-leagues-on.job.ts';
import { connect, connectors, disconnect, fantasyAccounts, leaguesOfAccount } from './fantasy-accounts.service.ts';
import { createKeeper, deleteKeeper, keepers } from './keepers.service.ts';
import { refreshLeagues } from './refresh-leagues.job.ts';
import { beginAgain, finishSignIn } from './sign-in/platform-sign-ins.service.ts';
import { syncLeague } from './sync-league.job.ts';
import type { SyncParts } from './sync-parts.ts';
import {
  moveLeague,
  pinLeague,
  removeLeague,
  resync,
  sync,
  syncStatus,
  toolLeagues,
  userLeague,
  userLeagueCount,
  userLeagues,
} from './user-leagues.service.ts';

/** What asking a platform counts as, in milliseconds of work: it takes turns of the platform's pace from all others. */
const PLATFORM_MS = 250;
const TOO_MUCH = failure('too-many-requests');

/** Accounts of outside platforms and the leagues synced from them; gives the jobs that read them. */
export function leagueSync(route: Router, parts: SyncParts): readonly ReadyJob[] {
  route.forVisitor(listConnectors, () => found(connectors(parts)));
  route.forPerson(connectAccount, ({ person, caller, body }) =>
    caller.mayCost(PLATFORM_MS) ? connect(parts, person, body) : TOO_MUCH,
  );
  route.forPerson(finishConnecting, ({ person, caller, body }) =>
    caller.mayCost(PLATFORM_MS) ? finishSignIn(parts, person, body) : TOO_MUCH,
  );
  route.forPerson(signInAgain, ({ person, caller, body }) =>
    caller.mayCost(PLATFORM_MS) ? beginAgain(parts, person, body) : TOO_MUCH,
  );
  route.forPerson(listFantasyAccounts, async ({ person }) =>
    found({ fantasyAccounts: await fantasyAccounts(parts, person) }),
  );
  route.forPerson(disconnectAccount, ({ person, query }) => disconnect(parts, person, query.userFantasyAccountId));
  route.forPerson(fetchLeagues, ({ person, caller, body }) =>
    caller.mayCost(PLATFORM_MS) ? leaguesOfAccount(parts, person, body) : TOO_MUCH,
  );
  route.forPerson(syncLeagues, ({ person, caller, body }) =>
    caller.mayCost(PLATFORM_MS * body.fantasyConnectorLeagueIds.length) ? sync(parts, person, body) : TOO_MUCH,
  );
  route.forPerson(listUserLeagues, async ({ person, query }) =>
    found({ userLeagues: await userLeagues(parts, person, query) }),
  );
  route.forPerson(listMyRosterLeagues, ({ person, query }) => toolLeagues(parts, person, query));
  route.forPerson(countUserLeagues, async ({ person }) => found({ count: await userLeagueCount(parts, person) }));
  route.forPerson(getUserLeague, ({ person, params }) => userLeague(parts, person, params.userLeagueId));
  route.forPerson(pinUserLeague, ({ person, params, body }) => pinLeague(parts, person, params.id, body.isPinned));
  route.forPerson(moveUserLeague, ({ person, params, body }) => moveLeague(parts, person, params.id, body.order));
  route.forPerson(unsyncUserLeague, ({ person, params }) => removeLeague(parts, person, params.id));
  route.forPerson(resyncUserLeague, ({ person, caller, params }) =>
    caller.mayCost(PLATFORM_MS) ? resync(parts, person, params.id) : TOO_MUCH,
  );
  route.forPerson(getUserLeagueStatus, ({ person, params }) => syncStatus(parts, person, params.id));
  route.forPerson(listLeagueKeepers, ({ person, params }) => keepers(parts, person, params.id));
  route.forPerson(createLeagueKeeper, ({ person, params, body }) => createKeeper(parts, person, params.id, body));
  route.forPerson(deleteLeagueKeeper, ({ person, params, query }) =>
    deleteKeeper(parts, person, params.id, query.keeperId),
  );
  route.forPerson(readRosterText, ({ person, caller, body }) => rosterText(parts, person, caller, body));
  route.forPerson(createHandLeague, ({ person, body }) => createLeague(parts, person, body));
  route.forPerson(getHandLeague, ({ person, params }) => handLeague(parts, person, params.id));
  route.forPerson(replaceHandRosters, ({ person, params, body }) => replaceRosters(parts, person, params.id, body));
  return [withParts(syncLeague, parts), withParts(refreshLeagues, parts), withParts(moveHandLeaguesOn, parts)];
}
