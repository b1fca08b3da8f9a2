// Leagues for tests of trades.
import fc from 'fast-check';
import type { TradeLeagueFacts, WirePoints } from '../trades/trade-league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { anyPosition, anySlots } from './arbitraries.ts';

/** Points of the wire, the same in each week. */
export const evenWire = (points: Readonly<Record<Position, number>>, weeks: number): WirePoints =>
  wireOf((position) => new Float64Array(weeks).fill(points[position]));

const wireOf = (line: (position: Position) => Float64Array): WirePoints => ({
  QB: line('QB'),
  RB: line('RB'),
  WR: line('WR'),
  TE: line('TE'),
  K: line('K'),
  DST: line('DST'),
});

interface Sizes {
  readonly teams: number;
  readonly players: number;
  readonly weeks: number;
  readonly places: number;
  /** Most points of a player and of the wire in a week, 30 each unless said. */
  readonly points?: number;
  readonly wire?: number;
  /** Whether no team has an open place, and none fewer than three players. */
  readonly isFull?: boolean;
}

/**
 * Any league: whole points and weights, so that sums are exact whatever their order; many players below the wire, some
 * of two positions; rosters that are full, too full, or have room.
 */
export const anyTradeLeague = (most: Sizes): fc.Arbitrary<TradeLeagueFacts> =>
  fc.integer({ min: 1, max: most.weeks }).chain((weeks) => {
    const line = (max: number) =>
      fc
        .array(fc.integer({ min: -3, max }), { minLength: weeks, maxLength: weeks })
        .map((points) => Float64Array.from(points));
    const positions = fc.oneof(
      { weight: 5, arbitrary: anyPosition.map((position): readonly Position[] => [position]) },
      { weight: 1, arbitrary: fc.uniqueArray(anyPosition, { minLength: 1, maxLength: 3 }) },
    );
    const player = fc.record({ positions, points: line(most.points ?? 30), value: fc.integer({ min: 0, max: 90 }) });
    return fc.record({
      slots: anySlots(most.places),
      rosterSize: fc.integer({ min: 1, max: most.isFull ? 1 : most.players + 1 }),
      weeks: fc
        .array(fc.constantFrom(1, 2), { minLength: weeks, maxLength: weeks })
        .map((weights) => weights.map((weight, at) => ({ week: 18 - weeks + at, weight }))),
      teams: fc
        .array(fc.array(player, { minLength: most.isFull ? 3 : 0, maxLength: most.players }), {
          minLength: 2,
          maxLength: most.teams,
        })
        .map((rosters) =>
          rosters.map((roster, team) => ({
            id: `team ${team}`,
            players: roster.map((one, at) => ({ ...one, id: `${team}-${at}` })),
          })),
        ),
      wire: fc
        .tuple(...POSITIONS.map(() => line(most.wire ?? 30)))
        .map((lines) => wireOf((position) => lines[POSITIONS.indexOf(position)] ?? new Float64Array(weeks))),
    });
  });
