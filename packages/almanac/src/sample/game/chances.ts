// The draws behind single plays: what is called, how far it goes, whether the kick is good.
import type { Random } from '@pylon/engine/random/random';
import { chance, fromQuantiles, gamma, normal, pickIndex } from '../league/draws.ts';
import type { ClubForm, Member } from '../league/league.ts';
import type { Carrier } from '../league/roles.ts';
import * as rates from './rates.ts';

/** Where a play begins. */
export interface Situation {
  /** 1 to 4. */
  readonly down: number;
  readonly yardsToGo: number;
  /** Yards to the goal line, 1 to 99. */
  readonly yardsToGoal: number;
  /** Points by which the offence leads, below 0 when behind. */
  readonly lead: number;
  readonly secondsLeft: number;
  readonly half: 1 | 2 | 3;
}

/** What helps one side: the clubs' forms and playing at home. */
export interface Matchup {
  readonly attack: ClubForm;
  readonly defense: ClubForm;
  /** 1 when the offence is at home, −1 when it is away. */
  readonly venue: 1 | -1;
  /** How well balls fly that day for both sides, in logits of a catch. */
  readonly day: number;
}

/** Form at which the rates of `rates.ts` hold; starters are better than the average of their job. */
const STARTER_FORM = { QB: 0.7, receiver: 0.55, RB: 0.7 } as const;
const HOME_EDGE = 0.08;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const shiftShare = (share: number, shift: number): number => logistic(Math.log(share / (1 - share)) + shift);

/** Whether a pass is called. */
export function callsPass(random: Random, situation: Situation, passLean: number): boolean {
  const { down, yardsToGo, yardsToGoal, lead, secondsLeft, half } = situation;
  const share = rates.PASS_SHARE[down - 1]?.[yardsToGo <= 3 ? 0 : yardsToGo <= 7 ? 1 : 2] ?? 0.5;
  const late = half >= 2 && secondsLeft <= 900;
  const band = lead <= -9 ? 0 : lead < 0 ? 1 : lead === 0 ? 2 : lead < 9 ? 3 : 4;
  let shift = rates.PASS_LEAN_BY_LEAD[late ? 'late' : 'early'][band] + 0.17 * passLean;
  if (yardsToGoal <= 5) shift -= 0.05;
  if (secondsLeft <= 120 && (half === 1 || lead < 0)) shift += 0.7;
  return chance(random, shiftShare(share, shift));
}

/** Yards of a designed run, whole; negative when stopped behind the line. */
export function runYards(
  random: Random,
  runner: Carrier,
  yardsToGoal: number,
  { attack, defense, venue }: Matchup,
): number {
  const edge = 0.04 * attack.runBlocking - 0.06 * defense.runDefense + 0.5 * HOME_EDGE * venue;
  const own = runner.member.athlete.job === 'QB' ? 0.02 : 0.035 * (runner.form - STARTER_FORM.RB);
  const yards = fromQuantiles(random, rates.RUN_YARDS);
  // Near the goal everybody stands close.
  const crowd = yardsToGoal <= 5 ? 0.52 : 0.97;
  return Math.round(yards > 0 ? yards * crowd * (1 + edge + own) : yards);
}

/** Yards of a scramble, whole. */
export const scrambleYards = (random: Random): number => Math.round(fromQuantiles(random, rates.SCRAMBLE_YARDS));

/** What a dropback turns into before the ball is thrown. */
export function dropback(
  random: Random,
  quarterback: Carrier,
  { attack, defense }: Matchup,
): 'sack' | 'scramble' | 'throw' {
  const sack = shiftShare(
    rates.SACK_SHARE,
    0.2 * defense.passRush - 0.14 * attack.passBlocking - 0.08 * (quarterback.form - STARTER_FORM.QB),
  );
  const scramble = rates.SCRAMBLE_SHARE * Math.exp(0.5 * quarterback.member.athlete.style - 0.125);
  const u = random.next();
  return u < sack ? 'sack' : u < sack + scramble ? 'scramble' : 'throw';
}

