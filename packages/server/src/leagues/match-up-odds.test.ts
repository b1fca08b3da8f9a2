import type { RosterPlace } from '@pylon/engine/vocabulary/slots';
import { describe, expect, test } from 'vitest';
import { winShare } from './match-up-odds.ts';
import type { WeekPlayer } from './week-players.ts';

/** A running back of a team of his own; null: whom nobody projects. */
function back(name: string, points: number | null, facts: Partial<WeekPlayer> = {}): WeekPlayer {
  const range = points === null ? null : { expected: points, middle: points, floor: points / 2, ceiling: points * 2 };
  const next = { opponent: `${name}’s opponent`, isHome: true, week: 1, kickoff: '2026-09-13T17:00:00Z' };
  return {
    ...{ leagueRosterId: name, teamId: 'team', entityId: null, position: 'RB', place: 'RB' as RosterPlace },
    ...{ points: null, nflTeam: name, isBye: false, isOut: false, usable: points ?? 0 },
    game: { ...next, told: next, seasonType: 'REG', state: 'scheduled', score: null, live: null },
    outside: { id: { system: 'sleeper', id: name }, teamId: null, name, position: 'RB', positionCode: 'RB' },
    expected: range && { position: 'RB', points: range, depth: 1, reference: range.expected },
    ...facts,
  };
}

const PROJECTED = [back('A', 12), back('B', 10)];
const BETTER = [back('C', 16), back('D', 14)];

describe('a chance to win', () => {
  test('is that of the line-ups, and both sides share it', () => {
    const share = winShare(BETTER, PROJECTED) ?? 0;
    expect(share).toBeGreaterThan(0.5);
    expect(share + (winShare(PROJECTED, BETTER) ?? 0)).toBeCloseTo(1, 6);
  });

  test('is told of nobody where half of a line-up or more is projected by nobody', () => {
    expect(winShare(PROJECTED, [back('E', 0.1), back('F', null)])).toBeNull();
    expect(winShare([back('E', 0.1), back('F', null)], PROJECTED)).toBeNull();
    expect(winShare([], [])).toBeNull();
  });

  test('knows that whoever is out or rests brings nothing, and that a place is empty', () => {
    const absent = [back('E', null, { isOut: true }), back('F', null, { isBye: true })];
    expect(winShare(PROJECTED, absent)).toBeGreaterThan(0.9);
    expect(winShare(PROJECTED, [])).toBeGreaterThan(0.9);
  });

  test('asks nothing of the bench', () => {
    expect(winShare([...PROJECTED, back('G', null, { place: 'BN' })], BETTER)).toBe(winShare(PROJECTED, BETTER));
  });
});
