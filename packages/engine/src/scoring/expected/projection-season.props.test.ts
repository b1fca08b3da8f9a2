import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLine } from '../../testing/ranking-materials.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { BASE_SCORING_SYSTEMS } from '../base-systems.ts';
import { scoreSeason } from '../rescore.ts';
import { SCORING_KEYS } from '../scoring-keys.ts';
import { expectedPoints } from './expected-points.ts';
import { packedUnits, projectionSeason, unpackedUnits } from './projection-season.ts';

const anyLines = fc.array(
  fc.record({ line: anyLine, position: fc.constantFrom(...POSITIONS), games: fc.integer({ min: 1, max: 17 }) }),
  { maxLength: 30 },
);
const anySystem = fc.constantFrom(...BASE_SCORING_SYSTEMS);

it('units that were sent as text score to the last bit what they score here', () => {
  fc.assert(
    fc.property(anyLines, anySystem, (lines, { settings }) => {
      const season = projectionSeason(lines);
      const sent: ReturnType<typeof packedUnits> = JSON.parse(JSON.stringify(packedUnits(season)));
      const arrived = unpackedUnits(sent, SCORING_KEYS, lines.length);
      expect([...scoreSeason(arrived, settings)]).toEqual([...scoreSeason(season, settings)]);
    }),
  );
});

it('points are the expected ones, within what five decimals of a unit can make', () => {
  fc.assert(
    fc.property(anyLines, anySystem, (lines, { settings }) => {
      const points = scoreSeason(projectionSeason(lines), settings);
      lines.forEach(({ line, position, games }, cell) => {
        expect(points[cell]).toBeCloseTo(expectedPoints(line, position, settings, games), 2);
      });
    }),
  );
});
