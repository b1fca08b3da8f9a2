/**
 * What ESPN counts, in our settings. Weights say how much of ESPN's value a setting takes: ESPN pays either for a game
 * of 300 yards or for one of 400, where our bonuses stack, so the first is taken off the second.
 * @source docs/sources.md "ESPN"
 */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';

type Share = ScoringKey | readonly [key: ScoringKey, weight: number];

const ALL_KICKS = [
  'specialKickerFieldGoals0To19',
  'specialKickerFieldGoals20To29',
  'specialKickerFieldGoals30To39',
  'specialKickerFieldGoals40To49',
  'specialKickerFieldGoals50Plus',
] as const;
const ALL_MISSES = [
  'specialKickerFieldGoalsMissed0To19',
  'specialKickerFieldGoalsMissed20To29',
  'specialKickerFieldGoalsMissed30To39',
  'specialKickerFieldGoalsMissed40To49',
  'specialKickerFieldGoalsMissed50Plus',
] as const;
const SHORT_KICKS = ALL_KICKS.slice(0, 3);
const SHORT_MISSES = ALL_MISSES.slice(0, 3);
const EXTRA_POINT = 'specialKickerExtraPoint';
const EXTRA_POINT_MISSED = 'specialKickerExtraPointMissed';

/** By ESPN's number. A number that is neither here nor in the lists below has no word of ours. */
export const SHARES: Readonly<Record<number, readonly Share[]>> = {
  0: ['passingAttempts'],
  1: ['passingCompletions'],
  2: ['passingIncompletions'],
  3: ['passingYards'],
  4: ['passingTouchdowns'],
  15: ['passingTouchdowns40'],
  16: ['passingTouchdowns50'],
  17: ['passingYards300', ['passingYards400', -1]],
  18: ['passingYards400'],
  19: ['passingTwoPointConversions'],
  20: ['passingInterceptions'],
  23: ['rushingAttempts'],
  24: ['rushingYards'],
  25: ['rushingTouchdowns'],
  26: ['rushingTwoPointConversions'],
  35: ['rushingTouchdowns40'],
  36: ['rushingTouchdowns50'],
  37: ['rushingYards100', ['rushingYards200', -1]],
  38: ['rushingYards200'],
  41: ['receivingReceptions'],
  42: ['receivingYards'],
  43: ['receivingTouchdowns'],
  44: ['receivingTwoPointConversions'],
  45: ['receivingTouchdowns40'],
  46: ['receivingTouchdowns50'],
  53: ['receivingReceptions'],
  56: ['receivingYards100', ['receivingYards200', -1]],
  57: ['receivingYards200'],
  58: ['receivingTargets'],
  62: ['passingTwoPointConversions', 'rushingTwoPointConversions', 'receivingTwoPointConversions'],
  63: ['fumbleRecoveryTouchdowns'],
  64: ['passingQBSacks'],
  68: ['fumbles'],
  72: ['fumblesLost'],
  74: ['specialKickerFieldGoals50Plus'],
  75: ['specialKickerFieldGoals50Plus', 'specialKickerFieldGoalsMissed50Plus'],
  76: ['specialKickerFieldGoalsMissed50Plus'],
  77: ['specialKickerFieldGoals40To49'],
  78: ['specialKickerFieldGoals40To49', 'specialKickerFieldGoalsMissed40To49'],
  79: ['specialKickerFieldGoalsMissed40To49'],
  80: SHORT_KICKS,
  81: [...SHORT_KICKS, ...SHORT_MISSES],
  82: SHORT_MISSES,
  83: ALL_KICKS,
  84: [...ALL_KICKS, ...ALL_MISSES],
  85: ALL_MISSES,
  86: [EXTRA_POINT],
  87: [EXTRA_POINT, EXTRA_POINT_MISSED],
  88: [EXTRA_POINT_MISSED],
  89: ['dtPointsAllowed0'],
  90: ['dtPointsAllowed6'],
  91: ['dtPointsAllowed13'],
  92: ['dtPointsAllowed14To17'],
  94: ['dtTouchdowns', 'idpTouchdowns'],
  95: ['dtInterceptions', 'idpInterceptions'],
  96: ['dtFumbleRecoveries', 'idpFumbleRecoveries'],
  97: ['dtBlockedKicks', 'idpBlockedKicks'],
  98: ['dtSafeties', 'idpSafeties'],
  99: ['dtSacks', 'idpSacks'],
  100: [
    ['dtSacks', 2],
    ['idpSacks', 2],
  ],
  105: ['dtTouchdowns', 'dtSpecialTeamsTouchdowns', 'returnTouchdowns', 'idpTouchdowns'],
  106: ['dtForcedFumbles', 'idpForcedFumble'],
  107: ['idpAssistedTackles'],
  108: ['idpSoloTackles'],
  109: ['idpAssistedTackles', 'idpSoloTackles'],
  113: ['dtPassesDefended', 'idpPassesDefended'],
  114: ['kickReturnYards'],
  115: ['puntReturnYards'],
  121: ['dtPointsAllowed18To21'],
  122: ['dtPointsAllowed22To27'],
  123: ['dtPointsAllowed34'],
  124: ['dtPointsAllowed35To45'],
  125: ['dtPointsAllowed46Plus'],
  128: ['dtYardsAllowed0To99'],
  129: ['dtYardsAllowed100To199'],
  130: ['dtYardsAllowed200To299'],
  131: ['dtYardsAllowed300To349'],
  132: ['dtYardsAllowed350To399'],
  133: ['dtYardsAllowed400To449'],
  134: ['dtYardsAllowed450To499'],
  135: ['dtYardsAllowed500To549'],
  136: ['dtYardsAllowed550Plus'],
  // Ours for 60 yards comes on top of the one for 50 and more.
  198: ['specialKickerFieldGoals50Plus', ['specialKickerFieldGoals60Plus', -1]],
  201: ['specialKickerFieldGoals60Plus'],
  205: ['dtTwoPointReturns'],
  206: ['dtTwoPointReturns'],
  211: ['passingFirstDowns'],
  212: ['rushingFirstDowns'],
  213: ['receivingFirstDowns'],
  214: ['specialKickerFieldGoalYards'],
};

