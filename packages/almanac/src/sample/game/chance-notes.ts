// Where on the field chances come: what usage tables are made of.

import type { Member } from '../league/league.ts';
import type { Field } from './gains.ts';

/** A run is about to begin. */
export function noteCarry({ attack: { box }, yardsToGoal }: Field, runner: Member): void {
  box.note(runner, 'carries');
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

/** It is meant for somebody, so many yards beyond the line of scrimmage. */
export function noteThrow({ attack: { box, offense }, yardsToGoal }: Field, target: Member, airYards: number): void {
  const passer = offense.quarterback.member;
  box.note(passer, 'passAirYards', airYards);
  box.note(target, 'targets');
  box.note(target, 'airYards', airYards);
  if (airYards >= 20) box.note(target, 'targetsDeep');
  if (yardsToGoal <= 20) box.note(target, 'targetsInside20');
  if (yardsToGoal <= 10) box.note(target, 'targetsInside10');
  if (airYards < yardsToGoal) return;
  box.note(target, 'targetsEndZone');
  box.note(passer, 'passAttemptsEndZone');
}
