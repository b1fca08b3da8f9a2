// The rules of a league as they count: what nobody has set is as a person begins with.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { FIRST_CLAIM_RULES, FIRST_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import type { StoredRules } from '../../db/tables/cruise-control.ts';

/** The zone in which the week of the NFL is told. */
const HOUSE_ZONE = 'America/New_York';

/** The rules of somebody who has set none. */
export const firstRules = (): CruiseRules => wholeRules({ ...FIRST_RULES, keptRosterIds: [], timeZone: HOUSE_ZONE });

export const wholeRules = (stored: StoredRules): CruiseRules => ({
  ...stored,
  claims: { ...FIRST_CLAIM_RULES, ...stored.claims },
});
