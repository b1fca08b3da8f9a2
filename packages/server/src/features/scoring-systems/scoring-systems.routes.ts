import { listScoringSystems } from '@pylon/contract/scoring-systems';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { everybodysSystems, toWireScoring } from '../../present/scoring-system.ts';

/** Scoring systems that can be named in other calls. */
export function scoringSystemRoutes(route: Router): void {
  route.forVisitor(listScoringSystems, () => found({ scoringSystems: everybodysSystems().map(toWireScoring) }));
}
