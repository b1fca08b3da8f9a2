// What a run, a sack or a throw does to the field, and how it is counted on both sides.
import type { Random } from '@pylon/engine/random/random';
import { chance, gamma } from '../league/draws.ts';
import type { Carrier } from '../league/roles.ts';
import type { Throw } from './chances.ts';
import { FUMBLE_LOST_SHARE, FUMBLE_SHARE } from './rates.ts';
import type { Side } from './side.ts';

/** The field as a play finds it. */
export interface Field {
  readonly random: Random;
  readonly attack: Side;
  readonly defense: Side;
  /** Yards to the goal line, 1 to 99. */
  readonly yardsToGoal: number;
  readonly yardsToGo: number;
}

/** How a play ended. */
export type PlayEnd =
  | { readonly kind: 'down'; readonly yards: number; readonly stopsClock: boolean }
  | { readonly kind: 'touchdown' }
  /** The other side has it, so many yards from the goal it attacks; when `scored` it has reached it at once. */
  | { readonly kind: 'lost'; readonly yardsToGoal: number; readonly scored: boolean }
  | { readonly kind: 'safety' }
  /** A penalty: the down is played again, or a series begins. */
  | { readonly kind: 'again'; readonly yards: number; readonly firstDown: boolean };

/** Runs that end out of bounds. */
const OUT_OF_BOUNDS_SHARE = 0.09;
const CATCH_OUT_OF_BOUNDS_SHARE = 0.16;
/** Interceptions and recovered fumbles that are carried into the end zone. */
const INTERCEPTION_SCORE_SHARE = 0.095;
const FUMBLE_SCORE_SHARE = 0.08;
const OWN_FUMBLE_SCORE_SHARE = 0.01;
const FORCED_SHARE = 0.72;
/** Incomplete passes that a defender has touched. */
const DEFENDED_SHARE = 0.37;
/** Throws after which the quarterback is hit. */
const HIT_SHARE = 0.09;
const HIT_WITHOUT_SACK = 'idpQuarterbackHits';

/** A run, a scramble or a sack. */
export function runBall(field: Field, runner: Carrier, gained: number, how: 'run' | 'sack'): PlayEnd {
  const { random, attack, defense, yardsToGoal, yardsToGo } = field;
  const yards = Math.min(gained, yardsToGoal);
  attack.box.yards += yards;
  if (how === 'run') {
    attack.box.add(runner.member, 'rushingAttempts');
    attack.box.add(runner.member, 'rushingYards', yards);
    if (yards >= yardsToGo) attack.box.add(runner.member, 'rushingFirstDowns');
    if (yards >= yardsToGoal) {
      attack.box.add(runner.member, 'rushingTouchdowns');
      if (yardsToGoal <= 20) attack.box.note(runner.member, 'carryTouchdownsInside20');
      if (yards >= 40) attack.box.add(runner.member, 'rushingTouchdowns40');
      if (yards >= 50) attack.box.add(runner.member, 'rushingTouchdowns50');
      return { kind: 'touchdown' };
    }
  }
  if (chance(random, FUMBLE_SHARE[how])) {
    const end = fumble(field, runner, yards);
    if (end) return end;
  }
  if (how === 'run' && !chance(random, OUT_OF_BOUNDS_SHARE)) defense.tackle(yards < 0);
  if (yardsToGoal - yards >= 100) return safety(defense);
  return { kind: 'down', yards, stopsClock: how === 'run' && chance(random, OUT_OF_BOUNDS_SHARE) };
}

