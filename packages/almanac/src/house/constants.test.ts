import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { PERIODS } from '@pylon/engine/vocabulary/weeks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUSE_EXPERTS, houseExpert } from './consensus/experts.ts';
import { robustMean } from './projections/published/robust-mean.ts';
import { rangeRatio, rangeRatios } from './projections/ranges.ts';
import { rankImpliedLine } from './projections/rank-lines.ts';
import { referencePoints } from './projections/reference-points.ts';
import { withImpliedStats } from './projections/stat-shares.ts';

const position = fc.constantFrom(...POSITIONS);
const rank = fc.double({ min: 1, max: 400, noNaN: true });

describe('the line that a rank implies', () => {
  it('never has fewer points for a better rank, but for rounding', () => {
    fc.assert(
      fc.property(position, rank, rank, (pos, a, b) => {
        const points = (at: number) => referencePoints(rankImpliedLine(pos, at).line, pos, 16);
        expect(points(Math.min(a, b))).toBeGreaterThanOrEqual(points(Math.max(a, b)) - 0.5);
      }),
    );
  });

  it('covers between no and all games of a season', () => {
    fc.assert(
      fc.property(position, rank, (pos, at) => {
        const { games } = rankImpliedLine(pos, at);
        expect(games).toBeGreaterThan(0);
        expect(games).toBeLessThanOrEqual(17);
      }),
    );
  });
});

describe('floor and ceiling', () => {
  const points = fc.double({ min: -5, max: 500, noNaN: true });
  const games = fc.double({ min: 0, max: 17, noNaN: true });

  it('lie on either side of what is expected, whatever is projected', () => {
    fc.assert(
      fc.property(position, fc.constantFrom(...PERIODS), points, games, (pos, period, expected, played) => {
        const { floorRatio, middleRatio, ceilingRatio } = rangeRatios(pos, period, expected, played);
        expect(floorRatio).toBeGreaterThanOrEqual(0);
        expect(floorRatio).toBeLessThanOrEqual(1);
        expect(middleRatio).toBeGreaterThanOrEqual(floorRatio);
        expect(middleRatio).toBeLessThanOrEqual(ceilingRatio);
        expect(ceilingRatio).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('are of a whole distribution: more outcomes never lie below fewer points', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        position,
        fc.constantFrom(...PERIODS),
        points,
        games,
        share,
        share,
        (pos, period, of, played, a, b) => {
          const below = (part: number) => rangeRatio(pos, period, of, played, part);
          expect(below(Math.max(a, b))).toBeGreaterThanOrEqual(below(Math.min(a, b)) - 1e-9);
        },
      ),
    );
  });

  it('close in with a larger projection, never the other way', () => {
    fc.assert(
      fc.property(position, fc.constantFrom('weekly', 'seasonal'), points, points, (pos, period, a, b) => {
        const small = rangeRatios(pos, period, Math.min(a, b), 17);
        const large = rangeRatios(pos, period, Math.max(a, b), 17);
        expect(large.floorRatio).toBeGreaterThanOrEqual(small.floorRatio - 1e-9);
        expect(large.ceilingRatio).toBeLessThanOrEqual(small.ceilingRatio + 1e-9);
      }),
    );
  });

  it('of one game to come are those of a week, of all seventeen those of a season', () => {
    expect(rangeRatios('WR', 'restOfSeason', 12, 1)).toEqual(rangeRatios('WR', 'weekly', 12, 1));
    expect(rangeRatios('WR', 'restOfSeason', 200, 17)).toEqual(rangeRatios('WR', 'seasonal', 200, 17));
  });
});

describe('the robust mean', () => {
  it.each([
    ['of nothing is 0', [], 0],
    ['of up to three is the mean', [1, 2, 9], 4],
    ['of more leaves out both ends', [0, 4, 6, 1000], 5],
  ])('%s', (_, values, mean) => {
    expect(robustMean(values)).toBe(mean);
  });
});

describe('implied stats', () => {
  it('follow from what a line has and never replace it', () => {
    const line = withImpliedStats({ receivingReceptions: 80, receivingTargets: 100 }, 'WR');
    expect(line.receivingTargets).toBe(100);
    expect(line.receivingFirstDowns).toBeCloseTo(41.1, 1);
    expect(line.rushingFirstDowns).toBeUndefined();
  });
});

describe('house experts', () => {
  it('have slugs of their own and a page that says something', () => {
    expect(new Set(HOUSE_EXPERTS.map(({ slug }) => slug)).size).toBe(HOUSE_EXPERTS.length);
    for (const { slug, description } of HOUSE_EXPERTS) {
      expect(description.join(' ').length).toBeGreaterThan(150);
      expect(houseExpert(slug)?.slug).toBe(slug);
    }
    expect(houseExpert('fantasypros-ecr')).toBeUndefined();
  });

  it('are free for everybody, but for those that value players by league', () => {
    expect(HOUSE_EXPERTS.filter(({ tier }) => tier === 1).map(({ slug }) => slug)).toEqual([
      'scout',
      'opportunity',
      'ceiling',
      'schedule',
      'rookie',
    ]);
  });
});
