import { listRankings } from '@pylon/contract/rankings/rankings';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { rankings } from './rankings.service.ts';

/** Rankings with experts' columns, tiers, points and values. */
export function rankingsRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(listRankings, rankings, ({ body }, caller) => preparedScoring(db, caller, body.scoringSystemId));
}
