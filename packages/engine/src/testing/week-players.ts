// Players of a week, one line each.
import fc from 'fast-check';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { CURVE_LEVELS, type WeekPlayer } from '../week-odds/week-player.ts';

/** Multiples of the expected points as weeks of a good receiver have them. */
const USUAL = [0.05, 0.18, 0.32, 0.6, 0.95, 1.36, 1.9, 2.2, 2.6];

/** A player of a game that is still to be played; `shape` are multiples of the expected points. */
export function weekPlayer(
  id: string,
  position: Position,
  points: number,
  { shape = USUAL, ...more }: Partial<WeekPlayer> & { readonly shape?: readonly number[] } = {},
): WeekPlayer {
  return {
    id,
    positions: [position],
    team: `team of ${id}`,
    opponent: `opponent of ${id}`,
    isOut: false,
    points,
    percentiles: shape.map((ratio) => ratio * points),
    ...more,
  };
}

/** Always the same points. */
export const steady = (id: string, position: Position, points: number, more: Partial<WeekPlayer> = {}): WeekPlayer =>
  weekPlayer(id, position, points, { percentiles: CURVE_LEVELS.map(() => points), ...more });

/** A roster of players of four NFL teams that play each other, some of them in their bye week or out. */
export const anyWeekRoster = (most: number): fc.Arbitrary<readonly WeekPlayer[]> =>
  fc
    .array(
      fc.record({
        position: fc.constantFrom(...POSITIONS),
        other: fc.option(fc.constantFrom(...POSITIONS), { freq: 6 }),
        points: fc.double({ min: 0.5, max: 25, noNaN: true }),
        team: fc.constantFrom('A', 'B', 'C', 'D', 'bye'),
        isOut: fc.boolean().chain((may) => (may ? fc.boolean() : fc.constant(false))),
      }),
      { maxLength: most },
    )
    .map((rows) =>
      rows.map(({ position, other, points, team, isOut }, at) =>
        weekPlayer(`player ${at}`, position, points, {
          positions: other === null || other === position ? [position] : [position, other],
          team,
          opponent: OPPONENTS[team] ?? null,
          isOut,
        }),
      ),
    );

const OPPONENTS: Readonly<Record<string, string>> = { A: 'B', B: 'A', C: 'D', D: 'C' };
