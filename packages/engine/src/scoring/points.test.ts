import { describe, expect, it } from 'vitest';
import type { Position } from '../vocabulary/positions.ts';
import { BASE_SCORING_SYSTEMS } from './base-systems.ts';
import { points, roundPoints } from './points.ts';
import type { ScoringSettings } from './scoring-settings.ts';
import type { StatLine } from './stat-keys.ts';

const named = (name: string): ScoringSettings => {
  const system = BASE_SCORING_SYSTEMS.find((one) => one.name === name);
  if (system === undefined) throw new Error(`no system ${name}`);
  return system.settings;
};

const CASES: readonly [name: string, line: StatLine, position: Position, settings: ScoringSettings, points: number][] =
  [
    ['a passer', { passingYards: 311, passingTouchdowns: 2, passingInterceptions: 1 }, 'QB', named('0.5 PPR'), 19.44],
    ['a catch in half PPR', { receivingReceptions: 1, receivingYards: 10 }, 'WR', named('0.5 PPR'), 1.5],
    ['a catch in PPR', { receivingReceptions: 1, receivingYards: 10 }, 'WR', named('PPR'), 2],
    ['a catch in Standard', { receivingReceptions: 1, receivingYards: 10 }, 'WR', named('Standard'), 1],
    ['a tight end’s catch in TE Premium', { receivingReceptions: 1 }, 'TE', named('TE Premium'), 1.5],
    ['a receiver’s catch in TE Premium', { receivingReceptions: 1 }, 'WR', named('TE Premium'), 1],
    ['a tight end’s catch in half PPR, which has no bonus', { receivingReceptions: 1 }, 'TE', named('0.5 PPR'), 0.5],
    ['a shutout', { defensePointsAllowed: 0 }, 'DST', named('PPR'), 10],
    ['6 allowed', { defensePointsAllowed: 6 }, 'DST', named('PPR'), 7],
    ['7 allowed', { defensePointsAllowed: 7 }, 'DST', named('PPR'), 4],
    ['21 allowed', { defensePointsAllowed: 21 }, 'DST', named('PPR'), 0],
    ['34 allowed', { defensePointsAllowed: 34 }, 'DST', named('PPR'), -1],
    ['35 allowed', { defensePointsAllowed: 35 }, 'DST', named('PPR'), -4],
    ['points allowed unknown', { defenseSacks: 3 }, 'DST', named('PPR'), 3],
    ['a field goal of 61 yards', { fieldGoals60Plus: 1 }, 'K', named('PPR'), 5],
    ['299 yards', { passingYards: 299 }, 'QB', { passingYards300: 3, passingYards400: 2 }, 0],
    ['300 yards', { passingYards: 300 }, 'QB', { passingYards300: 3, passingYards400: 2 }, 3],
    ['400 yards, where bonuses stack', { passingYards: 400 }, 'QB', { passingYards300: 3, passingYards400: 2 }, 5],
    ['incompletions', { passingAttempts: 30, passingCompletions: 21 }, 'QB', { passingIncompletions: -0.5 }, -4.5],
    ['100 yards together', { rushingYards: 60, receivingYards: 40 }, 'RB', { rushingReceivingYards100: 2 }, 2],
  ];

describe('points', () => {
  for (const [name, line, position, settings, expected] of CASES) {
    it(`${name}: ${expected}`, () => {
      expect(points(line, position, settings)).toBeCloseTo(expected, 9);
    });
  }

  it('an individual defender scores without a position', () => {
    expect(points({ idpSacks: 1.5, idpSoloTackles: 4 }, null, { idpSacks: 2, idpSoloTackles: 1 })).toBe(7);
  });
});

describe('shown points', () => {
  for (const [raw, shown] of [
    [0.1 + 0.2, 0.3],
    [1.005, 1.01],
    [-1.005, -1.01],
    [-0.001, 0],
  ] as const) {
    it(`${raw} is shown as ${shown}`, () => {
      expect(roundPoints(raw)).toBe(shown);
    });
  }
});
