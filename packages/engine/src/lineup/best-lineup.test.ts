import { describe, expect, it } from 'vitest';
import { DEFAULT_LEAGUE, type SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, SLOTS } from '../vocabulary/slots.ts';
import { bestLineup } from './best-lineup.ts';
import { canSeat } from './completable.ts';
import { decidingSets, slotCapacity } from './slot-capacity.ts';

const NONE = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as SlotCounts; // every slot is a key
const player = (name: string, points: number, ...positions: Position[]) => ({ name, points, positions });
const names = (lineup: ReturnType<typeof bestLineup<ReturnType<typeof player>>>) =>
  lineup.places.map(({ slot, starter }) => `${slot} ${starter?.name ?? '-'}`);

describe('the best line-up', () => {
  it('gives everybody their own place first and the flex to the best of the rest', () => {
    const roster = [
      player('Runner A', 20, 'RB'),
      player('Runner B', 18, 'RB'),
      player('Runner C', 15, 'RB'),
      player('Catcher A', 14, 'WR'),
      player('Catcher B', 9, 'WR'),
    ];
    const lineup = bestLineup(roster, { ...NONE, RB: 2, WR: 1, FLEX: 1 });
    expect(names(lineup)).toEqual(['RB Runner A', 'RB Runner B', 'WR Catcher A', 'FLEX Runner C']);
    expect(lineup.points).toBe(67);
    expect(lineup.bench.map(({ name }) => name)).toEqual(['Catcher B']);
  });

  it('moves a player over when that seats another: filling flex in order would lose 6 points', () => {
    // The tight end fits only WR/TE once RB/WR has gone to the receiver; the receiver must make room.
    const roster = [player('Catcher', 12, 'WR'), player('End', 10, 'TE'), player('Runner', 4, 'RB')];
    const lineup = bestLineup(roster, { ...NONE, WRTE: 1, RBWR: 1 });
    expect(lineup.points).toBe(22);
    expect(names(lineup)).toEqual(['RBWR Catcher', 'WRTE End']);
  });

  it('starts a second quarterback in a superflex place', () => {
    const lineup = bestLineup([player('One', 22, 'QB'), player('Two', 17, 'QB'), player('Runner', 16, 'RB')], {
      ...NONE,
      QB: 1,
      SUPERFLEX: 1,
    });
    expect(names(lineup)).toEqual(['QB One', 'SUPERFLEX Two']);
  });

  it('uses a player of two positions where they are worth most', () => {
    const lineup = bestLineup([player('Both', 9, 'QB', 'TE'), player('Passer', 20, 'QB')], { ...NONE, QB: 1, TE: 1 });
    expect(names(lineup)).toEqual(['QB Passer', 'TE Both']);
  });

  it('fills a place with a negative player rather than leaving it open, and leaves one open that nobody may fill', () => {
    const lineup = bestLineup([player('Defence', -3, 'DST')], { ...NONE, DST: 1, K: 1 });
    expect(names(lineup)).toEqual(['K -', 'DST Defence']);
    expect(lineup.points).toBe(-3);
  });

  it('prefers the earlier of two equals', () => {
    const lineup = bestLineup([player('First', 5, 'K'), player('Second', 5, 'K')], { ...NONE, K: 1 });
    expect(names(lineup)).toEqual(['K First']);
  });
});

describe('a roster in a draft', () => {
  const { slots } = DEFAULT_LEAGUE;
  const plenty = [9, 9, 9, 9, 9, 9];

  it('with one pick left and no defence may take only a defence', () => {
    const roster = { slots, has: [2, 4, 6, 2, 1, 0], picksLeft: 1, available: plenty };
    expect(canSeat(roster, 'DST')).toBe(true);
    for (const position of ['QB', 'RB', 'WR', 'TE', 'K'] as const) expect(canSeat(roster, position)).toBe(false);
  });

  it('with a pick to spare may take anybody', () => {
    const roster = { slots, has: [2, 4, 5, 2, 1, 0], picksLeft: 2, available: plenty };
    for (const position of ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const) expect(canSeat(roster, position)).toBe(true);
  });

  it('may fill its flex with any of the three positions when that is all it lacks', () => {
    const roster = { slots, has: [1, 2, 3, 1, 1, 1], picksLeft: 1, available: plenty };
    for (const position of ['RB', 'WR', 'TE'] as const) expect(canSeat(roster, position)).toBe(true);
    expect(canSeat(roster, 'QB')).toBe(false);
  });

  it('may not take a position of which nobody is left', () => {
    expect(canSeat({ slots, has: [0, 0, 0, 0, 0, 0], picksLeft: 16, available: [9, 9, 9, 9, 9, 0] }, 'DST')).toBe(
      false,
    );
  });
});

describe('deciding sets', () => {
  it('are ten for the default league, and at most 17 for any: what the packed counters hold', () => {
    expect(decidingSets(slotCapacity(DEFAULT_LEAGUE.slots))).toHaveLength(10);
    const every = Object.fromEntries(SLOTS.map((slot) => [slot, 1])) as SlotCounts; // every slot is a key
    expect(decidingSets(slotCapacity(every)).length).toBeLessThanOrEqual(17);
  });

  it('count on kickers and defences having places of their own', () => {
    for (const slot of SLOTS.filter((one) => one !== 'BN')) {
      const takes: readonly Position[] = SLOT_POSITIONS[slot];
      if (takes.includes('K') || takes.includes('DST')) expect(takes).toHaveLength(1);
    }
  });
});
