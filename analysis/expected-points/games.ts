// What players did with their chances, game by game, and what is expected of the same chances by several ways.

import type { ChanceWorths } from '../../packages/engine/src/player-value/chance-worth.shape.ts';
import { carryWorth, throwWorth } from '../../packages/engine/src/player-value/chance-worth.ts';
import { DATA } from '../arguments.ts';
import { readCsv } from '../projections/files.ts';
import type { Plays } from './plays.ts';

export const PASSED_POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;
export type PassedPosition = (typeof PASSED_POSITIONS)[number];

/** What is counted of a game near the goal and away from it, as an edition of before keeps it. */
const SUM_KEYS = [
  ...(['passes', 'passesNear', 'passAirYards', 'targets', 'targetsNear', 'endZoneTargets', 'airYards'] as const),
  ...(['carries', 'carriesInside20', 'carriesInside5'] as const),
] as const;
type Sums = Record<(typeof SUM_KEYS)[number], number>;

export interface Game {
  readonly player: string;
  readonly position: PassedPosition;
  readonly week: number;
  /** Half PPR, of throws, catches and carries alone. */
  scored: number;
  expected: number;
  readonly sums: Sums;
}

const HALF_PPR = { catches: 0.5, yards: 0.1, touchdowns: 6, passYards: 0.04, passTouchdowns: 4, interceptions: -2 };
const caughtPoints = (of: { catches: number; yards: number; touchdowns: number }): number =>
  HALF_PPR.catches * of.catches + HALF_PPR.yards * of.yards + HALF_PPR.touchdowns * of.touchdowns;
const thrownPoints = (of: { yards: number; touchdowns: number; interceptions: number }): number =>
  HALF_PPR.passYards * of.yards + HALF_PPR.passTouchdowns * of.touchdowns + HALF_PPR.interceptions * of.interceptions;
const carriedPoints = (of: { yards: number; touchdowns: number }): number =>
  HALF_PPR.yards * of.yards + HALF_PPR.touchdowns * of.touchdowns;

/** Positions by gsis id, from the id list. */
export const positionsOf = (data = DATA): ReadonlyMap<string, PassedPosition> =>
  new Map(
    readCsv('dynastyprocess/db_playerids.csv.gz', data).flatMap((row) => {
      const position = PASSED_POSITIONS.find((name) => name === row['position']);
      return position && row['gsis_id'] !== 'NA' ? [[row['gsis_id'] ?? '', position] as const] : [];
    }),
  );

/** The games of some plays, with what some worths expect of them. */
export function gamesOf(
  { throws, carries }: Plays,
  worths: ChanceWorths,
  positions: ReadonlyMap<string, PassedPosition>,
): readonly Game[] {
  const games = new Map<string, Game>();
  const add = (
    player: string | null,
    week: number,
    points: { scored: number; expected: number },
    more: Partial<Sums>,
  ) => {
    const position = positions.get(player ?? '');
    if (player === null || !position) return;
    const key = `${player} ${week}`;
    const none = Object.fromEntries(SUM_KEYS.map((name) => [name, 0])) as Sums; // every key
    const game = games.get(key) ?? { player, position, week, scored: 0, expected: 0, sums: none };
    games.set(key, game);
    game.scored += points.scored;
    game.expected += points.expected;
    for (const name of SUM_KEYS) game.sums[name] += more[name] ?? 0;
  };
  for (const one of throws) {
    const worth = throwWorth(one.airYards, one.yardsToGoal, worths);
    const isNear = one.yardsToGoal <= 20 ? 1 : 0;
    const air = one.airYards ?? 0;
    const thrown = { scored: thrownPoints(one), expected: thrownPoints(worth) };
    add(one.passer, one.week, thrown, { passes: 1, passesNear: isNear, passAirYards: air });
    add(
      one.receiver,
      one.week,
      { scored: caughtPoints(one), expected: caughtPoints(worth) },
      { targets: 1, targetsNear: isNear, airYards: air, endZoneTargets: air >= one.yardsToGoal ? 1 : 0 },
    );
  }
  for (const one of carries) {
    const worth = carryWorth(one.kind, one.yardsToGoal, worths);
    add(
      one.runner,
      one.week,
      { scored: carriedPoints(one), expected: carriedPoints(worth) },
      {
        carries: 1,
        carriesInside20: one.yardsToGoal <= 20 ? 1 : 0,
        carriesInside5: one.yardsToGoal <= 5 ? 1 : 0,
      },
    );
  }
  return [...games.values()];
}

/** A game's sums in the order of their names, all of them or only how many chances there were. */
export const columnsOf = (games: readonly Game[], of: 'sums' | 'chances'): readonly (readonly number[])[] =>
  (of === 'sums' ? SUM_KEYS : (['passes', 'targets', 'carries'] as const)).map((name) =>
    games.map(({ sums }) => sums[name]),
  );
