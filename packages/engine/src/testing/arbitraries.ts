// Generators for property tests: any stat line, any scoring system, any roster and league.
import fc from 'fast-check';
import { SCORING_KEYS, SCORING_RULES, type ScoringKey } from '../scoring/scoring-keys.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import { STAT_KEYS, type StatLine } from '../scoring/stat-keys.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOTS } from '../vocabulary/slots.ts';

/** A box score: whole amounts, some absent. Nobody completes more passes than they throw. */
export const anyLine: fc.Arbitrary<StatLine> = fc
  .dictionary(fc.constantFrom(...STAT_KEYS), fc.integer({ min: 0, max: 450 }), { maxKeys: 20 })
  .map((line: StatLine) => {
    const { passingCompletions, passingAttempts = 0 } = line;
    if (passingCompletions === undefined) return line;
    return { ...line, passingAttempts: Math.max(passingAttempts, passingCompletions) };
  });

/** A scoring system of up to 30 settings, each within its bounds. */
export const anySettings: fc.Arbitrary<ScoringSettings> = fc
  .uniqueArray(fc.constantFrom(...SCORING_KEYS), { maxLength: 30 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.integer({ min: -100 * bound(key), max: 100 * bound(key) }))).map(
      // fromEntries types its keys as any string; these are settings.
      (values) => Object.fromEntries(keys.map((key, at) => [key, (values[at] ?? 0) / 100])) as ScoringSettings,
    ),
  );

const bound = (key: ScoringKey): number => SCORING_RULES[key].max;

export const anyPosition = fc.constantFrom(...POSITIONS);

/** A league's places: up to `most` starters in all, and no bench. */
export const anySlots = (most: number): fc.Arbitrary<SlotCounts> =>
  fc.array(fc.constantFrom(...SLOTS.filter((slot) => slot !== 'BN')), { maxLength: most }).map((places) => {
    const count = (name: string) => places.filter((place) => place === name).length;
    // As above: the keys are all slots.
    return Object.fromEntries(SLOTS.map((slot) => [slot, count(slot)])) as SlotCounts;
  });

/** A roster: whole points, so that sums are exact whatever their order; a few players have two positions. */
export const anyRoster = (most: number) =>
  fc.array(fc.record({ points: fc.integer({ min: -5, max: 40 }), position: anyPosition }), { maxLength: most });
