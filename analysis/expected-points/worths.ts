// What throws and carries became, kind by kind: means of a kind, drawn to those of the wider kind where it was rare.

import {
  CARRY_KINDS,
  type CarryKind,
  type CarryWorth,
  type ChanceWorths,
  type ThrowWorth,
} from '../../packages/engine/src/player-value/chance-worth.shape.ts';
import { bandOf } from '../../packages/engine/src/player-value/chance-worth.ts';
import type { Carry, Plays, Throw } from './plays.ts';

const AIR_YARDS = [0, 4, 9, 15, 25];
const YARDS_LEFT = [0, 3, 10, 25];
const YARDS_TO_GOAL = [1, 2, 3, 5, 8, 12, 20, 50, 90];
/** Chances of the wider kind that a kind counts besides its own. */
const WIDER_THROWS = 20;
const WIDER_CARRIES = 2;

const THROW_KEYS = ['catches', 'yards', 'touchdowns', 'interceptions'] as const;
const CARRY_KEYS = ['yards', 'touchdowns'] as const;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Means of some chances, each drawn to the mean of others. */
function meansOf<K extends string>(
  keys: readonly K[],
  own: readonly Readonly<Record<K, number>>[],
  widerOf: (key: K) => readonly Readonly<Record<K, number>>[],
  weight: number,
): Readonly<Record<K, number>> {
  const sum = (of: readonly Readonly<Record<K, number>>[], key: K) => of.reduce((total, one) => total + one[key], 0);
  const usual = (key: K) => sum(widerOf(key), key) / Math.max(1, widerOf(key).length);
  return Object.fromEntries(
    keys.map((key) => [key, rounded((sum(own, key) + weight * usual(key)) / Math.max(1, own.length + weight))]),
  ) as Record<K, number>; // every key
}

/** The worth of every kind of chance, from some plays. */
export function worthsOf({ throws, carries }: Plays): ChanceWorths {
  const aimed = throws.filter(({ airYards }) => airYards !== null);
  const airBand = (one: Throw) => bandOf(one.airYards ?? 0, AIR_YARDS);
  const leftBand = (one: Throw) => bandOf(one.yardsToGoal - (one.airYards ?? 0), YARDS_LEFT);
  const bands = (lasts: readonly number[]) => [...lasts, Number.POSITIVE_INFINITY].map((_, band) => band);
  const throwWorth = (air: number, left: number): ThrowWorth => {
    const ofAir = aimed.filter((one) => airBand(one) === air);
    const ofLeft = aimed.filter((one) => leftBand(one) === left);
    const own = ofAir.filter((one) => leftBand(one) === left);
    // Touchdowns are alike where as much field is left; so are catches in the end zone, and elsewhere by their length
    const isByLeft = (key: keyof ThrowWorth) => key === 'touchdowns' || (left === 0 && key !== 'yards');
    return meansOf(THROW_KEYS, own, (key) => (isByLeft(key) ? ofLeft : ofAir), WIDER_THROWS);
  };
  const carryWorths = (kind: CarryKind): readonly CarryWorth[] => {
    const wider = carries.filter((one) => one.kind === kind);
    return bands(YARDS_TO_GOAL).map((band) => {
      const own = wider.filter((one: Carry) => bandOf(one.yardsToGoal, YARDS_TO_GOAL) === band);
      return meansOf(CARRY_KEYS, own, () => wider, WIDER_CARRIES);
    });
  };
  const away = throws.filter(({ airYards }) => airYards === null);
  return {
    airYards: AIR_YARDS,
    yardsLeft: YARDS_LEFT,
    throws: bands(AIR_YARDS).map((air) => bands(YARDS_LEFT).map((left) => throwWorth(air, left))),
    throwAway: meansOf(THROW_KEYS, away, () => away, 0),
    yardsToGoal: YARDS_TO_GOAL,
    carries: Object.fromEntries(CARRY_KINDS.map((kind) => [kind, carryWorths(kind)])) as ChanceWorths['carries'], // every kind
  };
}