/** A throw that had somebody in mind. */
export function catchBall(field: Field, target: Carrier, thrown: Throw): PlayEnd {
  const { random, attack, defense, yardsToGoal, yardsToGo } = field;
  const passer = attack.offense.quarterback.member;
  if (chance(random, HIT_SHARE)) defense.box.add(defense.drawDefender('sacks'), HIT_WITHOUT_SACK);
  if (thrown.result === 'intercepted') return interception(field, thrown.yards);
  if (thrown.result === 'incomplete') {
    if (chance(random, DEFENDED_SHARE)) {
      defense.box.add(defense.drawDefender('passesDefended'), 'idpPassesDefended');
      defense.box.addDefense('defensePassesDefended');
    }
    return { kind: 'down', yards: 0, stopsClock: true };
  }
  const yards = Math.min(thrown.yards, yardsToGoal);
  const { box } = attack;
  box.yards += yards;
  box.add(passer, 'passingCompletions');
  box.add(passer, 'passingYards', yards);
  box.add(target.member, 'receivingReceptions');
  box.add(target.member, 'receivingYards', yards);
  if (yards >= yardsToGo) {
    box.add(passer, 'passingFirstDowns');
    box.add(target.member, 'receivingFirstDowns');
  }
  if (yards >= yardsToGoal) {
    box.add(passer, 'passingTouchdowns');
    box.add(target.member, 'receivingTouchdowns');
    if (yardsToGoal <= 20) {
      box.note(passer, 'passTouchdownsInside20');
      box.note(target.member, 'targetTouchdownsInside20');
    }
    for (const [least, passing, receiving] of LONG_SCORES) {
      if (yards < least) continue;
      box.add(passer, passing);
      box.add(target.member, receiving);
    }
    return { kind: 'touchdown' };
  }
  if (chance(random, FUMBLE_SHARE.catch)) {
    const end = fumble(field, target, yards);
    if (end) return end;
  }
  const stopsClock = chance(random, CATCH_OUT_OF_BOUNDS_SHARE);
  if (!stopsClock) defense.tackle(yards < 0);
  if (yardsToGoal - yards >= 100) return safety(defense);
  return { kind: 'down', yards, stopsClock };
}

const LONG_SCORES = [
  [40, 'passingTouchdowns40', 'receivingTouchdowns40'],
  [50, 'passingTouchdowns50', 'receivingTouchdowns50'],
] as const;

function safety(defense: Side): PlayEnd {
  defense.box.add(defense.drawDefender('losses'), 'idpSafeties');
  defense.box.addDefense('defenseSafeties');
  return { kind: 'safety' };
}

function interception(field: Field, air: number): PlayEnd {
  const { random, attack, defense, yardsToGoal } = field;
  const thief = defense.drawDefender('passesDefended');
  attack.box.add(attack.offense.quarterback.member, 'passingInterceptions');
  defense.box.add(thief, 'idpInterceptions');
  defense.box.add(thief, 'idpPassesDefended');
  defense.box.addDefense('defenseInterceptions');
  defense.box.addDefense('defensePassesDefended');
  if (air >= yardsToGoal) return { kind: 'lost', yardsToGoal: 80, scored: false };
  const away = 100 - (yardsToGoal - air); // yards that the thief has before them
  const scored = chance(random, INTERCEPTION_SCORE_SHARE);
  const returned = scored ? away : Math.min(away - 1, Math.round(9 * gamma(random, 0.6)));
  defense.box.add(thief, 'idpInterceptionYards', returned);
  if (scored) {
    attack.box.add(attack.offense.quarterback.member, 'passingPickSixes');
    defense.box.add(thief, 'idpTouchdowns');
    defense.box.addDefense('defenseTouchdowns');
  }
  return { kind: 'lost', yardsToGoal: away - returned, scored };
}

/** A ball on the ground after so many yards; nothing when the play goes on as if it had not happened. */
function fumble(field: Field, carrier: Carrier, yards: number): PlayEnd | null {
  const { random, attack, defense, yardsToGoal } = field;
  attack.box.add(carrier.member, 'fumbles');
  if (chance(random, FORCED_SHARE)) {
    defense.box.add(defense.drawDefender('tackles'), 'idpForcedFumbles');
    defense.box.addDefense('defenseForcedFumbles');
  }
  if (!chance(random, FUMBLE_LOST_SHARE)) {
    if (!chance(random, OWN_FUMBLE_SCORE_SHARE)) return null;
    attack.box.add(carrier.member, 'fumbleRecoveryTouchdowns');
    return { kind: 'touchdown' };
  }
  attack.box.add(carrier.member, 'fumblesLost');
  const finder = defense.drawDefender('tackles');
  defense.box.add(finder, 'idpFumbleRecoveries');
  defense.box.addDefense('defenseFumbleRecoveries');
  const scored = chance(random, FUMBLE_SCORE_SHARE);
  if (scored) {
    defense.box.add(finder, 'idpTouchdowns');
    defense.box.addDefense('defenseTouchdowns');
  }
  return { kind: 'lost', yardsToGoal: 100 - (yardsToGoal - yards), scored };
}
