/** The scoring rules of a Fleaflicker league in our settings. */
import { isPosition } from '@pylon/engine/vocabulary/positions';
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
import {
  BONUSES,
  DEFENCE,
  DEFENDERS,
  FIELD_GOALS,
  JOINED,
  OFFENCE,
  POINTS_ALLOWED,
  YARDS_ALLOWED,
} from './scoring-categories.ts';
import type { Rules, ScoringRule } from './shapes.ts';

/** Whom a rule pays. */
interface Paid {
  readonly offence: readonly string[];
  readonly defence: readonly string[];
  readonly defenders: readonly string[];
}

/** @param positions those that the league's line-ups take */
export function scoringOf(rules: Rules, positions: readonly string[]): ReturnType<ScoringSheet['result']> {
  const sheet = scoringSheet(positions, JOINED);
  for (const { scoringRules } of rules.groups) for (const rule of scoringRules) addRule(sheet, rule, positions);
  return sheet.result();
}

function addRule(sheet: ScoringSheet, rule: ScoringRule, positions: readonly string[]): void {
  const to = rule.applyTo.map(positionOf).filter((position) => positions.includes(position));
  const paid: Paid = {
    offence: to.filter((position) => isPosition(position) && position !== 'DST'),
    defence: to.filter((position) => position === 'DST'),
    defenders: to.filter((position) => !isPosition(position)),
  };
  // A rule for nobody who plays is no rule of the league.
  if (to.length === 0) return;
  const done = rule.isBonus ? addBonus(sheet, rule, paid) : addRate(sheet, rule, paid);
  if (!done) sheet.cannotSay(String(rule.category.id), labelOf(rule));
}

/** So much for each unit. @returns false when no setting says it */
function addRate(sheet: ScoringSheet, rule: ScoringRule, { offence, defence, defenders }: Paid): boolean {
  const { id } = rule.category;
  const kick = { code: String(id), label: labelOf(rule), from: 0, to: Number.POSITIVE_INFINITY };
  const value = rateOf(rule);
  if (id === FIELD_GOALS.madeLength) return addKickYards(sheet, rule, offence, value);
  if (rule.boundLower !== null || rule.boundUpper !== null) return false;
  if (id === FIELD_GOALS.made || id === FIELD_GOALS.attempted) addFieldGoals(sheet, offence, { ...kick, value });
  if (id === FIELD_GOALS.missed || id === FIELD_GOALS.attempted)
    addMissedFieldGoals(sheet, offence, { ...kick, value });
  if (id === FIELD_GOALS.made || id === FIELD_GOALS.missed || id === FIELD_GOALS.attempted) return true;
  // Points for so many whole units are read as parts of them.
  if (rule.forEvery > 1 && rule.pointsPer === null) sheet.cannotSay(String(id), `${labelOf(rule)} (whole ones only)`);
  const isSaid = [
    add(sheet, OFFENCE[id], offence, value, id),
    add(sheet, DEFENCE[id], defence, value, id),
    add(sheet, DEFENDERS[id], defenders, value, id),
  ];
  // Hardly anybody else earns it; a rule that pays all may be said for some only.
  return isSaid.some((said) => said);
}

function add(
  sheet: ScoringSheet,
  units: Units | undefined,
  positions: readonly string[],
  value: number,
  id: number,
): boolean {
  if (!units || positions.length === 0) return false;
  for (const [key, times = 1] of units) {
    const part = String(id);
    sheet.add(key, positions, value * times, JOINED[key] && part in JOINED[key] ? part : undefined);
  }
  return true;
}

/** So much for each yard of a kick, from the first on or beyond 30. */
function addKickYards(sheet: ScoringSheet, rule: ScoringRule, kickers: readonly string[], value: number): boolean {
  const { boundLower, boundUpper } = rule;
  if (boundUpper !== null || (boundLower ?? 0) > 30 || (boundLower ?? 0) % 30 !== 0) return false;
  sheet.add(boundLower === 30 ? 'specialKickerFieldGoalYardsOver30' : 'specialKickerFieldGoalYards', kickers, value);
  return true;
}

/** So much once when the figure lies in a range, or for each play whose length does. */
function addBonus(sheet: ScoringSheet, rule: ScoringRule, { offence, defence }: Paid): boolean {
  const { id } = rule.category;
  const range: RangeRule = {
    from: rule.boundLower ?? Number.NEGATIVE_INFINITY,
    to: rule.boundUpper ?? Number.POSITIVE_INFINITY,
    value: rule.points.value,
    code: String(id),
    label: labelOf(rule),
  };
  const steps = BONUSES[id];
  if (id === FIELD_GOALS.madeLength) addFieldGoals(sheet, offence, range);
  else if (id === FIELD_GOALS.missedLength) addMissedFieldGoals(sheet, offence, range);
  else if (id === POINTS_ALLOWED && defence.length > 0) addPointsAllowed(sheet, defence, range);
  else if (id === YARDS_ALLOWED && defence.length > 0) addYardsAllowed(sheet, defence, range);
  else if (steps) addSteps(sheet, steps[0], steps[1], offence, range);
  else return false;
  return true;
}

const rateOf = ({ points, pointsPer, forEvery }: ScoringRule): number =>
  forEvery > 1 ? (pointsPer?.value ?? points.value / forEvery) : points.value;

const labelOf = ({ description, category: { id, nameSingular } }: ScoringRule): string =>
  description || nameSingular || `Category ${id}`;
