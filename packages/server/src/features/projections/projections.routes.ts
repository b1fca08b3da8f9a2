import { listProjections } from '@pylon/contract/projections/projections';
import type { Router } from '../../http/route.ts';
import { withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { projections } from './projections.service.ts';

/** Expected stat lines and points. */
export function projectionRoutes(route: Router, parts: LeagueParts): void {
  route.fromEdition(listProjections, projections, async ({ query }, reader) =>
    withHeld(parts, reader, query, await preparedScoring(parts.db, reader, query.scoringSystemId)),
  );
}
