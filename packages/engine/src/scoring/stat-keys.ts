/**
 * What happens on the field, counted. A stat line names amounts; scoring settings say what each is worth.
 * The same keys serve weekly box scores, season totals and projections (where amounts are expectations).
 */
export const STAT_KEYS = [
  // passing
  'passingAttempts',
  'passingCompletions',
  'passingYards',
  'passingTouchdowns',
  'passingInterceptions',
  'passingSacks',
  'passingFirstDowns',
  'passingTwoPointConversions',
  'passingTouchdowns40',
  'passingTouchdowns50',
  'passingPickSixes',
  // rushing
  'rushingAttempts',
  'rushingYards',
  'rushingTouchdowns',
  'rushingFirstDowns',
  'rushingTwoPointConversions',
  'rushingTouchdowns40',
  'rushingTouchdowns50',
  // receiving
  'receivingTargets',
  'receivingReceptions',
  'receivingYards',
  'receivingTouchdowns',
  'receivingFirstDowns',
  'receivingTwoPointConversions',
  'receivingTouchdowns40',
  'receivingTouchdowns50',
  // ball security and returns
  'fumbles',
  'fumblesLost',
  'fumbleRecoveryTouchdowns',
  'specialTeamsForcedFumbles',
  'specialTeamsFumbleRecoveries',
  'kickReturnYards',
  'puntReturnYards',
  'returnTouchdowns',
  // kicking, by distance in yards
  'fieldGoals0To19',
  'fieldGoals20To29',
  'fieldGoals30To39',
  'fieldGoals40To49',
  'fieldGoals50To59',
  'fieldGoals60Plus',
  'fieldGoalsMissed0To19',
  'fieldGoalsMissed20To29',
  'fieldGoalsMissed30To39',
  'fieldGoalsMissed40To49',
  'fieldGoalsMissed50Plus',
  'fieldGoalYards',
  'fieldGoalYardsOver30',
  'extraPoints',
  'extraPointsMissed',
  // team defence and special teams
  'defenseSacks',
  'defenseInterceptions',
  'defenseFumbleRecoveries',
  'defenseForcedFumbles',
  'defenseSafeties',
  'defenseTouchdowns',
  'defenseSpecialTeamsTouchdowns',
  'defenseSpecialTeamsForcedFumbles',
  'defenseSpecialTeamsFumbleRecoveries',
  'defenseBlockedKicks',
  'defenseTwoPointReturns',
  'defenseTacklesForLoss',
  'defensePassesDefended',
  'defenseFourthDownStops',
  'defensePointsAllowed',
  'defenseYardsAllowed',
  // individual defensive players
  'idpSoloTackles',
  'idpAssistedTackles',
  'idpTacklesForLoss',
  'idpSacks',
  'idpSackYards',
  'idpQuarterbackHits',
  'idpInterceptions',
  'idpInterceptionYards',
  'idpPassesDefended',
  'idpForcedFumbles',
  'idpFumbleRecoveries',
  'idpTouchdowns',
  'idpSafeties',
  'idpBlockedKicks',
] as const;
export type StatKey = (typeof STAT_KEYS)[number];

/**
 * Amounts of what was done or is expected. An absent key is zero, save `defensePointsAllowed` and
 * `defenseYardsAllowed`, which then are unknown: a missing figure is no shutout.
 *
 * Long touchdowns are counted in every class that they reach: one of 55 yards is in `passingTouchdowns40` and in
 * `passingTouchdowns50`. `fieldGoalYardsOver30` sums, over made kicks, the yards beyond 30.
 */
export type StatLine = Readonly<Partial<Record<StatKey, number>>>;
