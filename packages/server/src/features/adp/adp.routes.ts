import { listAdpMovers, listAdps } from '@pylon/contract/adp/adp';
import type { Router } from '../../http/route.ts';
import { adps } from './adp.service.ts';
import { movers } from './movers.service.ts';

/** Average draft positions, and who moved. */
export function adpRoutes(route: Router): void {
  route.fromEdition(listAdps, adps);
  route.fromEdition(listAdpMovers, movers);
}
