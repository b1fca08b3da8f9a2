import { getProjectionMaterial, getRankingMaterial } from '@pylon/contract/scoring-systems/scoring-material';
import {
  createScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  listScoringSystems,
  updateScoringSystem,
} from '@pylon/contract/scoring-systems/scoring-systems';
import type { Db } from '../../db/database.ts';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { projectionMaterialAnswer, rankingMaterialAnswer } from './scoring-material.service.ts';
import {
  createScoring,
  deleteScoring,
  leagueScoring,
  scoringSystems,
  updateScoring,
} from './scoring-systems.service.ts';

/** Scoring systems: those that everybody has, and a person's own. */
export function scoringSystemRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.forVisitor(listScoringSystems, async ({ person, tier }) =>
    found({ scoringSystems: await scoringSystems(db, person, tier) }),
  );
  route.forPerson(createScoringSystem, ({ person, body }) => createScoring(db, person, body));
  route.forPerson(updateScoringSystem, ({ person, body }) => updateScoring(db, person, body));
  route.forPerson(deleteScoringSystem, ({ person, query }) => deleteScoring(db, person, query.id));
  route.forPerson(fetchLeagueScoring, ({ person, body }) => leagueScoring(db, person, body.leagueId));
  route.fromEdition(getRankingMaterial, rankingMaterialAnswer);
  route.fromEdition(getProjectionMaterial, projectionMaterialAnswer);
}
