import { compareStartSit, listStartSitStats } from '@pylon/contract/start-sit/start-sit';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { StartSitParts } from './compared-week.ts';
import { startSitStats, startSitTable } from './start-sit.service.ts';

/** What the draws of a week cost, with the lines of a league whose week was not asked for yet. */
const COMPARISON_MS = 30;
/** What the stat lines cost. */
const STATS_MS = 5;

/** Whom to start: a few players side by side, in a person's league or in general. */
export function startSitRoutes(route: Router, parts: StartSitParts): void {
  route.forVisitor(compareStartSit, ({ caller, ...asking }) =>
    caller.mayCost(COMPARISON_MS) ? startSitTable(parts, asking) : failure('too-many-requests'),
  );
  route.forVisitor(listStartSitStats, ({ caller, ...asking }) =>
    caller.mayCost(STATS_MS) ? startSitStats(parts, asking) : failure('too-many-requests'),
  );
}
