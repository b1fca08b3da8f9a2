import { listAdpMovers, listAdps } from '@pylon/contract/adp/adp';
import { found } from '../../http/errors.ts';
import { NOTHING_PREPARED, type Router } from '../../http/route.ts';
import { withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { adps } from './adp.service.ts';
import { movers } from './movers.service.ts';

/** Average draft positions, and who moved. */
export function adpRoutes(route: Router, parts: LeagueParts): void {
  route.fromEdition(listAdps, adps, ({ query }, reader) => withHeld(parts, reader, query, found(NOTHING_PREPARED)));
  route.fromEdition(listAdpMovers, movers, ({ query }, reader) =>
    withHeld(parts, reader, query, found(NOTHING_PREPARED)),
  );
}
