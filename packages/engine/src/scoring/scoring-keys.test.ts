import { expect, it } from 'vitest';
import { BASE_SCORING_SYSTEMS } from './base-systems.ts';
import { SCORING_CATEGORIES, SCORING_KEYS, SCORING_RULES } from './scoring-keys.ts';
import { DEFAULT_SCORING_SETTINGS } from './scoring-settings.ts';
import { STAT_KEYS } from './stat-keys.ts';
import { storedValue } from './stored-value.ts';

/** @source docs/sources.md "Scoring settings" */
const SPECIFIED: readonly string[] = [
  ...['passingAttempts', 'passingCompletions', 'passingIncompletions', 'passingYards', 'passingTouchdowns'],
  ...['passingInterceptions', 'passingQBSacks', 'passingYards300', 'passingYards400', 'passingTouchdowns40'],
  ...['passingTouchdowns50', 'rushingAttempts', 'rushingYards', 'rushingTouchdowns', 'rushingTouchdowns40'],
  ...['rushingTouchdowns50', 'rushingYards100', 'rushingYards200', 'receivingReceptions', 'receivingYards'],
  ...['receivingTouchdowns', 'receivingTouchdowns40', 'receivingTouchdowns50', 'receivingYards100'],
  ...['receivingYards200', 'receivingTEReceptionsBonus', 'dtSacks', 'idpForcedFumble', 'dtPointsAllowed0'],
  ...['dtPointsAllowed6', 'dtPointsAllowed13', 'dtPointsAllowed20', 'dtPointsAllowed27', 'dtPointsAllowed34'],
  ...['dtPointsAllowed35Plus', 'dtInterceptions', 'dtTouchdowns', 'idpTouchdowns'],
  ...['specialKickerFieldGoals0To19', 'specialKickerFieldGoals20To29', 'specialKickerFieldGoals30To39'],
  ...['specialKickerFieldGoals40To49', 'specialKickerFieldGoals50Plus', 'specialKickerFieldGoals60Plus'],
  'specialKickerExtraPoint',
];

it('every setting that the specification names exists', () => {
  expect(SPECIFIED.filter((key) => !(SCORING_KEYS as readonly string[]).includes(key))).toEqual([]);
});

it('every stat can be scored by some setting', () => {
  const scored = new Set(
    SCORING_KEYS.flatMap((key) => {
      const { effect } = SCORING_RULES[key];
      return effect.kind === 'bracket' || effect.kind === 'position-bonus' ? [effect.stat] : effect.stats;
    }),
  );
  expect(STAT_KEYS.filter((stat) => !scored.has(stat))).toEqual([]);
});

it('settings come category by category, with labels that are unique within one', () => {
  const categories = SCORING_KEYS.map((key) => SCORING_RULES[key].category);
  expect(categories).toEqual(
    [...categories].sort((a, b) => SCORING_CATEGORIES.indexOf(a) - SCORING_CATEGORIES.indexOf(b)),
  );
  const labels = SCORING_KEYS.map((key) => `${SCORING_RULES[key].category} ${SCORING_RULES[key].label}`);
  expect(new Set(labels).size).toBe(labels.length);
});

it('steps are a tenth for yards and receptions and one for everything else', () => {
  const tenths = SCORING_KEYS.filter((key) => SCORING_RULES[key].step !== 1);
  expect(tenths).toEqual([
    'passingYards',
    'rushingYards',
    'receivingReceptions',
    'receivingYards',
    'receivingTEReceptionsBonus',
  ]);
});

it('the seven points-allowed ranges cover every score exactly once', () => {
  const keys = ['0', '6', '13', '20', '27', '34', '35Plus'].map((end) => `dtPointsAllowed${end}`);
  for (let score = 0; score <= 80; score += 1) {
    const hits = SCORING_KEYS.filter((key) => {
      const { effect } = SCORING_RULES[key];
      return keys.includes(key) && effect.kind === 'bracket' && score >= effect.from && score <= effect.to;
    });
    expect(hits, `${score} points`).toHaveLength(1);
  }
});

it('all values of the systems that we ship lie inside the bounds', () => {
  for (const settings of [DEFAULT_SCORING_SETTINGS, ...BASE_SCORING_SYSTEMS.map((system) => system.settings)]) {
    for (const key of SCORING_KEYS) {
      const value = settings[key] ?? 0;
      expect(storedValue(SCORING_RULES[key], value, 'decimals'), key).toBe(value);
    }
  }
});
