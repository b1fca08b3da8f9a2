import { listAdpMovers, listAdps } from '@pylon/contract/adp';
import type { Router } from '../../http/route.ts';
import { adps } from './adp.service.ts';
import { movers } from './movers.service.ts';

/** Average draft positions, and who moved. */
export function adpRoutes(route: Router): void {
  route.fromEdition(listAdps, ({ edition, query, now }) => adps(edition, query, now));
  route.fromEdition(listAdpMovers, ({ edition, query, now }) => movers(edition, query, now));
}
