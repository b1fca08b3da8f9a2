import { getPlayerCard } from '@pylon/contract/player-card/player-card';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { playerCard } from './player-card.service.ts';

/** Everything about one player or team defence. */
export function playerCardRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(getPlayerCard, playerCard, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
}
