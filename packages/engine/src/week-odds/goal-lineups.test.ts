import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../statistics/normal.ts';
import { arbitrarySlots } from '../testing/arbitrary-slots.ts';
import { anyWeekRoster, steady, weekPlayer } from '../testing/week-players.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOTS } from '../vocabulary/slots.ts';
import { boomChances, boomLine, type WeekLines } from './boom-chances.ts';
import { bestLineupFor, type GoalLineup, LINEUP_GOALS, likeliestLineup } from './goal-lineups.ts';
import { pointsAt, pointsTable } from './points-table.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';
import { winChance } from './win-chance.ts';

const NONE = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as SlotCounts; // every slot is a key
const startersOf = ({ places }: GoalLineup) => places.flatMap(({ starter }) => starter ?? []);
const names = (lineup: GoalLineup) => startersOf(lineup).map(({ id }) => id);

const careful = steady('careful', 'WR', 11);
const wild = weekPlayer('wild', 'WR', 10, { shape: [0, 0, 0, 0, 0.4, 1.5, 2.8, 3.4, 4.2] });
const middling = weekPlayer('middling', 'WR', 12);
const roster = [careful, wild, middling];
const slots = { ...NONE, WR: 1 };

describe('the line-up for a goal', () => {
  it('takes the most expected, the highest ceiling or the highest floor', () => {
    expect(names(bestLineupFor('points', roster, slots))).toEqual(['middling']);
    expect(names(bestLineupFor('boom', roster, slots))).toEqual(['wild']);
    expect(names(bestLineupFor('safe', roster, slots))).toEqual(['careful']);
    expect(bestLineupFor('boom', roster, slots).points).toBeCloseTo(10, 9);
  });

  it('beats an opponent who is far ahead with somebody wild, and one who is behind with somebody careful', () => {
    expect(names(likeliestLineup(roster, slots, [steady('giant', 'QB', 25)]))).toEqual(['wild']);
    expect(names(likeliestLineup(roster, slots, [steady('dwarf', 'QB', 6)]))).toEqual(['careful']);
  });

  it('never seats who is out or in their bye week, and shows them last on the bench', () => {
    const injured = { ...weekPlayer('injured', 'WR', 30), isOut: true };
    for (const goal of LINEUP_GOALS) {
      const lineup = bestLineupFor(goal, [injured, ...roster], slots);
      expect(names(lineup)).not.toContain('injured');
      expect(lineup.bench.at(-1)).toBe(injured);
    }
    expect(bestLineupFor('points', [injured], slots).places).toEqual([{ slot: 'WR', starter: null }]);
    expect(likeliestLineup([], slots, []).chance).toBe(0.5);
  });

  it('serves its goal no worse than the line-ups for the others do', () => {
    const worth = {
      points: (player: WeekPlayer) => pointsTable(player).mean,
      boom: (player: WeekPlayer) => pointsAt(pointsTable(player), normalQuantile(0.9)),
      safe: (player: WeekPlayer) => pointsAt(pointsTable(player), normalQuantile(0.1)),
    };
    fc.assert(
      fc.property(anyWeekRoster(16), anyWeekRoster(8), arbitrarySlots, (players, opponents, places) => {
        const likeliest = likeliestLineup(players, places, opponents);
        expect(likeliest.chance).toBeCloseTo(winChance(startersOf(likeliest), opponents), 12);
        for (const goal of LINEUP_GOALS) {
          const of = (lineup: GoalLineup) => startersOf(lineup).reduce((sum, player) => sum + worth[goal](player), 0);
          const own = bestLineupFor(goal, players, places);
          for (const other of LINEUP_GOALS) {
            expect(of(own)).toBeGreaterThanOrEqual(of(bestLineupFor(other, players, places)) - 1e-9);
          }
          expect([...startersOf(own), ...own.bench].map(({ id }) => id).sort()).toEqual(
            players.map(({ id }) => id).sort(),
          );
        }
        const most = bestLineupFor('points', players, places);
        expect(likeliest.chance).toBeGreaterThanOrEqual(winChance(startersOf(most), opponents) - 1e-12);
      }),
      { numRuns: 60 },
    );
  });
});

describe('boom and dud', () => {
  const lines = (line: WeekLines) =>
    Object.fromEntries(POSITIONS.map((position) => [position, line])) as Record<(typeof POSITIONS)[number], WeekLines>; // fromEntries forgets the keys, which are all of them

  it('are certain for who always scores the same, and nobody for who takes no part', () => {
    const [of] = boomChances([careful], lines({ boom: 11, dud: 9 }));
    expect(of).toEqual({ boom: 1, safe: 1, dud: 0 });
    expect(boomChances([careful], lines({ boom: 12, dud: 11.5 }))[0]).toEqual({ boom: 0, safe: 0, dud: 1 });
    expect(boomChances([{ ...careful, opponent: null }], lines({ boom: 11, dud: 9 }))).toEqual([null]);
  });

  it('leave a dud what a safe week lacks, and never more booms than safe weeks', () => {
    fc.assert(
      fc.property(anyWeekRoster(6), fc.double({ min: 0, max: 20, noNaN: true }), (players, dud) => {
        boomChances(players, lines({ boom: dud + 5, dud })).forEach((of, at) => {
          const player = players[at];
          expect(of === null).toBe(player === undefined || !takesPart(player));
          if (of === null) return;
          expect(of.safe + of.dud).toBeCloseTo(1, 12);
          expect(of.boom).toBeLessThanOrEqual(of.safe + 1e-12);
        });
      }),
    );
  });

  it('hold a curve to what it says: a tenth of weeks reaches the ceiling', () => {
    const ceiling = pointsAt(pointsTable(middling), normalQuantile(0.9));
    expect(boomChances([middling], lines({ boom: ceiling, dud: 0 }))[0]?.boom).toBeCloseTo(0.1, 3);
  });

  it('draw the line where so many of a position get on average', () => {
    const passers = Array.from({ length: 24 }, (_, at) => weekPlayer(`passer ${at}`, 'QB', 12 + at / 3));
    const line = boomLine(passers, 5.5);
    const reached = boomChances(passers, lines({ boom: line, dud: 0 })).reduce((sum, of) => sum + (of?.boom ?? 0), 0);
    expect(reached).toBeCloseTo(5.5, 1);
    expect(boomLine(passers.slice(0, 5), 5.5)).toBe(0);
  });
});