/**
 * What a throw to somebody turns into. `yards` is where they are brought down or the ball is caught, from the line of
 * scrimmage.
 */
export interface Throw {
  readonly result: 'caught' | 'incomplete' | 'intercepted';
  readonly yards: number;
  /** Yards the ball was thrown beyond the line of scrimmage. */
  readonly airYards: number;
}

/** A throw to a target. */
export function throwTo(
  random: Random,
  men: { readonly quarterback: Carrier; readonly target: Carrier },
  situation: Situation,
  { attack, defense, venue, day }: Matchup,
): Throw {
  const { quarterback, target } = men;
  const depth = rates.DEPTHS[pickIndex(random, target.depthWeights, target.depthTotal)] ?? rates.DEPTHS[1];
  const called = depth.from + Math.round(random.next() * (depth.to - depth.from));
  const air = Math.min(called, situation.yardsToGoal + 4);
  const intoEndZone = air >= situation.yardsToGoal;
  const edge =
    0.13 * (quarterback.form - STARTER_FORM.QB) +
    0.07 * (target.form - STARTER_FORM.receiver) +
    0.04 * attack.passBlocking -
    0.095 * defense.passDefense +
    day -
    (situation.down >= 3 ? 0.15 : 0) +
    HOME_EDGE * venue -
    (intoEndZone ? 0.25 : situation.yardsToGoal <= 20 ? 0.05 : 0);
  const caught = shiftShare(depth.caught, edge);
  const intercepted =
    depth.intercepted * Math.exp(-0.12 * (quarterback.form - STARTER_FORM.QB) + 0.16 * defense.passDefense);
  const u = random.next();
  if (u < intercepted) return { result: 'intercepted', yards: Math.max(air, 0), airYards: air };
  if (u >= intercepted + caught) return { result: 'incomplete', yards: 0, airYards: air };
  const lift = 1 + 0.06 * (target.form - STARTER_FORM.receiver) - 0.03 * defense.passDefense;
  const after = depth.yardsAfter * gamma(random, depth.shapeAfter) * lift;
  return { result: 'caught', yards: Math.round(air + after), airYards: air };
}

/** What is done on fourth down. */
export function fourthDown(random: Random, situation: Situation): 'go' | 'kick' | 'punt' {
  const { yardsToGoal, yardsToGo, lead, secondsLeft, half } = situation;
  const desperate = half >= 2 && secondsLeft <= 300 && lead < (secondsLeft <= 150 ? -3 : -8);
  const row = rates.FOURTH_DOWN.find(([below]) => yardsToGoal < below)?.[1];
  const go = row?.[yardsToGo <= 1 ? 0 : yardsToGo <= 4 ? 1 : 2] ?? 0;
  if (chance(random, desperate ? 0.95 : go)) return 'go';
  return yardsToGoal <= rates.FIELD_GOAL_RANGE ? 'kick' : 'punt';
}

/** Whether a kick of a distance in yards is good. */
export function kickIsGood(random: Random, kicker: Member, distance: number): boolean {
  const share = rates.FIELD_GOAL_SHARE.find(([below]) => distance < below)?.[1] ?? 0.35;
  return chance(random, shiftShare(share, 0.3 * kicker.form));
}

/** Whether two points are tried for after a touchdown, from the lead before the try. */
export function goesForTwo(random: Random, lead: number, late: boolean): boolean {
  const telling = late && [-10, -5, -2, 1, 5, 12].includes(lead);
  return chance(random, telling ? 0.75 : 0.045);
}

/** Seconds a play takes off the clock, the wait for the next included. */
export function secondsOf(random: Random, situation: Situation, stopsClock: boolean, pace: number): number {
  const { lead, secondsLeft, half } = situation;
  if (stopsClock) return 5 + random.nextInt(4);
  const endgame = half >= 2 && secondsLeft <= 600;
  const hurry = secondsLeft <= 120 ? half === 1 || lead <= 0 : endgame && lead < -8;
  const base = hurry ? 18 : endgame && lead > 0 ? 43 : 38.5;
  return Math.max(6, normal(random, base - (hurry ? 0 : 1.1 * pace), 4));
}
