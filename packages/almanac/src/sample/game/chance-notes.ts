// Where on the field chances come: what usage tables are made of.
import type { CarryKind } from '@pylon/engine/player-value/chance-worth.shape';
import { eachAdded, expectedOfCarry, expectedOfTarget, expectedOfThrow } from '../../tables/expected-chances.ts';
import type { Chances } from '../../tables/opportunity.ts';
import type { Member } from '../league/league.ts';
import type { BoxScore } from './box-score.ts';
import type { Field } from './gains.ts';

const noteAll = (box: BoxScore, member: Member, added: Readonly<Partial<Chances>>): void => {
  for (const [key, amount] of eachAdded(added)) box.note(member, key, amount);
};

/** A run is about to begin. */
export function noteCarry({ attack: { box }, yardsToGoal }: Field, runner: Member, kind: CarryKind): void {
  box.note(runner, 'carries');
  noteAll(box, runner, expectedOfCarry(kind, yardsToGoal));
  if (yardsToGoal <= 20) box.note(runner, 'carriesInside20');
  if (yardsToGoal <= 10) box.note(runner, 'carriesInside10');
  if (yardsToGoal <= 5) box.note(runner, 'carriesInside5');
}

/** A pass leaves the quarterback's hand. */
export function notePass({ attack: { box, offense }, yardsToGoal }: Field): void {
  const passer = offense.quarterback.member;
  box.note(passer, 'passAttempts');
  if (yardsToGoal <= 20) box.note(passer, 'passAttemptsInside20');
  if (yardsToGoal <= 10) box.note(passer, 'passAttemptsInside10');
}

/** It is meant for nobody. */
export const noteThrowAway = ({ attack: { box, offense }, yardsToGoal }: Field): void =>
  noteAll(box, offense.quarterback.member, expectedOfThrow(null, yardsToGoal));

/** It is meant for somebody, so many yards beyond the line of scrimmage. */
export function noteThrow({ attack: { box, offense }, yardsToGoal }: Field, target: Member, airYards: number): void {
  const passer = offense.quarterback.member;
  box.note(passer, 'passAirYards', airYards);
  box.note(target, 'targets');
  box.note(target, 'airYards', airYards);
  noteAll(box, passer, expectedOfThrow(airYards, yardsToGoal));
  noteAll(box, target, expectedOfTarget(airYards, yardsToGoal));
  if (airYards >= 20) box.note(target, 'targetsDeep');
  if (yardsToGoal <= 20) box.note(target, 'targetsInside20');
  if (yardsToGoal <= 10) box.note(target, 'targetsInside10');
  if (airYards < yardsToGoal) return;
  box.note(target, 'targetsEndZone');
  box.note(passer, 'passAttemptsEndZone');
}
