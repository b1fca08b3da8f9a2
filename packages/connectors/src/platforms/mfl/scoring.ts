/** The scoring rules of a league of MyFantasyLeague in our settings. */
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { boundedText } from '../../outside-text.ts';
import {
  addFieldGoals,
  addMissedFieldGoals,
  addPointsAllowed,
  addSteps,
  addYardsAllowed,
  type RangeRule,
} from '../../scoring/scoring-ranges.ts';
import { type ScoringSheet, scoringSheet, type Units } from '../../scoring/scoring-sheet.ts';
import { positionOf } from './players.ts';
import { BONUSES, COUNT_OF, DEFENCE, DEFENDERS, JOINED, OFFENCE } from './scoring-codes.ts';
import { CODE_NAMES } from './scoring-names.ts';
import type { Rule, Rules } from './shapes.ts';

/** A rule, read. */
interface Read extends RangeRule {
  /** `rate`: for each unit; `flat`: once, or for each play whose length is in the range. */
  readonly kind: 'rate' | 'flat';
  /** Units that earn the value together: parts of them earn nothing. */
  readonly whole: number;
}

/** Ranges that begin here or below, and end here or beyond, leave nothing out that is worth a word. */
const FIRST = 1;
const ENOUGH = 10;
const ENOUGH_YARDS = 200;
const LONGEST_PLAY = 99;
const YARDS = /Y$|^SKY$/;

/** @param positions those that the league's line-ups take */
export function scoringOf({ positionRules }: Rules, positions: readonly string[]): ReturnType<ScoringSheet['result']> {
  const sheet = scoringSheet(positions, JOINED);
  for (const { positions: told, rule } of positionRules) {
    const to = told.split('|').map((code) => positionOf(code.trim()));
    const played = to.filter((position) => positions.includes(position));
    // A rule for nobody who plays is no rule of the league.
    if (played.length > 0) for (const one of rule) addRule(sheet, one, played);
  }
  return sheet.result();
}

function addRule(sheet: ScoringSheet, rule: Rule, to: readonly string[]): void {
  const read = readRule(rule, to);
  if (read.value === 0) return;
  const done = read.kind === 'rate' ? addRate(sheet, read, to) : addFlat(sheet, read, to);
  if (!done) sheet.cannotSay(read.code, read.label);
}

function readRule({ event, points, range }: Rule, to: readonly string[]): Read {
  const code = boundedText(event).slice(0, 20);
  const [, low = '0', high = '0'] = /^\s*(-?[\d.]+)\s*-\s*(-?[\d.]+)\s*$/.exec(range) ?? [];
  const [, rate, part, units, flat] =
    /^\s*(?:\*\s*(-?[\d.]+)|(-?[\d.]+)\s*\/\s*([\d.]+)|(-?[\d.]+))\s*$/.exec(points) ?? [];
  const whole = Number(units ?? 1) || 1;
  const value = Number(rate ?? (part === undefined ? flat : Number(part) / whole));
  const what = CODE_NAMES[code] ?? (code || 'Unknown');
  return {
    code,
    label: boundedText(`${what}: ${points.trim()} for ${range.trim()} (${to.join(', ')})`),
    from: Number(low) || 0,
    to: Number(high) || 0,
    // What cannot be read is worth a word, and is no setting.
    value: Number.isFinite(value) ? value : Number.NaN,
    kind: flat === undefined ? 'rate' : 'flat',
    whole,
  };
}

function addRate(sheet: ScoringSheet, rule: Read, to: readonly string[]): boolean {
  const { code, label, from, value } = rule;
  if (Number.isNaN(value)) return false;
  if (code === 'FG') return addKickYards(sheet, rule, offenceOf(to));
  const isYards = YARDS.test(code);
  if (from > FIRST || rule.to < (isYards ? ENOUGH_YARDS : ENOUGH)) return false;
  const wide = { ...rule, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  if (code === '#F' || code === '#A') addFieldGoals(sheet, offenceOf(to), wide);
  if (code === '#M' || code === '#A') addMissedFieldGoals(sheet, offenceOf(to), wide);
  const isKick = code === '#F' || code === '#M' || code === '#A';
  if (!isKick && !addUnits(sheet, code, to, value)) return false;
  if (rule.whole > 1) sheet.cannotSay(code, `${label}, whole ones only`);
  else if (isYards && from >= 0) sheet.cannotSay(code, `${CODE_NAMES[code] ?? code}: none below 0 are counted`);
  return true;
}

function addUnits(sheet: ScoringSheet, code: string, to: readonly string[], value: number): boolean {
  const add = (units: Units | undefined, positions: readonly string[]): boolean => {
    if (positions.length === 0) return true;
    for (const [key, times = 1] of units ?? [])
      sheet.add(key, positions, value * times, JOINED[key] && code in JOINED[key] ? code : undefined);
    return units !== undefined;
  };
  const defence = to.filter((position) => position === 'DST');
  const defenders = to.filter((position) => !isPosition(position));
  const said = [add(OFFENCE[code], offenceOf(to)), add(DEFENCE[code], defence), add(DEFENDERS[code], defenders)];
  // A rule for everybody speaks of those whose code it is.
  const isKnown = [OFFENCE, DEFENCE, DEFENDERS].some((codes) => code in codes);
  return said.every((one) => one) || (isKnown && said.some((one, index) => one && paid(to)[index]));
}

/** Whether offence, whole defences and single defenders are among those paid. */
const paid = (to: readonly string[]): readonly boolean[] => [
  offenceOf(to).length > 0,
  to.includes('DST'),
  to.some((position) => !isPosition(position)),
];

/** So much for each yard of a kick, from the first on; one from 30 on is paid a fixed amount and the yards beyond. */
function addKickYards(sheet: ScoringSheet, rule: Read, kickers: readonly string[]): boolean {
  if (rule.to < LONGEST_PLAY || (rule.from > FIRST && rule.from !== 30)) return false;
  if (rule.from !== 30) sheet.add('specialKickerFieldGoalYards', kickers, rule.value);
  else {
    addFieldGoals(sheet, kickers, { ...rule, value: rule.value * 30 });
    sheet.add('specialKickerFieldGoalYardsOver30', kickers, rule.value);
  }
  return true;
}

function addFlat(sheet: ScoringSheet, rule: Read, to: readonly string[]): boolean {
  const { code, from, value } = rule;
  if (Number.isNaN(value)) return false;
  const offence = offenceOf(to);
  const steps = BONUSES[code];
  const count = COUNT_OF[code];
  if (code === 'FG') addFieldGoals(sheet, offence, rule);
  else if (code === 'MG') addMissedFieldGoals(sheet, offence, rule);
  else if (code === 'TPA' && to.includes('DST')) addPointsAllowed(sheet, ['DST'], rule);
  else if (code === 'TYA' && to.includes('DST')) addYardsAllowed(sheet, ['DST'], rule);
  else if (count && from <= FIRST && rule.to >= LONGEST_PLAY) return addUnits(sheet, count, to, value);
  else if (steps && offence.length > 0) addSteps(sheet, steps[0], steps[1], offence, rule);
  else return false;
  return true;
}

const offenceOf = (to: readonly string[]): readonly string[] =>
  to.filter((position) => isPosition(position) && position !== 'DST');
