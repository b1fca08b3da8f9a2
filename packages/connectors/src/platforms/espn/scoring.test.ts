import { describe, expect, it, test } from 'vitest';
import { scoringOf } from './scoring.ts';
import type { EspnRule } from './shapes.ts';

const rule = (statId: number, points: number, pointsOverrides: Record<string, number> = {}): EspnRule => ({
  statId,
  points,
  pointsOverrides,
});

describe('scoring', () => {
  test.each<[string, readonly EspnRule[], object, readonly string[]]>([
    ['a defence by its own values', [rule(95, 0, { '16': 2 })], { dtInterceptions: 2 }, []],
    [
      'a tight end’s catch',
      [rule(53, 0.5, { '6': 1 })],
      { receivingReceptions: 0.5, receivingTEReceptionsBonus: 0.5 },
      [],
    ],
    ['the higher of two bonuses alone', [rule(17, 2), rule(18, 5)], { passingYards300: 2, passingYards400: 3 }, []],
    [
      'kicks of 50 and of 60 yards',
      [rule(198, 5), rule(201, 6)],
      { specialKickerFieldGoals50Plus: 5, specialKickerFieldGoals60Plus: 1 },
      [],
    ],
    [
      'touchdowns of defences that differ',
      [rule(103, 0, { '16': 6 }), rule(104, 0, { '16': 4 })],
      { dtTouchdowns: 6 },
      ['104'],
    ],
    ['whole steps, roughly', [rule(8, 1)], { passingYards: 0.04 }, ['8']],
    ['half sacks', [rule(100, 0, { '16': 0.5 })], { dtSacks: 1 }, []],
    ['what no setting says', [rule(155, 3)], {}, ['155']],
    ['what is worth nothing', [rule(155, 0), rule(3, 0)], {}, []],
    ['a value of some positions alone', [rule(25, 6, { '0': 4 })], { rushingTouchdowns: 6 }, ['25']],
    ['single defenders where nobody starts them', [rule(108, 1, { '10': 2 })], {}, []],
  ])('%s', (_what, rules, scoring, untold) => {
    const read = scoringOf(rules, []);
    expect(read.scoring).toEqual(scoring);
    expect(read.unmapped.map(({ code }) => code)).toEqual(untold);
  });

  it('of single defenders counts where the league starts them, and tells where their places differ', () => {
    const read = scoringOf([rule(108, 0, { '10': 1.5, '12': 2 }), rule(99, 2, { '16': 1 })], [10, 12]);
    expect(read.scoring).toEqual({ idpSoloTackles: 1.5, dtSacks: 1, idpSacks: 2 });
    expect(read.unmapped).toMatchObject([{ code: '108', label: 'Solo tackles (place 12): 2' }]);
  });
});
