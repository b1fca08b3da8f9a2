import { getTeamPage } from '@pylon/contract/team-page/team-page';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { teamPage } from './team-page.service.ts';

/** Everything about one team. */
export function teamPageRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(getTeamPage, teamPage, ({ query }, reader) => preparedScoring(db, reader, query.scoringSystemId));
}
