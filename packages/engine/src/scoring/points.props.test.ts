import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLine, anyPosition, anySettings } from '../testing/arbitraries.ts';
import { expectedPoints } from './expected/expected-points.ts';
import { points } from './points.ts';
import { changeSetting, rescore, scoreSeason, scoringSeason } from './rescore.ts';
import { SCORING_KEYS, SCORING_RULES } from './scoring-keys.ts';

it('doubling every value doubles the points', () => {
  fc.assert(
    fc.property(anyLine, anyPosition, anySettings, (line, position, settings) => {
      const doubled = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, 2 * value]));
      expect(points(line, position, doubled)).toBeCloseTo(2 * points(line, position, settings), 6);
    }),
  );
});

it('without bonuses, unnamed long touchdowns and unnamed long kicks, what is expected is what the amounts are worth', () => {
  fc.assert(
    fc.property(anyLine, anyPosition, anySettings, fc.integer({ min: 1, max: 17 }), (line, position, all, games) => {
      const settings = Object.fromEntries(
        Object.entries(all).filter(([key]) => {
          // Cast: the keys of any system are settings.
          const { kind } = SCORING_RULES[key as keyof typeof SCORING_RULES].effect;
          return (kind === 'per-unit' || kind === 'position-bonus') && !/Touchdowns[45]0$|YardsOver30$/.test(key);
        }),
      );
      expect(expectedPoints(line, position, settings, games)).toBeCloseTo(points(line, position, settings), 6);
    }),
  );
});

const anySeason = fc.array(fc.record({ line: anyLine, position: anyPosition }), { maxLength: 12 });

it('a season scored by columns has the points of its lines', () => {
  fc.assert(
    fc.property(anySeason, anySettings, (lines, settings) => {
      const season = scoringSeason(
        lines.map((one, cell) => ({ ...one, cell })),
        lines.length,
      );
      const totals = scoreSeason(season, settings);
      lines.forEach(({ line, position }, cell) => {
        expect(totals[cell]).toBeCloseTo(points(line, position, settings), 6);
      });
    }),
  );
});

it('following any changes of settings ends where scoring afresh does', () => {
  fc.assert(
    fc.property(anySeason, fc.array(anySettings, { minLength: 2, maxLength: 6 }), (lines, path) => {
      const season = scoringSeason(
        lines.map((one, cell) => ({ ...one, cell: 70_000 + cell })),
        70_000 + lines.length, // past 65,536 cells, where the wide columns begin
      );
      const [first = {}, ...later] = path;
      const totals = scoreSeason(season, first);
      let before = first;
      for (const settings of later) {
        rescore(season, totals, before, settings);
        before = settings;
      }
      const afresh = scoreSeason(season, before);
      for (let cell = 70_000; cell < totals.length; cell += 1) expect(totals[cell]).toBeCloseTo(afresh[cell] ?? 0, 5);
    }),
    { numRuns: 30 },
  );
});

it('a press of + on one setting ends where scoring afresh does', () => {
  fc.assert(
    fc.property(anySeason, anySettings, fc.constantFrom(...SCORING_KEYS), (lines, settings, key) => {
      const season = scoringSeason(
        lines.map((one, cell) => ({ ...one, cell })),
        lines.length,
      );
      const totals = scoreSeason(season, settings);
      changeSetting(season, totals, key, 1);
      const afresh = scoreSeason(season, { ...settings, [key]: (settings[key] ?? 0) + 1 });
      totals.forEach((total, cell) => {
        expect(total).toBeCloseTo(afresh[cell] ?? 0, 5);
      });
    }),
  );
});
