import { describe, expect, it } from 'vitest';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { legalPositions, openStarters, positionBit, rosterRules } from './roster-rules.ts';

const rules = rosterRules(DEFAULT_LEAGUE.slots);
const allowed = (counts: readonly number[], picksLeft: number) =>
  POSITIONS.filter((position) => (legalPositions(rules, counts, picksLeft) & positionBit(position)) !== 0);

describe('what a team of a default league may take', () => {
  it.each([
    { case: 'anything at the start', counts: [0, 0, 0, 0, 0, 0], left: 16, takes: POSITIONS },
    { case: 'anything while a pick is to spare', counts: [1, 5, 6, 1, 0, 0], left: 3, takes: POSITIONS },
    {
      case: 'kicker and defence when both are missing at the end',
      counts: [1, 6, 6, 1, 0, 0],
      left: 2,
      takes: ['K', 'DST'],
    },
    { case: 'the defence at its last pick', counts: [1, 6, 6, 1, 1, 0], left: 1, takes: ['DST'] },
    { case: 'a flex player of any kind', counts: [1, 2, 3, 1, 1, 0], left: 2, takes: ['RB', 'WR', 'TE', 'DST'] },
    { case: 'a tight end and nobody else', counts: [2, 6, 5, 0, 1, 1], left: 1, takes: ['TE'] },
    { case: 'nobody without a pick', counts: [1, 6, 6, 1, 1, 1], left: 0, takes: [] },
  ])('$case', ({ counts, left, takes }) => {
    expect(allowed(counts, left)).toEqual(takes);
  });

  it('counts the places that are still open', () => {
    expect(openStarters(rules, [0, 0, 0, 0, 0, 0])).toBe(10);
    expect(openStarters(rules, [1, 3, 3, 1, 0, 0])).toBe(2);
    expect(openStarters(rules, [3, 0, 0, 0, 2, 2])).toBe(7);
  });

  it('lets a roster that keepers spoilt take whoever fills a place', () => {
    expect(allowed([0, 0, 0, 0, 0, 0], 2)).toEqual(POSITIONS);
    expect(allowed([1, 2, 3, 1, 0, 0], 1)).toEqual(['RB', 'WR', 'TE', 'K', 'DST']);
  });

  it('reads counts of one team among many', () => {
    expect(legalPositions(rules, [9, 9, 9, 9, 9, 9, 2, 6, 5, 0, 1, 1], 1, 6)).toBe(1 << POSITIONS.indexOf('TE'));
  });
});
