import { getPlayerCard } from '@pylon/contract/player-card';
import type { Router } from '../../http/route.ts';
import { playerCard } from './player-card.service.ts';

/** Everything about one player or team defence. */
export function playerCardRoutes(route: Router): void {
  route.fromEdition(getPlayerCard, ({ edition, query, now }) => playerCard(edition, query, now));
}
