import { comparePlayers } from '@pylon/contract/player-card/comparison';
import { getPlayerCard } from '@pylon/contract/player-card/player-card';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { comparison } from './comparison.service.ts';
import { playerCard } from './player-card.service.ts';

/** Everything about one player or team defence, and several of them side by side. */
export function playerCardRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(getPlayerCard, playerCard, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
  route.fromEdition(comparePlayers, comparison, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
}
