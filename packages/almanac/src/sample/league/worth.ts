// What everybody is worth to a fantasy team, by kind of league.
import { type ReplacementPoints, replacementPoints } from '@pylon/engine/player-value/replacement';
import { BASE_SCORING_SYSTEMS, type BaseScoringSystem } from '@pylon/engine/scoring/base-systems';
import { expectedPoints } from '@pylon/engine/scoring/expected/expected-points';
import { STAT_KEYS, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { Outlook } from '../game/outlook.ts';

/** Kinds of league that lists are made for, with the base system of each. */
const SYSTEM_OF_FORMAT = { 'half-ppr': 1, ppr: 2, standard: 3, superflex: 4, 'te-premium': 5 } as const;
export type WorthFormat = keyof typeof SYSTEM_OF_FORMAT;

/** Somebody with what they are expected to score and how far that is above what anybody could have. */
export interface Worth {
  readonly outlook: Outlook;
  readonly points: number;
  /** Points above replacement as drafters see them: kickers and defences are left for the last rounds. */
  readonly value: number;
}

/** Drafters wait longer than points alone would say: for quarterbacks, and a little for backs, who get hurt. */
const PATIENCE: Readonly<Record<Position, number>> = { QB: 0.8, RB: 0.88, WR: 1, TE: 0.9, K: 1, DST: 1 };
/** Where kickers and defences begin, in points above replacement over a season, and how much theirs count. */
const LAST_ROUNDS_VALUE = -34;
const LAST_ROUNDS_WEIGHT = 0.35;

/** The worth of everybody of an outlook, in its order. */
export function worths(outlook: readonly Outlook[], format: WorthFormat): Worth[] {
  // The five ids are all there
  const system = BASE_SCORING_SYSTEMS.find(({ id }) => id === SYSTEM_OF_FORMAT[format]) as BaseScoringSystem;
  const players = outlook.map((expected) => ({
    position: expected.position,
    points: expectedPoints(lineOf(expected.line), expected.position, system.settings, Math.max(expected.games, 0.1)),
  }));
  const replacement = replacementPoints(players, system.league);
  const games = outlook.reduce((most, expected) => Math.max(most, expected.games), 1);
  return outlook.map((expected, index) => {
    const points = players[index]?.points ?? 0;
    return { outlook: expected, points, value: draftValue(expected, points, { replacement, format, games }) };
  });
}

function draftValue(
  { position }: Outlook,
  points: number,
  {
    replacement,
    format,
    games,
  }: { readonly replacement: ReplacementPoints; readonly format: WorthFormat; readonly games: number },
): number {
  const above = points - replacement[position];
  // A season's worth of delay shrinks with the weeks that are ranked.
  if (position === 'K' || position === 'DST') return (LAST_ROUNDS_VALUE * games) / 17 + LAST_ROUNDS_WEIGHT * above;
  return position === 'QB' && format === 'superflex' ? above : PATIENCE[position] * above;
}

function lineOf(amounts: number[]): StatLine {
  const line: { -readonly [K in keyof StatLine]: StatLine[K] } = {};
  for (let index = 0; index < STAT_KEYS.length; index++) {
    const key = STAT_KEYS[index];
    const amount = amounts[index] ?? 0;
    if (key && amount !== 0) line[key] = amount;
  }
  return line;
}

/** Places of values, the highest first: 1 for it, and so on; equal values in their order. */
export function placesOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const places = values.map(() => 0);
  order.forEach((index, place) => {
    places[index] = place + 1;
  });
  return places;
}
