import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_SCORING_SYSTEMS } from './base-systems.ts';
import { editedSettings, editSetting, NO_EDITS, shownSetting } from './scoring-edits.ts';
import { SCORING_KEYS, SCORING_RULES, type ScoringKey } from './scoring-keys.ts';
import type { ScoringSettings } from './scoring-settings.ts';
import { storedValue } from './stored-value.ts';

const anyBase = fc.option(fc.constantFrom(...BASE_SCORING_SYSTEMS.map(({ settings }) => settings)));
const anyEdit = fc.record({
  key: fc.constantFrom<ScoringKey>(
    'receivingReceptions',
    'receivingReceptions',
    'receivingTEReceptionsBonus',
    ...SCORING_KEYS,
  ),
  value: fc.integer({ min: -500, max: 500 }).map((cents) => cents / 100),
});
const anyEdits = fc.array(anyEdit, { maxLength: 12 });

type Edit = { readonly key: ScoringKey; readonly value: number };
const edited = (base: ScoringSettings | null, edits: readonly Edit[]) =>
  edits.reduce((state, { key, value }) => editSetting(state, base, key, value), NO_EDITS);

describe('an edit', () => {
  it('shows what was set last, and of everything else what the system has', () => {
    fc.assert(
      fc.property(anyBase, anyEdits, (base, edits) => {
        const state = edited(base, edits);
        for (const key of SCORING_KEYS) {
          if (key === 'receivingTEReceptionsBonus') continue;
          const last = edits.findLast((edit) => edit.key === key);
          expect(shownSetting(state, base, key)).toBe(last?.value ?? base?.[key] ?? 0);
        }
      }),
    );
  });

  it('of the bonus by hand is never undone by one of the receptions', () => {
    fc.assert(
      fc.property(
        anyBase,
        anyEdits,
        anyEdits,
        fc.double({ min: -5, max: 5, noNaN: true }),
        (base, first, then, value) => {
          const bonus = { key: 'receivingTEReceptionsBonus', value } as const;
          const later = then.filter(({ key }) => key !== bonus.key);
          expect(shownSetting(edited(base, [...first, bonus, ...later]), base, bonus.key)).toBe(value);
        },
      ),
    );
  });

  it('of the receptions moves the bonus with it, unless the system has a bonus of its own', () => {
    fc.assert(
      fc.property(anyBase, anyEdits, (base, edits) => {
        const untouched = edits.filter(({ key }) => key !== 'receivingTEReceptionsBonus');
        const state = edited(base, untouched);
        const own = base?.receivingTEReceptionsBonus ?? 0;
        const receptions = untouched.findLast(({ key }) => key === 'receivingReceptions')?.value;
        expect(shownSetting(state, base, 'receivingTEReceptionsBonus')).toBe(own !== 0 ? own : (receptions ?? 0));
      }),
    );
  });

  it('comes to a whole system without settings that are worth nothing', () => {
    fc.assert(
      fc.property(anyBase, anyEdits, (base, edits) => {
        const state = edited(base, edits);
        const settings = editedSettings(state, base);
        for (const key of SCORING_KEYS) expect(settings[key] ?? 0).toBe(shownSetting(state, base, key));
        expect(Object.values(settings)).not.toContain(0);
      }),
    );
  });
});

describe('a value to store', () => {
  const anyBounds = fc
    .tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 900 }), fc.constantFrom(1, 10))
    .map(([min, span, step]) => ({ min, max: min + span, step }));
  const anyValue = fc.oneof(fc.double({ noNaN: true, min: -1200, max: 1200 }), fc.integer({ min: -1200, max: 1200 }));

  it('is within the bounds or ignored', () => {
    fc.assert(
      fc.property(
        anyBounds,
        anyValue,
        fc.constantFrom('decimals' as const, 'whole' as const),
        (bounds, value, precision) => {
          const stored = storedValue(bounds, value, precision);
          const isInside = value >= bounds.min && value <= bounds.max;
          if (value !== 0) expect(stored === null).toBe(!isInside);
          if (stored === null) return;
          expect(stored).toBeGreaterThanOrEqual(bounds.min);
          expect(stored).toBeLessThanOrEqual(bounds.max);
        },
      ),
    );
  });

  it('has two decimals, or none where only whole numbers are counted', () => {
    fc.assert(
      fc.property(anyBounds, anyValue, (bounds, value) => {
        const whole = storedValue(bounds, value, 'whole');
        if (whole !== null) expect(whole).toBe(Math.floor(whole));
        const broken = storedValue(bounds, value, 'decimals');
        if (broken !== null) expect(broken).toBe(Math.round(broken * 100) / 100);
      }),
    );
  });

  it('is stored again as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SCORING_KEYS), anyValue, (key, value) => {
        const stored = storedValue(SCORING_RULES[key], value, 'decimals');
        if (stored !== null) expect(storedValue(SCORING_RULES[key], stored, 'decimals')).toBe(stored);
      }),
    );
  });

  it.each([
    ['nothing typed in a scoring setting is no points', SCORING_RULES.fumblesLost, '', 'decimals', 0],
    ['zero typed as 0.0', SCORING_RULES.fumblesLost, '0.0', 'decimals', 0],
    ['no team typed is the least number', { min: 1, max: 18, step: 1 }, '', 'whole', 1],
    ['no budget typed is the least', { min: 100, max: 999, step: 10 }, ' ', 'whole', 100],
    ['half a place is none', { min: 0, max: 9, step: 1 }, '1.9', 'whole', 1],
    ['a tenth of a cent is dropped', SCORING_RULES.passingYards, '0.0416', 'decimals', 0.04],
    ['ten places', { min: 0, max: 9, step: 1 }, '10', 'whole', null],
    ['a word', { min: 0, max: 9, step: 1 }, 'two', 'whole', null],
    ['not a number', SCORING_RULES.passingYards, Number.NaN, 'decimals', null],
  ] as const)('%s', (_, bounds, typed, precision, stored) => {
    expect(storedValue(bounds, typed, precision)).toBe(stored);
  });
});
