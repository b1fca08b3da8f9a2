import { listProjections } from '@pylon/contract/projections/projections';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { projections } from './projections.service.ts';

/** Expected stat lines and points. */
export function projectionRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(listProjections, projections, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
}