/** What ESPN divides more finely than we do: one setting for several numbers, whose values should be the same. */
export const PARTS: readonly (readonly [key: ScoringKey, statIds: readonly number[]])[] = [
  ['dtTouchdowns', [103, 104]],
  ['idpTouchdowns', [103, 104]],
  ['dtSpecialTeamsTouchdowns', [101, 102, 93]],
  ['returnTouchdowns', [101, 102]],
  ['specialKickerFieldGoalsMissed50Plus', [200, 203]],
];

/** Rules of whole steps: 'every 25 yards'. Ours count each yard, so values are close and not the same. */
export const STEPS: Readonly<Record<number, readonly [key: ScoringKey, size: number]>> = {
  ...steps('passingYards', 5, [5, 10, 20, 25, 50, 100]),
  ...steps('passingCompletions', 11, [5, 10]),
  ...steps('passingIncompletions', 13, [5, 10]),
  ...steps('rushingYards', 27, [5, 10, 20, 25, 50, 100]),
  ...steps('rushingAttempts', 33, [5, 10]),
  ...steps('receivingYards', 47, [5, 10, 20, 25, 50, 100]),
  ...steps('receivingReceptions', 54, [5, 10]),
  ...steps('kickReturnYards', 116, [10, 25]),
  ...steps('puntReturnYards', 118, [10, 25]),
  ...steps('specialKickerFieldGoalYards', 217, [5, 10, 20, 25, 50, 100]),
};

/** Ranges of the points that the defence alone allowed, where ours are of all points. */
export const DEFENCE_ALONE: Readonly<Record<number, ScoringKey>> = {
  188: 'dtPointsAllowed0',
  189: 'dtPointsAllowed6',
  190: 'dtPointsAllowed13',
  191: 'dtPointsAllowed14To17',
  192: 'dtPointsAllowed18To21',
  193: 'dtPointsAllowed22To27',
  194: 'dtPointsAllowed34',
  195: 'dtPointsAllowed35To45',
  196: 'dtPointsAllowed46Plus',
};

function steps(key: ScoringKey, first: number, sizes: readonly number[]) {
  return Object.fromEntries(sizes.map((size, index) => [first + index, [key, size] as const]));
}
