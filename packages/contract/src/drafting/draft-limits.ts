// Bounds of a draft's settings. Free of schemas, so that the form can use them.

import { BUDGET_DOLLARS } from '@pylon/engine/vocabulary/league';

export const FEWEST_TEAMS = 2;
export const MOST_EXPERTS = 32;
export const MOST_KEEPERS = 200;
/** Rounds that a keeper can stand in, from 1. */
export const MOST_ROUNDS = 99;
/** Characters of a team's name. */
export const LONGEST_TEAM_NAME = 24;
/** Characters of a draft's name. */
export const LONGEST_DRAFT_NAME = 40;
/** Whole dollars of a team's budget, and so of any bid. */
export const MOST_DOLLARS = BUDGET_DOLLARS.most;
