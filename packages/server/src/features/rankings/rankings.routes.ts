import { listRankings } from '@pylon/contract/rankings';
import type { Router } from '../../http/route.ts';
import { rankings } from './rankings.service.ts';

/** Rankings with experts' columns, tiers, points and values. */
export function rankingsRoutes(route: Router): void {
  route.fromEdition(listRankings, ({ edition, body, now }) => rankings(edition, body, now));
}
