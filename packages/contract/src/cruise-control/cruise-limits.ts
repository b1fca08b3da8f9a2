// Free of schemas, so that the browser pays nothing for it.

/** Players of a team who are never benched. */
export const MOST_KEPT = 60;
/** Expected points that a change has to bring at least. */
export const LEAST_GAIN = { least: 0, most: 20 } as const;
/** Hours before a kick-off at which a change is sent, and until which it can be vetoed. */
export const LEAD_HOURS = { least: 1, most: 24 } as const;

/** Of what is left of a budget, for all claims of a week together. */
export const CLAIM_PERCENT = { least: 0, most: 100 } as const;
/** Expected points a week that a claim has to bring at least. */
export const CLAIM_GAIN = { least: 0.1, most: 20 } as const;
/** Claims of a week, all together: nobody overturns a team in a night. */
export const MOST_CLAIMS = 3;

/** What somebody who has set nothing begins with. Most leagues run claims in the night to Wednesday. */
export const FIRST_CLAIM_RULES = {
  isOn: false,
  mostPercent: 20,
  leastGain: 0.5,
  runsOn: 'wednesday',
  runsAtHour: 3,
  leadHours: 8,
} as const;
export const FIRST_RULES = {
  keptRosterIds: [],
  onlyIdle: true,
  leastGain: 1,
  leadHours: 3,
  notBeforeHour: 0,
  claims: FIRST_CLAIM_RULES,
} as const;

/** How a change stands. Whatever is 'sent' was told to the person: nothing is ever changed at a platform. */
export const PROPOSAL_STATES = ['prepared', 'vetoed', 'sent', 'undone', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Why somebody comes into a line-up. */
export const LINEUP_REASONS = ['out', 'bye', 'empty-place', 'better-bench'] as const;
export type LineupReason = (typeof LINEUP_REASONS)[number];

/** What would have become of a claim of a past week: had, had by somebody else, or made by the person themselves. */
export const CLAIM_OUTCOMES = ['won', 'lost', 'own'] as const;
/** Weeks over which a claim of a past week is judged. */
export const JUDGED_WEEKS = 4;

/** Why nothing is prepared in a league that is switched on. */
export const CRUISE_OBSTACLES = ['not-under-way', 'season-over', 'best-ball', 'no-team', 'rosters-unknown'] as const;
export type CruiseObstacle = (typeof CRUISE_OBSTACLES)[number];
