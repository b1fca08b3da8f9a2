// The rules of a league as they count: what nobody has set is as a person begins with.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { FIRST_CLAIM_RULES, FIRST_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import type { StoredRules } from '../../db/tables/cruise-control.ts';
import { saidAs, type ToldRun } from '../../leagues/needs/claim-runs.ts';

/** The zone in which the week of the NFL is told. */
const HOUSE_ZONE = 'America/New_York';

/** The rules of somebody who has set none: claims are run when the league's platform says, where it does. */
export function firstRules(runs: readonly ToldRun[] = []): CruiseRules {
  const [first] = runs;
  const said = first && (first.next ? saidAs(first.next, HOUSE_ZONE) : { runsOn: first.day });
  return { ...FIRST_RULES, keptRosterIds: [], timeZone: HOUSE_ZONE, claims: { ...FIRST_CLAIM_RULES, ...said } };
}

export const wholeRules = (stored: StoredRules): CruiseRules => ({
  ...stored,
  claims: { ...FIRST_CLAIM_RULES, ...stored.claims },
});
