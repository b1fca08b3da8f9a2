/**
 * Rules that pay by a range: kicks and touchdowns by their length, games by their yards, defences by what they allow.
 */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSheet } from './scoring-sheet.ts';

/** Points for whatever lies from `from` to `to`, both included; without an end for Infinity. */
export interface RangeRule {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly code: string;
  /** For a person, where part of the range cannot be said. */
  readonly label: string;
}

/** What pays for a range of ours: keys with the sign that they have in it. */
type Bracket = readonly [from: number, to: number, ...keys: readonly (readonly [ScoringKey, 1 | -1])[]];

/** No field goal is shorter than 17 yards or longer than 75: a rule that goes so far goes without end. */
const SHORTEST_KICK = 17;
const LONGEST_KICK = 75;
const MORE = Number.POSITIVE_INFINITY;

const MADE: readonly Bracket[] = [
  [SHORTEST_KICK, 19, ['specialKickerFieldGoals0To19', 1]],
  [20, 29, ['specialKickerFieldGoals20To29', 1]],
  [30, 39, ['specialKickerFieldGoals30To39', 1]],
  [40, 49, ['specialKickerFieldGoals40To49', 1]],
  // Ours for 60 comes on top of ours for 50.
  [50, 59, ['specialKickerFieldGoals50Plus', 1], ['specialKickerFieldGoals60Plus', -1]],
  [60, LONGEST_KICK, ['specialKickerFieldGoals60Plus', 1]],
];
const MISSED: readonly Bracket[] = [
  [SHORTEST_KICK, 19, ['specialKickerFieldGoalsMissed0To19', 1]],
  [20, 29, ['specialKickerFieldGoalsMissed20To29', 1]],
  [30, 39, ['specialKickerFieldGoalsMissed30To39', 1]],
  [40, 49, ['specialKickerFieldGoalsMissed40To49', 1]],
  [50, LONGEST_KICK, ['specialKickerFieldGoalsMissed50Plus', 1]],
];
const YARDS_ALLOWED: readonly Bracket[] = [
  [0, 99, ['dtYardsAllowed0To99', 1]],
  [100, 199, ['dtYardsAllowed100To199', 1]],
  [200, 299, ['dtYardsAllowed200To299', 1]],
  [300, 349, ['dtYardsAllowed300To349', 1]],
  [350, 399, ['dtYardsAllowed350To399', 1]],
  [400, 449, ['dtYardsAllowed400To449', 1]],
  [450, 499, ['dtYardsAllowed450To499', 1]],
  [500, 549, ['dtYardsAllowed500To549', 1]],
  [550, 700, ['dtYardsAllowed550Plus', 1]],
];
/**
 * Points allowed, cut wherever one of our settings is cut. Our ranges overlap and add up, so that those of either cut
 * can be said by the first, with differences in the middle.
 */
const POINTS_ALLOWED: readonly Bracket[] = [
  [0, 0, ['dtPointsAllowed0', 1]],
  [1, 6, ['dtPointsAllowed6', 1]],
  [7, 13, ['dtPointsAllowed13', 1]],
  [14, 17, ['dtPointsAllowed14To17', 1]],
  [18, 20, ['dtPointsAllowed20', 1], ['dtPointsAllowed14To17', -1]],
  [21, 21, ['dtPointsAllowed27', 1], ['dtPointsAllowed22To27', -1]],
  [22, 27, ['dtPointsAllowed22To27', 1]],
  [28, 34, ['dtPointsAllowed34', 1]],
  [35, 45, ['dtPointsAllowed35Plus', 1], ['dtPointsAllowed46Plus', -1]],
  [46, 70, ['dtPointsAllowed46Plus', 1]],
];

/** Adds what a rule pays in each range of ours that lies within the rule's own, and notes the rest of it. */
function spread(sheet: ScoringSheet, brackets: readonly Bracket[], positions: readonly string[], rule: RangeRule) {
  const { from, to, value, code, label } = rule;
  for (const [first, last, ...keys] of brackets) {
    if (from <= first && to >= last) {
      for (const [key, sign] of keys) sheet.add(key, positions, sign * value);
    } else if (from <= last && to >= first) sheet.cannotSay(code, label);
  }
}

/** Field goals made, by length in yards. */
export const addFieldGoals = (sheet: ScoringSheet, positions: readonly string[], rule: RangeRule): void =>
  spread(sheet, MADE, positions, rule);

/** Field goals missed, by length in yards. */
export const addMissedFieldGoals = (sheet: ScoringSheet, positions: readonly string[], rule: RangeRule): void =>
  spread(sheet, MISSED, positions, rule);

/** A defence's game, by the points that it allowed. */
export const addPointsAllowed = (sheet: ScoringSheet, positions: readonly string[], rule: RangeRule): void =>
  spread(sheet, POINTS_ALLOWED, positions, rule);

/** A defence's game, by the yards that it allowed; a rule from below 0 begins at 0. */
export const addYardsAllowed = (sheet: ScoringSheet, positions: readonly string[], rule: RangeRule): void =>
  spread(sheet, YARDS_ALLOWED, positions, rule);

/** Settings that pay from a figure on and add up: the figure and the setting, lowest first. */
export type Steps = readonly (readonly [from: number, key: ScoringKey])[];

/** Long touchdowns and big games by the stat that is measured. */
export const STEPS = {
  passingTouchdown: [
    [40, 'passingTouchdowns40'],
    [50, 'passingTouchdowns50'],
  ],
  rushingTouchdown: [
    [40, 'rushingTouchdowns40'],
    [50, 'rushingTouchdowns50'],
  ],
  receivingTouchdown: [
    [40, 'receivingTouchdowns40'],
    [50, 'receivingTouchdowns50'],
  ],
  passingYards: [
    [300, 'passingYards300'],
    [400, 'passingYards400'],
  ],
  rushingYards: [
    [100, 'rushingYards100'],
    [200, 'rushingYards200'],
  ],
  receivingYards: [
    [100, 'receivingYards100'],
    [200, 'receivingYards200'],
  ],
  scrimmageYards: [
    [100, 'rushingReceivingYards100'],
    [200, 'rushingReceivingYards200'],
  ],
} as const satisfies Record<string, Steps>;

/**
 * A rule that pays from a figure on, or between two.
 *
 * @param mostEver a figure that is never reached: a rule up to it has no end
 */
export function addSteps(
  sheet: ScoringSheet,
  steps: Steps,
  mostEver: number,
  positions: readonly string[],
  { from, to, value, code, label }: RangeRule,
): void {
  const first = steps.find(([figure]) => figure === from);
  const end = to >= mostEver ? MORE : to + 1;
  const after = steps.find(([figure]) => figure === end);
  if (!first || (end !== MORE && !after)) {
    sheet.cannotSay(code, label);
    return;
  }
  sheet.add(first[1], positions, value);
  if (after) sheet.add(after[1], positions, -value);
}
