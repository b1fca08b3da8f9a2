/** Which settings of ours count what a scoring code of MyFantasyLeague counts. */
import { STEPS, type Steps } from '../../scoring/scoring-ranges.ts';
import { joinedSettings, type Units } from '../../scoring/scoring-sheet.ts';

/** What offensive players and kickers earn. */
export const OFFENCE: Readonly<Record<string, Units>> = {
  '#P': [['passingTouchdowns']],
  PY: [['passingYards']],
  PA: [['passingAttempts']],
  PC: [['passingCompletions']],
  INC: [['passingIncompletions']],
  IN: [['passingInterceptions']],
  '#IT': [['passingPickSixes']],
  TSK: [['passingQBSacks']],
  P2: [['passingTwoPointConversions']],
  '1P': [['passingFirstDowns']],
  '#R': [['rushingTouchdowns']],
  RY: [['rushingYards']],
  RA: [['rushingAttempts']],
  R2: [['rushingTwoPointConversions']],
  '1R': [['rushingFirstDowns']],
  '#C': [['receivingTouchdowns']],
  CY: [['receivingYards']],
  CC: [['receivingReceptions']],
  TGT: [['receivingTargets']],
  C2: [['receivingTwoPointConversions']],
  '1C': [['receivingFirstDowns']],
  RCY: [['rushingYards'], ['receivingYards']],
  PRY: [['passingYards'], ['rushingYards']],
  TYS: [['passingYards'], ['rushingYards'], ['receivingYards']],
  TY: [['passingYards'], ['rushingYards'], ['receivingYards'], ['puntReturnYards'], ['kickReturnYards']],
  FD: [['passingFirstDowns'], ['rushingFirstDowns'], ['receivingFirstDowns']],
  EP: [['specialKickerExtraPoint']],
  EM: [['specialKickerExtraPointMissed']],
  EA: [['specialKickerExtraPoint'], ['specialKickerExtraPointMissed']],
  '#UT': [['returnTouchdowns']],
  '#KT': [['returnTouchdowns']],
  UY: [['puntReturnYards']],
  KY: [['kickReturnYards']],
  FU: [['fumbles']],
  FL: [['fumblesLost']],
  '#FR': [['fumbleRecoveryTouchdowns']],
};

/** What a whole defence earns. */
export const DEFENCE: Readonly<Record<string, Units>> = {
  SK: [['dtSacks']],
  IC: [['dtInterceptions']],
  FC: [['dtFumbleRecoveries']],
  FF: [['dtForcedFumbles']],
  SF: [['dtSafeties']],
  '#D': [['dtTouchdowns']],
  '#T': [['dtTouchdowns'], ['dtSpecialTeamsTouchdowns']],
  '#IR': [['dtTouchdowns']],
  '#DR': [['dtTouchdowns']],
  '#KT': [['dtSpecialTeamsTouchdowns']],
  '#UT': [['dtSpecialTeamsTouchdowns']],
  BLF: [['dtBlockedKicks']],
  BLP: [['dtBlockedKicks']],
  BLE: [['dtBlockedKicks']],
  D2: [['dtTwoPointReturns']],
  PD: [['dtPassesDefended']],
  TKL: [['dtTacklesForLoss']],
  FCS: [['dtSpecialTeamsFumbleRecoveries']],
};

/** What single defenders earn. */
export const DEFENDERS: Readonly<Record<string, Units>> = {
  TKD: [['idpSoloTackles']],
  TK: [['idpSoloTackles']],
  ASD: [['idpAssistedTackles']],
  AS: [['idpAssistedTackles']],
  AS2: [['idpAssistedTackles', 0.5]],
  TKL: [['idpTacklesForLoss']],
  SK: [['idpSacks']],
  SKY: [['idpSackYards']],
  QH: [['idpQuarterbackHits']],
  IC: [['idpInterceptions']],
  ICY: [['idpInterceptionYards']],
  PD: [['idpPassesDefended']],
  FF: [['idpForcedFumble']],
  FC: [['idpFumbleRecoveries']],
  '#D': [['idpTouchdowns']],
  '#IR': [['idpTouchdowns']],
  '#DR': [['idpTouchdowns']],
  SF: [['idpSafeties']],
  BLF: [['idpBlockedKicks']],
  BLP: [['idpBlockedKicks']],
  BLE: [['idpBlockedKicks']],
};

const BLOCKS = { BLF: 'Blocked field goals', BLP: 'Blocked punts', BLE: 'Blocked extra points' };
const RETURNS = { '#KT': 'Kick return touchdowns', '#UT': 'Punt return touchdowns' };
const TAKEAWAYS = { '#IR': 'Interception return touchdowns', '#DR': 'Fumble recovery touchdowns' };

/** Settings of ours that are several codes there. */
export const JOINED = joinedSettings(BLOCKS, RETURNS, TAKEAWAYS);

/** Codes that look at each play's length, and the code that counts the plays. */
export const COUNT_OF: Readonly<Record<string, string>> = {
  PS: '#P',
  RS: '#R',
  RC: '#C',
  KO: '#KT',
  PR: '#UT',
  DR: '#DR',
  IR: '#IR',
  IT: '#IT',
  DD: '#D',
  TT: '#T',
  FR: '#FR',
};

/** Fixed amounts from a figure on, with one that is never reached. */
export const BONUSES: Readonly<Record<string, readonly [steps: Steps, mostEver: number]>> = {
  PY: [STEPS.passingYards, 800],
  RY: [STEPS.rushingYards, 400],
  CY: [STEPS.receivingYards, 400],
  RCY: [STEPS.scrimmageYards, 500],
  PS: [STEPS.passingTouchdown, 99],
  RS: [STEPS.rushingTouchdown, 99],
  RC: [STEPS.receivingTouchdown, 99],
};
