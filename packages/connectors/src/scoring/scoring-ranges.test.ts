// Rules by range against the engine: whatever a league pays for a figure, the settings that it becomes pay, too.
import { seededRandom } from '@pylon/engine/random/random';
import { points } from '@pylon/engine/scoring/points';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { describe, expect, test } from 'vitest';
import {
  addFieldGoals,
  addMissedFieldGoals,
  addPointsAllowed,
  addSteps,
  addYardsAllowed,
  STEPS,
} from './scoring-ranges.ts';
import { type ScoringSheet, scoringSheet } from './scoring-sheet.ts';

const MORE = Number.POSITIVE_INFINITY;
const random = seededRandom('ranges');
const amount = () => random.nextInt(13) - 6;

/** Rules that pay by ranges which begin at the cuts, the last without an end. */
const table = (cuts: readonly number[]) =>
  cuts.map((from, index) => ({
    ...{ from, to: (cuts[index + 1] ?? MORE) - 1, value: amount(), code: 'x', label: 'x' },
  }));
const paid = (rules: ReturnType<typeof table>, figure: number) =>
  rules.find(({ from, to }) => figure >= from && figure <= to)?.value ?? 0;
const settingsOf = (fill: (sheet: ScoringSheet) => void) => {
  const sheet = scoringSheet(['QB', 'RB', 'WR', 'TE', 'K', 'DST']);
  fill(sheet);
  return sheet.result();
};

const KICKS: readonly (readonly [from: number, made: keyof StatLine, missed: keyof StatLine])[] = [
  [17, 'fieldGoals0To19', 'fieldGoalsMissed0To19'],
  [20, 'fieldGoals20To29', 'fieldGoalsMissed20To29'],
  [30, 'fieldGoals30To39', 'fieldGoalsMissed30To39'],
  [40, 'fieldGoals40To49', 'fieldGoalsMissed40To49'],
  [50, 'fieldGoals50To59', 'fieldGoalsMissed50Plus'],
  [60, 'fieldGoals60Plus', 'fieldGoalsMissed50Plus'],
];

describe('a rule by range pays what it paid', () => {
  test.each([
    ['as most cut them', [0, 1, 7, 14, 21, 28, 35]],
    ['as ESPN cuts them', [0, 1, 7, 14, 18, 22, 28, 35, 46]],
    ['as either does', [0, 1, 7, 14, 18, 21, 22, 28, 35, 46]],
    ['hardly cut', [0, 14]],
  ])('for points allowed, %s', (_how, cuts) => {
    for (let round = 0; round < 50; round++) {
      const rules = table(cuts);
      const { scoring, unmapped } = settingsOf((sheet) => {
        for (const rule of rules) addPointsAllowed(sheet, ['DST'], rule);
      });
      expect(unmapped).toEqual([]);
      for (let allowed = 0; allowed <= 70; allowed++)
        expect(points({ defensePointsAllowed: allowed }, 'DST', scoring), `${allowed}`).toBe(paid(rules, allowed));
    }
  });

  test('for yards allowed', () => {
    const rules = table([0, 100, 200, 300, 350, 400, 450, 500, 550]);
    const { scoring } = settingsOf((sheet) => {
      for (const rule of rules) addYardsAllowed(sheet, ['DST'], rule);
    });
    for (let yards = 0; yards <= 700; yards++)
      expect(points({ defenseYardsAllowed: yards }, 'DST', scoring)).toBe(paid(rules, yards));
  });

  test('for kicks, made and missed', () => {
    const [made, missed] = [table([0, 20, 30, 40, 50, 60]), table([0, 20, 30, 40, 50])];
    const { scoring } = settingsOf((sheet) => {
      for (const rule of made) addFieldGoals(sheet, ['K'], rule);
      for (const rule of missed) addMissedFieldGoals(sheet, ['K'], rule);
    });
    for (const [from, good, bad] of KICKS) {
      expect(points({ [good]: 1 }, 'K', scoring)).toBe(paid(made, from));
      expect(points({ [bad]: 1 }, 'K', scoring)).toBe(paid(missed, from));
    }
  });

  test('for big games, whether a bonus ends where the next begins or goes on', () => {
    const upTo = { from: 300, to: 399, value: 3, code: 'x', label: 'x' };
    const from = { from: 400, to: 999, value: 5, code: 'x', label: 'x' };
    const { scoring, unmapped } = settingsOf((sheet) => {
      addSteps(sheet, STEPS.passingYards, 800, ['QB'], upTo);
      addSteps(sheet, STEPS.passingYards, 800, ['QB'], from);
    });
    expect(unmapped).toEqual([]);
    expect([299, 300, 399, 400].map((passingYards) => points({ passingYards }, 'QB', scoring))).toEqual([0, 3, 3, 5]);
  });

  test('and what lies between our cuts is told', () => {
    const told = (fill: (sheet: ScoringSheet) => void) => settingsOf(fill).unmapped.map(({ label }) => label);
    const rule = { from: 0, to: 44, value: 3, code: 'FG', label: '3 up to 44' };
    expect(told((sheet) => addFieldGoals(sheet, ['K'], rule))).toEqual(['3 up to 44']);
    const steps = { ...rule, from: 350, to: 999, label: '3 from 350' };
    expect(told((sheet) => addSteps(sheet, STEPS.passingYards, 800, ['QB'], steps))).toEqual(['3 from 350']);
  });
});

describe('a rule by position', () => {
  test('pays receptions as it paid them, whatever running backs, receivers and tight ends get', () => {
    const get = { RB: 0.25, WR: 0.5, TE: 1.5 } as const;
    const { scoring, unmapped } = settingsOf((sheet) => {
      for (const [position, value] of Object.entries(get)) sheet.add('receivingReceptions', [position], value);
    });
    expect(unmapped).toEqual([]);
    for (const position of ['RB', 'WR', 'TE'] as const)
      expect(points({ receivingReceptions: 1 }, position, scoring)).toBe(get[position]);
  });

  test('becomes what most get, and the others are told', () => {
    const { scoring, unmapped } = settingsOf((sheet) => {
      sheet.add('rushingTouchdowns', ['RB', 'WR', 'TE'], 6);
      sheet.add('rushingTouchdowns', ['QB'], 4);
    });
    expect(scoring).toEqual({ rushingTouchdowns: 6 });
    expect(unmapped.map(({ label }) => label)).toEqual(['Touchdowns (rushing), QB: 4 (read as 6)']);
  });
});
