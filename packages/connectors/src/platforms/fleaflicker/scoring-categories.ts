/** What Fleaflicker counts, by its numbers, and which settings of ours count the same. */
import { STEPS, type Steps } from '../../scoring/scoring-ranges.ts';
import { joinedSettings, type Units } from '../../scoring/scoring-sheet.ts';

/** What offensive players and kickers earn. */
export const OFFENCE: Readonly<Record<number, Units>> = {
  1: [['passingAttempts']],
  2: [['passingCompletions']],
  10: [['passingIncompletions']],
  3: [['passingYards']],
  5: [['passingTouchdowns']],
  4: [['passingTwoPointConversions']],
  7: [['passingInterceptions']],
  8: [['passingPickSixes']],
  9: [['passingQBSacks']],
  133: [['passingFirstDowns']],
  21: [['rushingAttempts']],
  22: [['rushingYards']],
  23: [['rushingTwoPointConversions']],
  24: [['rushingTouchdowns']],
  132: [['rushingFirstDowns']],
  41: [['receivingReceptions']],
  123: [['receivingTargets']],
  42: [['receivingYards']],
  43: [['receivingTwoPointConversions']],
  44: [['receivingTouchdowns']],
  131: [['receivingFirstDowns']],
  26: [['fumbles']],
  27: [['fumblesLost']],
  118: [['fumbleRecoveryTouchdowns']],
  28: [['rushingYards'], ['receivingYards']],
  29: [['rushingTouchdowns'], ['receivingTouchdowns'], ['returnTouchdowns']],
  122: [['rushingTouchdowns'], ['receivingTouchdowns'], ['returnTouchdowns'], ['fumbleRecoveryTouchdowns']],
  134: [['passingFirstDowns'], ['rushingFirstDowns'], ['receivingFirstDowns']],
  111: [['rushingYards'], ['receivingYards'], ['kickReturnYards'], ['puntReturnYards']],
  104: [['specialKickerExtraPoint']],
  105: [['specialKickerExtraPointMissed']],
  108: [['specialKickerExtraPoint'], ['specialKickerExtraPointMissed']],
  62: [['kickReturnYards']],
  63: [['returnTouchdowns']],
  66: [['puntReturnYards']],
  67: [['returnTouchdowns']],
};

/** What a whole defence earns. */
export const DEFENCE: Readonly<Record<number, Units>> = {
  84: [['dtInterceptions']],
  85: [['dtSacks']],
  86: [['dtForcedFumbles']],
  87: [['dtFumbleRecoveries']],
  121: [['dtFumbleRecoveries']],
  88: [['dtSafeties']],
  89: [['dtTouchdowns']],
  99: [['dtTouchdowns']],
  100: [['dtTouchdowns']],
  63: [['dtSpecialTeamsTouchdowns']],
  67: [['dtSpecialTeamsTouchdowns']],
  91: [['dtBlockedKicks']],
  92: [['dtBlockedKicks']],
  93: [['dtBlockedKicks']],
  117: [['dtBlockedKicks']],
  96: [['dtPassesDefended']],
  124: [['dtTacklesForLoss']],
  125: [['dtTwoPointReturns']],
  126: [['dtFourthDownStops']],
};

/** What single defenders earn. */
export const DEFENDERS: Readonly<Record<number, Units>> = {
  81: [['idpSoloTackles'], ['idpAssistedTackles']],
  82: [['idpAssistedTackles']],
  83: [['idpSoloTackles']],
  124: [['idpTacklesForLoss']],
  84: [['idpInterceptions']],
  85: [['idpSacks']],
  164: [['idpSackYards']],
  86: [['idpForcedFumble']],
  87: [['idpFumbleRecoveries']],
  121: [['idpFumbleRecoveries']],
  88: [['idpSafeties']],
  89: [['idpTouchdowns']],
  99: [['idpTouchdowns']],
  100: [['idpTouchdowns']],
  91: [['idpBlockedKicks']],
  92: [['idpBlockedKicks']],
  93: [['idpBlockedKicks']],
  117: [['idpBlockedKicks']],
  96: [['idpPassesDefended']],
  136: [['idpQuarterbackHits']],
  128: [['idpInterceptionYards']],
};

const BLOCKS = { 92: 'Blocked field goals', 93: 'Blocked punts', 91: 'Blocked extra points' };
const RETURNS = { 63: 'Kick return touchdowns', 67: 'Punt return touchdowns' };
const TAKEAWAYS = { 100: 'Interceptions returned for a touchdown', 99: 'Fumbles returned for a touchdown' };

/** Settings of ours that are several categories there. */
export const JOINED = joinedSettings(BLOCKS, RETURNS, TAKEAWAYS);

/** Bonuses from a figure on, with one that is never reached. */
export const BONUSES: Readonly<Record<number, readonly [steps: Steps, mostEver: number]>> = {
  3: [STEPS.passingYards, 800],
  22: [STEPS.rushingYards, 400],
  42: [STEPS.receivingYards, 400],
  28: [STEPS.scrimmageYards, 500],
  6: [STEPS.passingTouchdown, 99],
  25: [STEPS.rushingTouchdown, 99],
  45: [STEPS.receivingTouchdown, 99],
};

export const FIELD_GOALS = { made: 101, madeLength: 102, missed: 103, missedLength: 106, attempted: 107 } as const;
export const POINTS_ALLOWED = 94;
export const YARDS_ALLOWED = 95;
