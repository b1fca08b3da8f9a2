import { listProjections } from '@pylon/contract/projections';
import type { Router } from '../../http/route.ts';
import { projections } from './projections.service.ts';

/** Expected stat lines and points. */
export function projectionRoutes(route: Router): void {
  route.fromEdition(listProjections, ({ edition, query, now }) => projections(edition, query, now));
}
