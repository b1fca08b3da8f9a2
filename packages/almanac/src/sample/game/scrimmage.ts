// Plays from scrimmage, from the snap to where the ball ends up.
import type { Random } from '@pylon/engine/random/random';
import type { ChanceKey } from '../../tables/opportunity.ts';
import { chance, gamma, normal } from '../league/draws.ts';
import type { Member } from '../league/league.ts';
import { noteCarry, notePass, noteThrow, noteThrowAway } from './chance-notes.ts';
import * as chances from './chances.ts';
import { catchBall, type Field, type PlayEnd, runBall } from './gains.ts';
import { THROWN_AWAY_SHARE } from './rates.ts';

/** A play's end, and whose expected points it counts for. */
export interface Play {
  readonly end: PlayEnd;
  readonly actors: readonly (readonly [Member, ChanceKey])[];
}

/** Sacks that drive a quarterback into their own end zone end there; else they get rid of the ball in time. */
const TRAPPED_SHARE = 0.25;

/** A designed run. */
export function playRun(field: Field, matchup: chances.Matchup): Play {
  const { random, attack, yardsToGoal, yardsToGo } = field;
  const runner = attack.drawRunner(yardsToGo);
  attack.box.rushes += 1;
  noteCarry(field, runner.member, 'designed');
  const yards = chances.runYards(random, runner, yardsToGoal, matchup);
  return { end: runBall(field, runner, yards, 'run'), actors: [[runner.member, 'rushEpa']] };
}

/** A play that begins as a pass: a throw, a sack or a scramble. */
export function playPass(field: Field, situation: chances.Situation, matchup: chances.Matchup): Play {
  const { random, attack, defense, yardsToGoal } = field;
  const { box, offense } = attack;
  const { quarterback } = offense;
  const passer = quarterback.member;
  const own = [passer, 'passEpa'] as const;
  box.dropbacks += 1;
  const fate = chances.dropback(random, quarterback, matchup);
  if (fate === 'scramble') {
    box.note(passer, 'scrambles');
    noteCarry(field, passer, 'scramble');
    const end = runBall(field, quarterback, chances.scrambleYards(random), 'run');
    return { end, actors: [own, [passer, 'rushEpa']] };
  }
  if (fate === 'sack') {
    const drop = Math.round(1 + 5.5 * gamma(random, 2.2));
    const room = 100 - yardsToGoal;
    const lost = drop < room || chance(random, TRAPPED_SHARE) ? Math.min(drop, room) : Math.max(0, room - 1);
    box.add(passer, 'passingSacks');
    defense.sack(lost);
    return { end: runBall(field, quarterback, -lost, 'sack'), actors: [own] };
  }
  box.add(passer, 'passingAttempts');
  notePass(field);
  if (chance(random, THROWN_AWAY_SHARE)) {
    noteThrowAway(field);
    return { end: { kind: 'down', yards: 0, stopsClock: true }, actors: [own] };
  }
  const target = attack.drawTarget();
  box.add(target.member, 'receivingTargets');
  const thrown = chances.throwTo(random, { quarterback, target }, situation, matchup);
  noteThrow(field, target.member, thrown.airYards);
  return { end: catchBall(field, target, thrown), actors: [own, [target.member, 'receivingEpa']] };
}

/** A foul before or during a play that does not count. */
export function penalty(random: Random): Extract<PlayEnd, { kind: 'again' }> {
  const u = random.next();
  if (u < 0.58) return { kind: 'again', yards: u < 0.2 ? -10 : -5, firstDown: false };
  if (u < 0.78) return { kind: 'again', yards: 5, firstDown: false };
  return { kind: 'again', yards: Math.max(5, Math.round(normal(random, 11, 6))), firstDown: true };
}
