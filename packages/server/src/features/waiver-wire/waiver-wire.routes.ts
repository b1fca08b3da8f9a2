import { listAvailablePlayers } from '@pylon/contract/waiver-wire/available-players';
import { calculateFaab } from '@pylon/contract/waiver-wire/calculate-faab';
import { listLeagueTransactions } from '@pylon/contract/waiver-wire/transaction-history';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { WaiverParts } from './asked-waivers.ts';
import { availablePlayers } from './available-players.ts';
import { faabTable } from './faab-table.ts';
import { transactionHistory } from './transaction-history.ts';

/** What looking over free agents, bidding for some, and reading a history count as, milliseconds of work. */
const PLAYERS_MS = 80;
const BIDS_MS = 60;
const HISTORY_MS = 10;
const TOO_MUCH = failure('too-many-requests');

/** Free agents of a person's league: who helps, what to bid, and what was bid before. */
export function waiverWireRoutes(route: Router, parts: WaiverParts): void {
  route.forPerson(listAvailablePlayers, (asking) =>
    asking.caller.mayCost(PLAYERS_MS) ? availablePlayers(parts, asking, asking.query) : TOO_MUCH,
  );
  route.forPerson(calculateFaab, (asking) =>
    asking.caller.mayCost(BIDS_MS) ? faabTable(parts, asking, asking.query, asking.body) : TOO_MUCH,
  );
  route.forPerson(listLeagueTransactions, ({ person, caller, query }) =>
    caller.mayCost(HISTORY_MS) ? transactionHistory(parts, person, query) : TOO_MUCH,
  );
}
