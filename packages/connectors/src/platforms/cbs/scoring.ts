/** The scoring rules of a CBS league in our settings. */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import { boundedText } from '../../outside-text.ts';
import {
  addFieldGoals,
  addPointsAllowed,
  addSteps,
  addYardsAllowed,
  type RangeRule,
  STEPS,
  type Steps,
} from '../../scoring/scoring-ranges.ts';
import { type ScoringSheet, scoringSheet } from '../../scoring/scoring-sheet.ts';
import type { Category, ScoringRules } from './shapes.ts';

const KEYS: Readonly<Record<string, ScoringKey>> = {
  PaYd: 'passingYards',
  PaTD: 'passingTouchdowns',
  PaInt: 'passingInterceptions',
  Pa2P: 'passingTwoPointConversions',
  RuYd: 'rushingYards',
  RuTD: 'rushingTouchdowns',
  Ru2P: 'rushingTwoPointConversions',
  Recpt: 'receivingReceptions',
  ReYd: 'receivingYards',
  ReTD: 'receivingTouchdowns',
  Re2P: 'receivingTwoPointConversions',
  FL: 'fumblesLost',
  XP: 'specialKickerExtraPoint',
  DTD: 'dtTouchdowns',
  SACK: 'dtSacks',
  Int: 'dtInterceptions',
  DFR: 'dtFumbleRecoveries',
  STY: 'dtSafeties',
  ST2PT: 'dtTwoPointReturns',
};
const BONUSES: Readonly<Record<string, readonly [steps: Steps, mostEver: number]>> = {
  PaYd: [STEPS.passingYards, 800],
  RuYd: [STEPS.rushingYards, 400],
  ReYd: [STEPS.receivingYards, 400],
  PaTD: [STEPS.passingTouchdown, 99],
  RuTD: [STEPS.rushingTouchdown, 99],
  ReTD: [STEPS.receivingTouchdown, 99],
};
const EVERYBODY = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'];
const POINTS_ALLOWED = ['PA', 'DSTPA'];
const YARDS_ALLOWED = 'YDS';

/** @param positions those that the league's line-ups take */
export function scoringOf(rules: ScoringRules, positions: readonly string[]): ReturnType<ScoringSheet['result']> {
  const sheet = scoringSheet(positions);
  for (const category of rules.categories) addCategory(sheet, category);
  if (rules.position_scoring === 1 && rules.positions.length > 0)
    sheet.cannotSay('position_scoring', 'Some positions are scored otherwise, which is not read');
  return sheet.result();
}

function addCategory(sheet: ScoringSheet, category: Category): void {
  const { name, points, ranges, bonuses } = category;
  const code = name.slice(0, 20) || '?';
  const key = KEYS[name];
  const note = (what: string) => sheet.cannotSay(code, boundedText(`${code}: ${what}`));
  if (points !== 0) {
    if (name === 'FG') addFieldGoals(sheet, EVERYBODY, { from: 0, to: Infinity, value: points, code, label: code });
    else if (key) sheet.add(key, EVERYBODY, points);
    else if (name === 'BFB' || name === 'BXP') addBlock(sheet, name, points, note);
    else note(String(points));
  }
  for (const range of ranges) {
    const rule = toRange(range, code);
    if (range.per > 0 && key && range.from <= 0 && rule.to === Infinity)
      sheet.add(key, EVERYBODY, range.points / range.per);
    else if (range.per === 0 && POINTS_ALLOWED.includes(name)) addPointsAllowed(sheet, EVERYBODY, rule);
    else if (range.per === 0 && name === YARDS_ALLOWED) addYards(sheet, rule, note);
    else if (range.points !== 0) note(rule.label);
    if (range.per > 1 && key) note(`${range.points} for every ${range.per}; whether for whole ones only is not told`);
  }
  for (const bonus of bonuses) {
    const steps = BONUSES[name];
    const rule = toRange(bonus, code);
    if (name === 'FG') addFieldGoals(sheet, EVERYBODY, rule);
    else if (steps) addSteps(sheet, steps[0], steps[1], EVERYBODY, rule);
    else note(rule.label);
  }
  if (bonuses.length > 1 && name !== 'FG') note('bonuses are read as adding up, which is not told');
}

/** Kicks and punts are one setting of ours with extra points, which CBS scores apart. */
function addBlock(sheet: ScoringSheet, name: string, points: number, note: (what: string) => void): void {
  if (name === 'BFB') sheet.add('dtBlockedKicks', EVERYBODY, points);
  else note(`${points} for a blocked extra point (read as other blocked kicks)`);
}

/** CBS cuts behind 100 yards, where ours cuts before them. */
function addYards(sheet: ScoringSheet, rule: RangeRule, note: (what: string) => void): void {
  const isCutBehind = rule.to === 100;
  if (isCutBehind) note('a game of exactly 100 yards is read as one of 101');
  addYardsAllowed(sheet, EVERYBODY, {
    ...rule,
    from: rule.from === 101 ? 100 : rule.from,
    to: isCutBehind ? 99 : rule.to,
  });
}

interface Told {
  readonly from: number;
  readonly to: string;
  readonly points: number;
}

function toRange({ from, to, points }: Told, code: string): RangeRule {
  const end = to === '+' ? Infinity : Number.parseFloat(to) || 0;
  return { from, to: end, value: points, code, label: boundedText(`${code}: ${points} from ${from} to ${to}`) };
}
