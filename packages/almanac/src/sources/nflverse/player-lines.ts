// A box score's columns as a stat line.
import { kickYardsOver30 } from '@pylon/engine/scoring/expected/kick-yards';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { FANTASY_POSITIONS, toRosterPosition } from '../joining/positions.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import type { OFFENCE_COLUMNS, OTHER_UNITS_COLUMNS, PLAYER_WEEKS_SOURCE } from './stats.dictionary.ts';

export type Offense = RecordOf<typeof PLAYER_WEEKS_SOURCE, (typeof OFFENCE_COLUMNS)[number]>;
export type OtherUnits = RecordOf<typeof PLAYER_WEEKS_SOURCE, (typeof OTHER_UNITS_COLUMNS)[number]>;

/** A record's line on offence. */
export function offenseLine(r: Offense): StatLine {
  return {
    passingAttempts: r.attempts,
    passingCompletions: r.completions,
    passingYards: r.passing_yards,
    passingTouchdowns: r.passing_tds,
    passingInterceptions: r.passing_interceptions,
    passingSacks: r.sacks_suffered,
    passingFirstDowns: r.passing_first_downs,
    passingTwoPointConversions: r.passing_2pt_conversions,
    rushingAttempts: r.carries,
    rushingYards: r.rushing_yards,
    rushingTouchdowns: r.rushing_tds,
    rushingFirstDowns: r.rushing_first_downs,
    rushingTwoPointConversions: r.rushing_2pt_conversions,
    receivingTargets: r.targets,
    receivingReceptions: r.receptions,
    receivingYards: r.receiving_yards,
    receivingTouchdowns: r.receiving_tds,
    receivingFirstDowns: r.receiving_first_downs,
    receivingTwoPointConversions: r.receiving_2pt_conversions,
    returnTouchdowns: r.special_teams_tds,
  };
}

/** Fumbles on offence; those on returns are only in the totals that newer files have. */
export const offensiveFumbles = (r: Offense): { fumbles: number; fumblesLost: number } => ({
  fumbles: r.sack_fumbles + r.rushing_fumbles + r.receiving_fumbles,
  fumblesLost: r.sack_fumbles_lost + r.rushing_fumbles_lost + r.receiving_fumbles_lost,
});

/** Misses by distance; a blocked kick is a miss from where it was kicked. */
function missedFieldGoals(r: OtherUnits): StatLine {
  const blocked = (r.fg_blocked_list ?? '').split(';').filter(Boolean).map(Number);
  const within = (from: number, to: number) => blocked.filter((yards) => yards >= from && yards <= to).length;
  return {
    fieldGoalsMissed0To19: r.fg_missed_0_19 + within(0, 19),
    fieldGoalsMissed20To29: r.fg_missed_20_29 + within(20, 29),
    fieldGoalsMissed30To39: r.fg_missed_30_39 + within(30, 39),
    fieldGoalsMissed40To49: r.fg_missed_40_49 + within(40, 49),
    fieldGoalsMissed50Plus: r.fg_missed_50_59 + r.fg_missed_60_ + within(50, 99),
  };
}

const madeFieldGoals = (r: OtherUnits): StatLine => ({
  fieldGoals0To19: r.fg_made_0_19,
  fieldGoals20To29: r.fg_made_20_29,
  fieldGoals30To39: r.fg_made_30_39,
  fieldGoals40To49: r.fg_made_40_49,
  fieldGoals50To59: r.fg_made_50_59,
  fieldGoals60Plus: r.fg_made_60_,
  fieldGoalYards: r.fg_made_distance,
});

/** Kick by kick where they are listed, which versions of before 2025 lack. */
function yardsOver30(r: OtherUnits): number {
  if (r.fg_made_list === null) return Math.round(kickYardsOver30(madeFieldGoals(r)));
  const made = r.fg_made_list.split(';').filter(Boolean).map(Number);
  return made.reduce((sum, yards) => sum + Math.max(0, yards - 30), 0);
}

/**
 * Lines of the other units. A fumble carried home counts for a defender as a defensive touchdown, for others as their
 * own.
 */
export function otherLine(r: OtherUnits, position: string | null): StatLine {
  const known = toRosterPosition(position);
  const offensive = known !== undefined && FANTASY_POSITIONS.has(known);
  return {
    fumbleRecoveryTouchdowns: offensive ? r.fumble_recovery_tds : 0,
    kickReturnYards: r.kickoff_return_yards,
    puntReturnYards: r.punt_return_yards,
    ...madeFieldGoals(r),
    ...missedFieldGoals(r),
    fieldGoalYardsOver30: yardsOver30(r),
    extraPoints: r.pat_made,
    extraPointsMissed: (r.pat_missed ?? 0) + (r.pat_blocked ?? 0),
    idpSoloTackles: r.def_tackles_solo + r.def_tackles_with_assist,
    idpAssistedTackles: r.def_tackle_assists,
    idpTacklesForLoss: r.def_tackles_for_loss,
    idpSacks: r.def_sacks,
    idpSackYards: r.def_sack_yards,
    idpQuarterbackHits: r.def_qb_hits,
    idpInterceptions: r.def_interceptions,
    idpInterceptionYards: r.def_interception_yards,
    idpPassesDefended: r.def_pass_defended,
    idpForcedFumbles: r.def_fumbles_forced,
    idpFumbleRecoveries: r.fumble_recovery_opp,
    idpTouchdowns: r.def_tds + (offensive ? 0 : r.fumble_recovery_tds),
    idpSafeties: r.def_safeties,
  };
}
