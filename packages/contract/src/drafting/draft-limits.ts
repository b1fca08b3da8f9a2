// Bounds of what a draft is set up with. Free of schemas, for the fields that they are typed into.

import { BUDGET_DOLLARS } from '@pylon/engine/vocabulary/league';

export const FEWEST_TEAMS = 2;
export const MOST_EXPERTS = 32;
export const MOST_KEEPERS = 200;
/** Rounds that a keeper can stand in, from 1. */
export const MOST_ROUNDS = 99;
/** Characters of what a team is called. */
export const LONGEST_TEAM_NAME = 24;
/** Whole dollars of a team's budget, and so of any bid. */
export const MOST_DOLLARS = BUDGET_DOLLARS.most;
