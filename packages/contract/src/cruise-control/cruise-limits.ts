// Free of schemas, so that the browser pays nothing for it.

/** Players of a team who are never benched. */
export const MOST_KEPT = 60;
/** Expected points that a change has to bring at least. */
export const LEAST_GAIN = { least: 0, most: 20 } as const;
/** Hours before a kick-off at which a change is sent, and until which it can be vetoed. */
export const LEAD_HOURS = { least: 1, most: 24 } as const;

/** What somebody who has set nothing begins with. */
export const FIRST_RULES = { keptRosterIds: [], onlyIdle: true, leastGain: 1, leadHours: 3, notBeforeHour: 0 } as const;

/** How a change stands. Whatever is 'sent' was told to the person: nothing is ever changed at a platform. */
export const PROPOSAL_STATES = ['prepared', 'vetoed', 'sent', 'undone', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Why somebody comes in. */
export const CHANGE_REASONS = ['out', 'bye', 'empty-place', 'better-bench'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Why nothing is prepared in a league that is switched on. */
export const CRUISE_OBSTACLES = ['not-under-way', 'best-ball', 'no-team', 'rosters-unknown'] as const;
export type CruiseObstacle = (typeof CRUISE_OBSTACLES)[number];
