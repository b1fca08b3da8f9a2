import { listAccuracy } from '@pylon/contract/accuracy/accuracy';
import type { Router } from '../../http/route.ts';
import { accuracy } from './accuracy.service.ts';

/** How near lists came to what then happened. */
export function accuracyRoutes(route: Router): void {
  route.fromEdition(listAccuracy, accuracy);
}
